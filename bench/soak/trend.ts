import { median } from '../figures/statistics';

/** What a row of figures does: over the time that was looked at, as a share of what it was. */
export interface Trend {
  readonly verdict: 'flat' | 'growing';
  /** How much the line through the figures rises from its beginning to its end; below 0 where it falls. */
  readonly rise: number;
}

/** A rise that is less than a tenth, or less than so much, is none. */
const SHARE = 0.1;
/** Of all pairs of figures, the share in which the later one is greater, from which on a rise is no accident. */
const PAIRS = 0.75;

/**
 * Whether figures that were taken at even distances grow: by the median of the slopes between any two of them (Theil–Sen),
 * which single peaks, as garbage collectors make them, do not move. `least`: a rise that is too small to matter.
 */
export const trendOf = (figures: readonly number[], least: number): Trend => {
  const pairs = figures.flatMap((from, at) =>
    figures.slice(at + 1).map((to, further) => ({ rise: to - from, slope: (to - from) / (further + 1) })),
  );
  const rise = median(pairs.map(({ slope }) => slope)) * Math.max(0, figures.length - 1);
  const isSteady = pairs.filter((pair) => pair.rise > 0).length >= PAIRS * pairs.length;
  return { verdict: isSteady && rise > Math.max(least, SHARE * median(figures)) ? 'growing' : 'flat', rise };
};
