import type { ChartPeriod, ChartSeries, PlotProps } from './types';

/** Number of gaps between grid lines. */
const GAPS = 4;

/** Steps between ticks, as multiples of a power of ten. */
const steps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The ticks of a scale from bottom to top: lowest first, except for ranks. */
export type Ticks = readonly number[];

const roundStep = (raw: number, isWhole: boolean): number => {
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = (steps.find((each) => each * power >= raw - power * 1e-9) ?? 10) * power;
  return isWhole ? Math.ceil(step) : step;
};

const withoutFloatNoise = (value: number): number => Number(value.toPrecision(12));

/**
 * Five round ticks around the values, from zero if bars are compared. Ticks of whole values are whole: texts without decimals would
 * repeat. Undefined without a value.
 */
export const ticksOf = (values: readonly (number | null)[], fromZero: boolean): Ticks | undefined => {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return undefined;
  const high = Math.max(...known, 0);
  const low = fromZero ? Math.min(...known, 0) : Math.min(...known);
  const isWhole = known.every(Number.isInteger);
  let step = roundStep((high - low) / GAPS || 1, isWhole);
  let first = Math.floor(low / step) * step;
  // Rounding the start down may push the highest value off the scale.
  while (first + step * GAPS < high) {
    step = roundStep(step * 1.01, isWhole);
    first = Math.floor(low / step) * step;
  }
  return Array.from({ length: GAPS + 1 }, (_, index) => withoutFloatNoise(first + step * index));
};

/**
 * Whole ticks around ranks with the best on top. A minimum span keeps a change of one place small. Undefined without a
 * rank.
 */
const rankTicks = (values: readonly (number | null)[]): Ticks | undefined => {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return undefined;
  const best = Math.min(...known);
  const spread = Math.max(GAPS, Math.max(...known) - best);
  const step = Math.ceil(spread / GAPS);
  return Array.from({ length: Math.ceil(spread / step) + 1 }, (_, index) => best + step * index).toReversed();
};

const isRanked = (series: readonly ChartSeries[]): boolean => series.some(({ isRank }) => isRank);

/** Returns the ticks of a plot from bottom to top. */
export const axisTicks = (series: readonly ChartSeries[]): Ticks | undefined => {
  const values = series.flatMap((oneSeries) => oneSeries.values);
  if (isRanked(series)) return rankTicks(values);
  return ticksOf(
    values,
    series.some(({ startsAtZero = true }) => startsAtZero),
  );
};

/** Returns the text of the scale's start. Undefined if it is zero or a rank. */
export const axisStart = (series: readonly ChartSeries[]): string | undefined => {
  const start = axisTicks(series)?.[0] ?? 0;
  return start === 0 || isRanked(series) ? undefined : series[0]?.format(start);
};

/** Position of a value on a scale: 0 is the bottom, 1 the top. */
export const shareOf = (value: number, ticks: Ticks): number => {
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  return (value - low) / (high - low);
};

/**
 * Indexes of the periods with a name on the axis: evenly spread, always with the newest. A first period that covers all
 * earlier ones has a name too, because it would be read as one period without it.
 */
export const namedPeriods = (periods: readonly Pick<ChartPeriod, 'coversEarlier'>[], maxCount: number): number[] => {
  const { length } = periods;
  const step = Math.max(1, Math.ceil(length / maxCount));
  const spread = Array.from(periods.keys()).filter((index) => (length - 1 - index) % step === 0);
  return periods[0]?.coversEarlier ? [0, ...spread.filter((index) => index >= step)] : spread;
};

export const hasFigures = ({ periods, series }: PlotProps): boolean =>
  periods.length > 0 && series.some((oneSeries) => oneSeries.values.some((value) => value !== null));

const depth = ({ kind, tone }: ChartSeries): number => (kind === 'line' ? 2 : 0) + (tone === 'accent' ? 1 : 0);

/** Sorts series for painting: bars behind lines, the leading series in front. */
export const backToFront = (series: readonly ChartSeries[]): ChartSeries[] =>
  series.toSorted((a, b) => depth(a) - depth(b));
