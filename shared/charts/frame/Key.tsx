import { styled } from 'styled-components';
import { colour, size, space } from '../../theme';
import { DASHES, isDashed, isMarked, toneColour, axisStart, type ChartSeries, type ChartTexts } from '../figures';

interface KeyProps {
  readonly series: readonly ChartSeries[];
  readonly texts: ChartTexts;
}

/** The key: name and unit of each series, and where the scale starts if not at zero. */
export const Key = ({ series, texts }: KeyProps) => {
  const start = axisStart(series);
  return (
    <List>
      {series.map((oneSeries) => (
        <li key={oneSeries.id} data-series={oneSeries.name}>
          <svg width="22" height="12" aria-hidden="true" focusable="false">
            {oneSeries.kind === 'column' ? (
              <rect x="5" width="12" height="12" fill={toneColour[oneSeries.tone]} />
            ) : (
              <path
                d="M0 6h22"
                stroke={toneColour[oneSeries.tone]}
                strokeWidth="2"
                strokeDasharray={isDashed(oneSeries) ? DASHES : undefined}
              />
            )}
            {isMarked(oneSeries) && <rect x="8" y="3" width="6" height="6" fill={toneColour[oneSeries.tone]} />}
          </svg>
          {oneSeries.name}
          <Unit>{oneSeries.unit}</Unit>
        </li>
      ))}
      {start !== undefined && (
        <li>
          <Unit>{texts.axisFrom(start)}</Unit>
        </li>
      )}
    </List>
  );
};

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half} ${space[3]};
  margin: 0 0 ${space[1]};
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
