import { css } from 'styled-components';
import { colour, space } from '@caravan/shared/theme';

/** Short facts divided by rules. A rule at the start of a line is clipped. */
export const dividedFacts = css`
  display: flex;
  flex-wrap: wrap;
  overflow: hidden;
  > span {
    margin-inline-start: calc(-1px - ${space[1]});
    padding-inline: ${space[1]} calc(2 * ${space[1]});
    border-inline-start: 1px solid ${colour.lineStrong};
  }
`;
