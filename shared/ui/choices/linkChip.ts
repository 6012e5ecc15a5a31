import { css } from 'styled-components';
import { colour, media, radius, size, space } from '../../theme';

/** Style of a link that is a choice: a pill. */
export const linkChip = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: ${space[2]};
  border: 1px solid ${colour.lineStrong};
  border-radius: ${radius.round};
  color: ${colour.ink};
  font-size: ${size.small};
  text-decoration: none;
  white-space: nowrap;
  ${media.hover} {
    &:hover {
      border-color: ${colour.ink};
      color: ${colour.ink};
    }
  }
`;
