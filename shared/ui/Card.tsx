import { css, styled } from 'styled-components';
import { colour, media, radius, space } from '../theme';

/** A card: a hairline around content, no shadow. `as="article"` or `forwardedAs` where it is one. `$flush` drops the padding. */
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

/** Text part of a `$flush` card, below its picture. */
export const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[1]};
  padding: ${space[2]};
`;

/**
 * Put on the link of a card's title: the whole card (the nearest `Card`) becomes its target, while the link's text stays its name.
 * Other controls of the card need `position: relative` to stay above it.
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

/** A list of cards that fills its line: `<CardGrid as="ul">`. `$min` is the least width of a card: 176, 256 (default) or 320 px. */
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
