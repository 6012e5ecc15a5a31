import { styled } from 'styled-components';
import { colour } from '../theme';
import { spokenAt } from './figuresAt';
import { NARROW, plotHeight } from './geometry';
import type { PlotProps } from './types';

/** The plot is a slider over its periods: by keys and by ear one goes through the same figures as with the pointer. */
export const sliderOf = (plot: PlotProps, label: string, at: number) => ({
  role: 'slider',
  tabIndex: 0,
  'aria-label': label,
  'aria-valuemin': 0,
  'aria-valuemax': plot.periods.length - 1,
  'aria-valuenow': at,
  'aria-valuetext': spokenAt(plot, at),
});

/** The place of sketch and drawing. */
export const Plot = styled.div<{ readonly $isLow: boolean }>`
  position: relative;
  height: ${({ $isLow }) => ($isLow ? plotHeight.low : plotHeight.wide)};
  font-variant-numeric: tabular-nums lining-nums;
  touch-action: pan-y;
  .drawing {
    height: 100%;
  }
  /* A seam of paper around lines keeps them apart from the bars that they cross; of the sketch around what is not stretched. */
  .highcharts-graph,
  .lines {
    filter: drop-shadow(0 0 1px ${colour.paper}) drop-shadow(0 0 1px ${colour.paper})
      drop-shadow(0 0 1px ${colour.paper});
  }
  @media ${NARROW} {
    height: ${({ $isLow }) => ($isLow ? plotHeight.low : plotHeight.narrow)};
  }
`;
