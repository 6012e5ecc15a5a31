import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { colour, media, radius } from '../../theme';

/**
 * For the link of a card's title: the whole card becomes its click target. The card and its other controls need
 * `position: relative`.
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
