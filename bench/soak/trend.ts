import { median } from '../figures/statistics';

/** The trend of a series of figures. */
export interface Trend {
  readonly verdict: 'flat' | 'growing';
  /** The rise of the line through the figures from its beginning to its end. Negative if it falls. */
  readonly rise: number;
}

/** Minimum share of the median that counts as a rise. */
const MIN_SHARE = 0.1;
/** Minimum share of pairs whose later figure is greater. With fewer, a rise is accidental. */
const MIN_PAIR_SHARE = 0.75;

/**
 * Returns whether figures taken at even intervals grow, by the median of the slopes between any two of them (Theil–Sen). Single peaks
 * before a garbage collection do not change it. `minRise`: the minimum rise that matters.
 */
export const trendOf = (figures: readonly number[], minRise: number): Trend => {
  const pairs = figures.flatMap((from, index) =>
    figures.slice(index + 1).map((to, distance) => ({ rise: to - from, slope: (to - from) / (distance + 1) })),
  );
  const rise = median(pairs.map(({ slope }) => slope)) * Math.max(0, figures.length - 1);
  const isSteady = pairs.filter((pair) => pair.rise > 0).length >= MIN_PAIR_SHARE * pairs.length;
  return { verdict: isSteady && rise > Math.max(minRise, MIN_SHARE * median(figures)) ? 'growing' : 'flat', rise };
};
