import { css, styled } from 'styled-components';
import { colour, font, media, size, smallSoft, space } from '@caravan/shared/theme';

/** Height of the site's sticky header. */
const HEADER = '4rem';

/** Up to this width the columns do not fit, and the table scrolls. */
const scrollQuery = (columns: number): string => `@container (max-width: ${7 + 9 * columns}rem)`;

export const Container = styled.div`
  container-type: inline-size;
  isolation: isolate;
`;

/** Scrolls in both directions, because a sticky head works only inside its scroll container. Two columns always fit. */
const scrollBothAxes = (columns: number) => css`
  ${scrollQuery(columns)} {
    max-height: calc(100dvh - ${HEADER} - 2rem);
    overflow: auto;
    border-block: 1px solid ${colour.line};
    th:first-child,
    td:first-child {
      position: sticky;
      z-index: 1;
      inset-inline-start: 0;
      background: ${colour.paper};
    }
    thead th[scope='col'] {
      top: 0;
    }
    thead th[scope='col']:first-child {
      z-index: 2;
    }
  }
  ${media.print} {
    max-height: none;
    overflow: visible;
  }
`;

export const Scroller = styled.section<{ $columns: number }>`
  position: relative;
  ${({ $columns }) => $columns > 2 && scrollBothAxes($columns)}
`;

/** The first column holds the names of the lines. The others share the remaining width. */
export const Grid = styled.table<{ $columns: number }>`
  width: 100%;
  table-layout: fixed;
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.4;
  th,
  td {
    padding: ${space[1]} ${space[2]} ${space[1]} 0;
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: break-word;
    hyphens: auto;
  }
  thead th:first-child {
    width: ${({ $columns }) => ($columns === 1 ? '45%' : 'clamp(6.5rem, 24%, 16rem)')};
    /* Georgian row headers are single long words. */
    ${media.tiny} {
      width: ${({ $columns }) => $columns === 1 && '50%'};
    }
  }
  ${({ $columns }) => $columns > 2 && `${scrollQuery($columns)} { width: ${7 + 9 * $columns}rem; }`}
  @container (max-width: 30rem) {
    font-size: ${size.small};
    th,
    td {
      padding-inline-end: ${space[1]};
    }
  }
`;

/** A head for assistive technology only. */
export const BareHead = styled.thead`
  th {
    padding-block: 0;
  }
`;

export const HeadRow = styled.tr`
  td {
    border: 0;
    vertical-align: bottom;
  }
`;

export const HeadCell = styled.th`
  position: sticky;
  z-index: 1;
  top: ${HEADER};
  background: ${colour.paper};
  box-shadow: inset 0 -1px ${colour.lineStrong};
  line-height: 1.3;
  ${media.print} {
    position: static;
  }
`;

export const Note = styled.td`
  font-size: ${size.small};
`;

export const SectionCell = styled.th`
  && {
    padding-block: ${space[4]} ${space[1]};
    border-bottom: 2px solid ${colour.ink};
    font-family: ${font.display};
    font-size: ${size.title};
  }
  > span {
    position: sticky;
    inset-inline-start: 0;
  }
  ${media.print} {
    break-after: avoid;
  }
`;

export const GroupCell = styled.th`
  && {
    padding-block: ${space[2]} ${space[1]};
    border-bottom: 1px solid ${colour.line};
  }
  > span {
    position: sticky;
    inset-inline-start: 0;
  }
  ${media.print} {
    break-after: avoid;
  }
`;

/** A bar before the line. Coloured backgrounds would be too loud if most lines differ. */
const marked = css`
  > th {
    box-shadow: inset ${space.half} 0 ${colour.accent};
  }
`;

export const LineRow = styled.tr<{ $marked: boolean }>`
  border-bottom: 1px solid ${colour.line};
  ${({ $marked }) => $marked && marked}
  ${media.print} {
    break-inside: avoid;
  }
`;

/** `$indent` counts steps from the edge: one for the bar of marked lines, one for sub-rows. */
export const LineCell = styled.th<{ $indent: number }>`
  && {
    padding-inline-start: calc(${({ $indent }) => $indent} * ${space[2]});
  }
  ${smallSoft}
  font-weight: ${font.normal};
`;

export const Value = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  max-width: 100%;
  > span {
    align-self: baseline;
    min-width: 0;
  }
`;

/** The negative margin keeps the height of the line, because the icon is taller than the text. */
export const Icon = styled.img`
  flex: none;
  margin-block: calc(-1 * ${space.half});
  object-fit: contain;
`;

export const Legend = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  padding-bottom: ${space[2]};
  ${smallSoft}
`;

export const Mark = styled.span`
  flex: none;
  height: 1.25rem;
  border-inline-start: ${space.half} solid ${colour.accent};
`;
