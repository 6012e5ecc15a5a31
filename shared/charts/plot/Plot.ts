import { styled } from 'styled-components';
import { colour } from '../../theme';
import { describePeriod, NARROW, plotHeight, type PlotProps } from '../figures';

/**
 * Props that make the plot a slider over its periods, so that keyboard and screen reader reach the same figures as the
 * pointer.
 */
export const sliderProps = (plot: PlotProps, label: string, index: number) => ({
  role: 'slider',
  tabIndex: 0,
  'aria-label': label,
  'aria-valuemin': 0,
  'aria-valuemax': plot.periods.length - 1,
  'aria-valuenow': index,
  'aria-valuetext': describePeriod(plot, index),
});

export const Plot = styled.div<{ readonly $isLow: boolean }>`
  position: relative;
  /* remOf() reads it. */
  font-size: 1rem;
  height: ${({ $isLow }) => ($isLow ? plotHeight.low : plotHeight.wide)};
  font-variant-numeric: tabular-nums lining-nums;
  touch-action: pan-y;
  break-inside: avoid;
  .highcharts-plot {
    height: 100%;
  }
  /* A paper-coloured outline keeps lines apart from the bars that they cross. In the static plot it surrounds only elements that are not stretched. */
  .highcharts-graph,
  .lines {
    filter: drop-shadow(0 0 1px ${colour.paper}) drop-shadow(0 0 1px ${colour.paper})
      drop-shadow(0 0 1px ${colour.paper});
  }
  @media ${NARROW} {
    /* HighchartsPlot reads it. */
    --narrow: 1;
    height: ${({ $isLow }) => ($isLow ? plotHeight.low : plotHeight.narrow)};
  }
`;
