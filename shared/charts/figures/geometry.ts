import { colour } from '../../theme';
import { axisTicks } from './scale';
import type { ChartSeries, PlotProps, SeriesTone } from './types';

/** Pixels above and below the plot, the same for both plots, so that nothing moves when one replaces the other. */
export const spacePx = { top: 14, bottom: 30 } as const;

// Widths beside the plot are in rem, because its texts grow with the visitor's font size.
const GAP = 0.5;
/** Approximate width of a letter. The server cannot measure text. */
const LETTER_WIDTH = 0.4375;
/** Less than half the width of a period on narrow screens. */
const HALF_PERIOD = 0.1875;

/** Returns the rem before the plot for the longest figure of its scale. */
export const startSpace = (series: readonly ChartSeries[]): number => {
  const longest = Math.max(0, ...(axisTicks(series) ?? []).map((tick) => series[0]?.format(tick).length ?? 0));
  return longest === 0 ? GAP : longest * LETTER_WIDTH + 2 * GAP;
};

/** Returns the rem after the plot for the half of the last period's name that sticks out. */
export const endSpace = ({ periods }: Pick<PlotProps, 'periods'>): number =>
  Math.max(GAP, ((periods.at(-1)?.short.length ?? 0) * LETTER_WIDTH) / 2 - HALF_PERIOD);

/** Pixels of one rem within the element of a plot. On a partner's page they are not those of the root element. */
export const remOf = (plot: Element): number => Number.parseFloat(getComputedStyle(plot).fontSize);

/** Returns the period at `x` pixels in a chart that is `width` pixels wide. */
export const indexAtX = (x: number, width: number, rem: number, { periods, series }: PlotProps): number => {
  const start = startSpace(series) * rem;
  const share = (x - start) / Math.max(1, width - start - endSpace({ periods }) * rem);
  return Math.max(0, Math.min(periods.length - 1, Math.floor(share * periods.length)));
};

/** Share of a period's width that its bar takes. */
export const BAR_SHARE = 0.68;

/** Largest number of period names on the axis. */
export const NAMES = { wide: 7, narrow: 3 } as const;

/** Charts have their narrow form below 768 px, or below 48 em if the visitor's font is larger. */
export const NARROW = '(max-width: 47.99em)';

/** Heights of the plot, in CSS so that they apply before any script runs. */
export const plotHeight = { wide: '22rem', narrow: '17rem', low: '12rem' } as const;

/** Returns whether a value has no neighbour to draw a line to. */
const hasIsolatedValue = (values: ChartSeries['values']): boolean =>
  values.some((value, index) => value !== null && (values[index - 1] ?? values[index + 1] ?? null) === null);

/**
 * Lines differ without colour: a comparison is dashed (`Dash` of Highcharts at 2 px), an accompanying series
 * has squares. Squares also mark a line that would otherwise be invisible.
 */
export const DASHES = '8 6';
export const isDashed = ({ tone }: ChartSeries): boolean => tone === 'neutral';
export const isMarked = ({ tone, kind, values }: ChartSeries): boolean =>
  kind === 'line' && (tone === 'second' || hasIsolatedValue(values));
/** Half the side of a square mark, in pixels. */
export const MARK = 3;

/** Height of a row of bars: 42 px and 30 px, more with larger text (PMS-2). */
export const rowHeight = { wide: '2.625rem', narrow: '1.875rem' } as const;

/** CSS custom properties, which SVG attributes accept. A change of theme needs no new rendering. */
export const toneColour: Record<SeriesTone, string> = {
  accent: colour.accent,
  second: colour.seriesTwo,
  neutral: colour.seriesNeutral,
};
