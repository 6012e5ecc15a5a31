import { css } from 'styled-components';
import { colour, font, media, smallSoft } from '@caravan/shared/theme';

/** Style of a link to a choice: a sample with its name below. The chosen sample has a frame. */
export const sampleStyle = css`
  ${smallSoft}
  line-height: 1.3;
  text-decoration: none;
  &[data-chosen='true'] {
    color: ${colour.ink};
    font-weight: ${font.strong};
    > :first-child {
      outline: 2px solid ${colour.ink};
      outline-offset: 2px;
    }
  }
  ${media.hover} {
    &:hover {
      color: ${colour.ink};
      text-decoration: underline;
    }
  }
`;
