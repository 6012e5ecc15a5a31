import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { visuallyHidden } from '../ui/base';
import { colour, font, media, size, space } from '../theme';
import { ChartFrame } from './frame';
import { NARROW, rowHeight, toneColour, type BarsProps } from './figures';

const ZERO = 0;

/**
 * Horizontal bars as a table: each row has its name (or link), a bar, its value and further figures. The server renders
 * all of it, and nothing needs a pointer.
 */
export const Bars = ({ heads, rows, format, tone = 'accent', ranked = false, ...head }: BarsProps) => {
  const maxValue = Math.max(ZERO, ...rows.map(({ value }) => value));
  return (
    <ChartFrame head={head} graphic={maxValue > ZERO ? { kind: 'bars', heads, rows, format, tone, ranked } : undefined}>
      <Table $ranked={ranked}>
        <caption>{head.label}</caption>
        <thead>
          <tr>
            {heads.map((text) => (
              <th key={text} scope="col">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, to, value, further = [] }) => (
            <tr key={key}>
              <th scope="row">{to === undefined ? name : <Link to={to}>{name}</Link>}</th>
              <td>
                <svg width="100%" height="100%" aria-hidden="true" focusable="false">
                  <rect width={`${((value / maxValue) * 100).toFixed(2)}%`} height="100%" fill={toneColour[tone]} />
                </svg>
                {format(value)}
              </td>
              {further.map(({ text }, column) => (
                <td key={heads[column + 2]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </ChartFrame>
  );
};

const Table = styled.table<{ $ranked: boolean }>`
  position: relative;
  display: block;
  counter-reset: place;
  font-size: ${size.small};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.25;
  caption {
    ${visuallyHidden}
  }
  thead,
  tbody {
    display: block;
  }
  tr {
    position: relative;
    display: grid;
    grid-template-columns: minmax(7rem, 13fr) minmax(3rem, 20fr);
    grid-auto-columns: 4.75rem;
    grid-auto-flow: column;
    align-items: center;
    column-gap: ${space[1]};
  }
  thead tr {
    align-items: end;
    padding-bottom: ${space.half};
    border-bottom: 1px solid ${colour.lineStrong};
  }
  thead th {
    color: ${colour.inkSoft};
    font-weight: ${font.normal};
    /* The columns of figures are too narrow for long Georgian words. */
    hyphens: manual;
    text-align: end;
  }
  thead th:first-child {
    text-align: start;
  }
  tbody tr {
    height: ${rowHeight.wide};
    counter-increment: place;
  }
  tbody tr + tr {
    border-top: 1px solid ${colour.line};
  }
  th,
  td {
    min-width: 0;
    padding: 0;
    text-align: start;
  }
  tbody th {
    display: -webkit-box;
    overflow: hidden;
    font-weight: ${font.normal};
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  tbody th::before {
    content: ${({ $ranked }) => ($ranked ? "counter(place) '\\2002'" : 'none')};
    color: ${colour.inkFaint};
  }
  a {
    color: ${colour.ink};
    text-decoration-color: ${colour.lineStrong};
  }
  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  td:nth-child(2) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 3.25rem;
    align-items: center;
    gap: ${space[1]};
    font-weight: ${font.strong};
    text-align: end;
  }
  td:nth-child(n + 3) {
    color: ${colour.inkSoft};
    text-align: end;
  }
  svg {
    height: 1.125rem;
    /* Clicks on the bar reach the row. */
    pointer-events: none;
  }
  ${media.hover} {
    tr:has(a):hover {
      background: ${colour.wash};
    }
    tr:hover a {
      color: ${colour.accent};
    }
  }
  /** On phones the name and the figures are above the bar, in the same order. */
  @media ${NARROW} {
    font-size: ${size.tiny};
    tr {
      /* With larger text the figures leave a quarter to the name. */
      grid-template-columns: minmax(25%, 1fr);
      grid-auto-columns: minmax(0, 4.5rem);
      column-gap: ${space.half};
    }
    /* The next head is right-aligned and leaves space at its start. */
    thead th:first-child {
      margin-inline-end: -${space[1]};
    }
    /* The bar is nearer to its own name than to the next. */
    tbody tr {
      align-items: start;
      height: ${rowHeight.narrow};
      padding-top: ${space.half};
    }
    tbody tr + tr {
      border-top: 0;
    }
    tbody th {
      display: block;
      /* Into the free space before the next figure, which is right-aligned. */
      margin-inline-end: -${space[3]};
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    td:nth-child(2) {
      display: block;
    }
    svg {
      position: absolute;
      inset: auto 0 ${space.half};
      height: 0.375rem;
    }
  }
`;
