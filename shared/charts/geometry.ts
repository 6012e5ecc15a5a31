import { colour } from '../theme';
import { axisTicks } from './scale';
import type { ChartSeries, PlotProps, SeriesTone } from './types';

/** Room above and below the plot in pixels, the same in the sketch and in the drawing, so that nothing moves when one replaces the other. */
export const room = { top: 14, bottom: 30 } as const;

const GAP = 8;

/** About the width of a letter, in pixels: text cannot be measured on the server. */
const LETTER = 7;
/** Less than half of a period's width where it is narrow. */
const HALF_PERIOD = 3;

/** Room before the plot for the figures of its scale, in pixels: by their longest. */
export const startRoom = (series: readonly ChartSeries[]): number => {
  const longest = Math.max(0, ...(axisTicks(series) ?? []).map((tick) => series[0]?.format(tick).length ?? 0));
  return longest === 0 ? GAP : longest * LETTER + 2 * GAP;
};

/** Room after the plot for the half of the last period's name that stands out. */
export const endRoom = ({ periods }: Pick<PlotProps, 'periods'>): number =>
  Math.max(GAP, ((periods.at(-1)?.short.length ?? 0) * LETTER) / 2 - HALF_PERIOD);

/** Which period lies `x` pixels from the start of a chart that is `width` wide. */
export const placeUnder = (x: number, width: number, { periods, series }: PlotProps): number => {
  const start = startRoom(series);
  const share = (x - start) / Math.max(1, width - start - endRoom({ periods }));
  return Math.max(0, Math.min(periods.length - 1, Math.floor(share * periods.length)));
};

/** Part of a period's width that its bar takes. */
export const BAR_SHARE = 0.68;

/** Most period names on the axis. */
export const NAMES = { wide: 7, narrow: 3 } as const;

/** Below 768 px charts take their narrow form. */
export const NARROW = '(max-width: 767px)';

/** Heights of the plot; in CSS, so that the room is there before any script. */
export const plotHeight = { wide: '22rem', narrow: '17rem', low: '12rem' } as const;

/** Whether a value has no neighbour that a line could lead to. */
const hasLone = (values: ChartSeries['values']): boolean =>
  values.some((value, at) => value !== null && (values[at - 1] ?? values[at + 1] ?? null) === null);

/** How a line is told apart without its colour: what compares is dashed (`Dash` of Highcharts at 2 px), what accompanies has squares, and so has one that would show nothing else. */
export const DASHES = '8 6';
export const isDashed = ({ tone }: ChartSeries): boolean => tone === 'neutral';
export const isMarked = ({ tone, kind, values }: ChartSeries): boolean =>
  kind === 'line' && (tone === 'second' || hasLone(values));
/** Half the side of such a square, in pixels. */
export const MARK = 3;

/** Height of a row of bars (PMS-2). */
export const rowHeight = { wide: '42px', narrow: '30px' } as const;

/** Custom properties, which SVG takes as they are: a change of theme needs no new drawing. */
export const toneColour: Record<SeriesTone, string> = {
  accent: colour.accent,
  second: colour.seriesTwo,
  neutral: colour.seriesNeutral,
};
