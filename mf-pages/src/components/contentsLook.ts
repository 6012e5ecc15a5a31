import { css } from 'styled-components';
import { colour, media, space } from '@caravan/shared/theme';

/** Style of the links in a list of contents. */
export const contentsLook = css`
  a {
    display: block;
    padding-block: ${space.half};
    color: ${colour.inkSoft};
    text-decoration: none;
  }
  ${media.hover} {
    a:hover {
      color: ${colour.accent};
      text-decoration: underline;
    }
  }
`;
