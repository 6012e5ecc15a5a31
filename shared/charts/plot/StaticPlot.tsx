import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { colour, size } from '../../theme';
import {
  BAR_SHARE,
  DASHES,
  endSpace,
  isDashed,
  isMarked,
  MARK,
  NAMES,
  NARROW,
  spacePx,
  startSpace,
  toneColour,
  axisTicks,
  backToFront,
  namedPeriods,
  shareOf,
  type Ticks,
  type ChartSeries,
  type PlotProps,
} from '../figures';

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

const Bars = ({ series, ticks }: { series: ChartSeries; ticks: Ticks }) =>
  series.values.map((value, index) =>
    value === null ? null : (
      <rect
        key={index}
        x={percent((index + (1 - BAR_SHARE) / 2) / series.values.length)}
        y={percent(1 - shareOf(value, ticks))}
        width={percent(BAR_SHARE / series.values.length)}
        height={percent(shareOf(value, ticks))}
        fill={toneColour[series.tone]}
      />
    ),
  );

/**
 * SVG paths of neighbouring values, in a box one unit wide for each period and 100 high. A missing value starts a new
 * path.
 */
const lineSegments = ({ values }: ChartSeries, ticks: Ticks): string[] =>
  values
    .map((value, index) => (value === null ? '|' : `${index + 0.5},${(100 - shareOf(value, ticks) * 100).toFixed(1)}`))
    .join(' ')
    .split('|')
    .map((run) => run.trim())
    .filter((run) => run !== '');

const Lines = ({ series, ticks }: { series: ChartSeries; ticks: Ticks }) => (
  <svg viewBox={`0 0 ${series.values.length} 100`} preserveAspectRatio="none" overflow="visible">
    {lineSegments(series, ticks).map((points) => (
      <polyline
        key={points}
        points={points}
        fill="none"
        stroke={toneColour[series.tone]}
        strokeWidth="2"
        strokeLinejoin="round"
        strokeDasharray={isDashed(series) ? DASHES : undefined}
        vectorEffect="non-scaling-stroke"
      />
    ))}
  </svg>
);

/** Squares on the points of a line. They keep their size when the plot is stretched. */
const Marks = ({ series, ticks }: { series: ChartSeries; ticks: Ticks }) => (
  <g transform={`translate(${-MARK} ${-MARK})`} fill={toneColour[series.tone]}>
    {series.values.map((value, index) =>
      value === null ? null : (
        <rect
          key={index}
          x={percent((index + 0.5) / series.values.length)}
          y={percent(1 - shareOf(value, ticks))}
          width={2 * MARK}
          height={2 * MARK}
        />
      ),
    )}
  </g>
);

/**
 * The plot as static SVG with the geometry of the Highcharts plot. The server renders it, so it shows without
 * JavaScript, and nothing moves when Highcharts replaces it. `children` are rendered over the plot.
 */
export const StaticPlot = ({ periods, series, children }: PlotProps & { readonly children?: ReactNode }) => {
  const ticks = axisTicks(series) ?? [];
  const periodNames = (maxCount: number) =>
    namedPeriods(periods, maxCount).map((index) => (
      <text key={index} x={percent((index + 0.5) / periods.length)} y="100%" dy="20" textAnchor="middle">
        {periods[index]?.short}
      </text>
    ));
  return (
    <Frame $start={startSpace(series)} $end={endSpace({ periods })}>
      <svg width="100%" height="100%" overflow="visible" focusable="false">
        {ticks.map((tick) => (
          <line
            key={tick}
            x1="0"
            x2="100%"
            y1={percent(1 - shareOf(tick, ticks))}
            y2={percent(1 - shareOf(tick, ticks))}
          />
        ))}
        {ticks.map((tick) => (
          <text key={tick} x="0" dx="-8" y={percent(1 - shareOf(tick, ticks))} dy="4" textAnchor="end">
            {series[0]?.format(tick)}
          </text>
        ))}
        {backToFront(series).map((oneSeries) =>
          oneSeries.kind === 'column' ? (
            <Bars key={oneSeries.id} series={oneSeries} ticks={ticks} />
          ) : (
            <Fragment key={oneSeries.id}>
              <g className="lines">
                <Lines series={oneSeries} ticks={ticks} />
              </g>
              {isMarked(oneSeries) && <Marks series={oneSeries} ticks={ticks} />}
            </Fragment>
          ),
        )}
        <line x1="0" x2="100%" y1="100%" y2="100%" className="foot" />
        <g className="wide">{periodNames(NAMES.wide)}</g>
        <g className="narrow">{periodNames(NAMES.narrow)}</g>
      </svg>
      {children}
    </Frame>
  );
};

const Frame = styled.div<{ $start: number; $end: number }>`
  position: absolute;
  inset: ${spacePx.top}px ${({ $end }) => $end}rem ${spacePx.bottom}px ${({ $start }) => $start}rem;
  > svg > line {
    stroke: ${colour.line};
  }
  > svg > line.foot {
    stroke: ${colour.lineStrong};
  }
  text {
    fill: ${colour.inkFaint};
    font-size: ${size.tiny};
  }
  .narrow {
    display: none;
  }
  @media ${NARROW} {
    .narrow {
      display: inline;
    }
    .wide {
      display: none;
    }
  }
`;
