import { Link } from 'react-router-dom';
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

/** The link of a card's title, to a page of the site. */
export const CardLink = styled(Link)`
  ${cardLink}
`;
