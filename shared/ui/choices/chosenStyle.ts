import { css } from 'styled-components';
import { colour, font, media } from '../../theme';

/** Style of a label around a radio button: marks the chosen and the focused one. */
export const chosenStyle = css`
  &:has(:checked) {
    background: ${colour.ink};
    color: ${colour.paper};
    font-weight: ${font.strong};
  }
  ${media.forced} {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid ${colour.accent};
    outline-offset: 2px;
  }
`;
