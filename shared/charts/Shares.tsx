import { styled } from 'styled-components';
import { colour, font, size, space } from '../theme';
import { visuallyHidden } from '../ui/base';
import { ChartFrame } from './frame';
import { slicesOf, type SharesProps } from './figures';

/** Parts of a whole as a numbered ring beside a table. The server renders all of it. */
export const Shares = ({ heads, parts, format, formatShare, total, ...head }: SharesProps) => {
  const isFilled = parts.some(({ value }) => value > 0);
  const slices = slicesOf(parts);
  return (
    <ChartFrame
      head={head}
      graphic={isFilled ? { kind: 'shares', heads, parts, format, formatShare, total } : undefined}
    >
      <Columns>
        <svg viewBox="-100 -100 200 200" fontSize="8" aria-hidden="true" focusable="false">
          {slices.map(({ key, path, tint }) => (
            <path key={key} d={path} fillOpacity={tint.toFixed(2)} />
          ))}
          {slices.map(({ key, number, x, y }) => (
            <text key={key} x={x} y={y + 3}>
              {number}
            </text>
          ))}
          <text className="whole" y="2">
            {total.value}
          </text>
          <text y="15">{total.unit}</text>
        </svg>
        <Table>
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
            {parts.map(({ key, name, value, share }, index) => (
              <tr key={key}>
                <th scope="row">
                  <i aria-hidden="true">{index + 1}</i>
                  {name}
                </th>
                <td>{format(value)}</td>
                <td>{formatShare(share)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Columns>
    </ChartFrame>
  );
};

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  padding-bottom: ${space[2]};
  > svg {
    flex: 1 1 14rem;
    max-width: 22rem;
    margin-inline: auto;
  }
  path {
    fill: ${colour.accent};
    stroke: ${colour.paper};
    stroke-width: 1.5;
  }
  text {
    fill: ${colour.inkSoft};
    font-variant-numeric: tabular-nums lining-nums;
    text-anchor: middle;
  }
  .whole {
    fill: ${colour.ink};
    font-size: 2.375em;
    font-weight: ${font.strong};
  }
`;

const Table = styled.table`
  position: relative;
  flex: 1 1 17rem;
  max-width: 38rem;
  font-size: ${size.small};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1.35;
  caption,
  thead {
    ${visuallyHidden}
  }
  tbody tr {
    border-bottom: 1px solid ${colour.line};
  }
  th,
  td {
    height: 2.375rem;
    padding: 0 0 0 ${space[2]};
    text-align: end;
  }
  th {
    padding: 0;
    font-weight: ${font.normal};
    text-align: start;
  }
  td:last-child {
    font-weight: ${font.strong};
  }
  i {
    display: inline-block;
    width: 1.5rem;
    color: ${colour.inkFaint};
    font-style: normal;
  }
`;
