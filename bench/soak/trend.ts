import { median } from '../figures/statistics';

/** The trend of a series of figures. */
export interface Trend {
  readonly verdict: 'flat' | 'growing';
  /** The rise of the line through the figures from its beginning to its end. Negative if it falls. */
  readonly rise: number;
}

/** The least share of the median that counts as a rise. */
const SHARE = 0.1;
/** The least share of pairs whose later figure is greater. With fewer, a rise is accidental. */
const PAIRS = 0.75;

/**
 * Returns whether figures taken at even intervals grow, by the median of the slopes between any two of them (Theil–Sen). Single peaks
 * before a garbage collection do not change it. `least`: the least rise that matters.
 */
export const trendOf = (figures: readonly number[], least: number): Trend => {
  const pairs = figures.flatMap((from, at) =>
    figures.slice(at + 1).map((to, further) => ({ rise: to - from, slope: (to - from) / (further + 1) })),
  );
  const rise = median(pairs.map(({ slope }) => slope)) * Math.max(0, figures.length - 1);
  const isSteady = pairs.filter((pair) => pair.rise > 0).length >= PAIRS * pairs.length;
  return { verdict: isSteady && rise > Math.max(least, SHARE * median(figures)) ? 'growing' : 'flat', rise };
};
