import { css, styled } from 'styled-components';
import { colour, media, radius, space } from '../../theme';

/** A box with a hairline border. `$flush` removes the padding. Use `as="article"` or `forwardedAs` where it fits. */
export const Card = styled.div<{ $flush?: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: ${({ $flush }) => ($flush === true ? '0' : space[2])};
  border: 1px solid ${colour.line};
  border-radius: ${radius.card};
  background: ${colour.surface};
`;

/** The text of a `$flush` card, below its picture. */
export const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[2]};
`;

/**
 * For the link of a card's title: the whole `Card` becomes its click target. Other controls of the card need `position:
 * relative`.
 */
export const cardLink = css`
  color: ${colour.ink};
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.card};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${colour.accent};
    outline-offset: 2px;
  }
  ${media.hover} {
    &:hover {
      color: ${colour.accent};
    }
  }
`;

const minimum = { small: '11rem', medium: '16rem', large: '20rem' } as const;

/** A grid of cards: `<CardGrid as="ul">`. `$min` is the smallest width of a card: 176, 256 (default) or 320 px. */
export const CardGrid = styled.div<{ $min?: keyof typeof minimum }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = 'medium' }) => minimum[$min]}), 1fr));
  gap: ${space[3]} ${space[2]};
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    min-width: 0;
  }
`;
