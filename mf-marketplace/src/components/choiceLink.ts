import { css } from 'styled-components';
import { colour, media, size, space } from '@caravan/shared/theme';

/** A link for one of several choices. */
export const choiceLink = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 2.75rem;
  border-bottom: 2px solid transparent;
  color: ${colour.ink};
  font-size: ${size.small};
  line-height: 1.3;
  text-decoration: none;
  white-space: nowrap;
  img {
    flex: none;
  }
  ${media.hover} {
    &:hover {
      border-bottom-color: ${colour.lineStrong};
      color: ${colour.ink};
    }
  }
`;
