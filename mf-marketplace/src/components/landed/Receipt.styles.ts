import { styled } from 'styled-components';
import { colour, font, media, size, smallSoft, space } from '@caravan/shared/theme';

/** Two columns, so that it needs no horizontal scrolling on the narrowest phones. */
export const Sheet = styled.table`
  width: 100%;
  border-top: 1px solid ${colour.line};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.4;
  th,
  td {
    padding-block: ${space[1]};
    vertical-align: baseline;
  }
  tr:last-child > * {
    border-bottom: 1px solid ${colour.line};
  }
  tr:not(:last-child) > * {
    padding-bottom: 0;
  }
  tr + tr > * {
    padding-top: 0;
  }
  th {
    padding-inline-end: ${space[2]};
    font-weight: ${font.strong};
    text-align: start;
    overflow-wrap: anywhere;
  }
  td {
    text-align: end;
    white-space: nowrap;
    ${media.tiny} {
      white-space: normal;
    }
  }
  td[colspan] {
    text-align: start;
    white-space: normal;
  }
  td > b,
  td:not([colspan]) > span {
    display: block;
  }
  td:not([colspan]) > span {
    ${smallSoft}
  }
  /* The sums. */
  tbody:nth-last-of-type(-n + 2) > tr > * {
    border-bottom-color: ${colour.ink};
  }
`;

export const Rule = styled.span`
  display: block;
  ${smallSoft}
  font-weight: ${font.normal};
`;

/** Kind, confidence, first day and sources of a rule. */
export const Basis = styled(Rule)`
  color: ${colour.inkFaint};
  font-size: ${size.tiny};
  > * {
    margin-inline-end: ${space[1]};
  }
`;

export const Notes = styled.ul`
  display: grid;
  gap: ${space[1]};
  margin-top: ${space[2]};
  ${smallSoft}
`;

export const Sources = styled.ol`
  padding-inline-start: ${space[3]};
  ${smallSoft}
  list-style: decimal;
  li {
    padding-block: ${space.half};
    overflow-wrap: anywhere;
  }
`;
