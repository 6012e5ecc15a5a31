import { styled } from 'styled-components';
import { colour, size, space } from '../theme';
import { toneColour } from './geometry';
import type { ChartSeries } from './types';

/** What each colour means, with its unit. */
export const Key = ({ series }: { series: readonly ChartSeries[] }) => (
  <List>
    {series.map(({ id, name, unit, kind, tone }) => (
      <li key={id}>
        <svg width="16" height="12" aria-hidden="true" focusable="false">
          {kind === 'column' ? (
            <rect x="2" y="0" width="12" height="12" fill={toneColour[tone]} />
          ) : (
            <path d="M0 6h16" stroke={toneColour[tone]} strokeWidth="2" />
          )}
        </svg>
        {name}
        <Unit>{unit}</Unit>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half} ${space[3]};
  margin: 0 0 ${space[1]};
  padding: 0;
  list-style: none;
  font-size: ${size.small};
  li {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }
`;

const Unit = styled.span`
  color: ${colour.inkFaint};
`;
