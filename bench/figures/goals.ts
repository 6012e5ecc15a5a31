import type { Visited } from '../visits/visit';
import type { Variant } from '../variants';
import type { Estimate } from './statistics';

/** What a first visit to this site may take at most of what it takes to something else (PERF-6, PERF-7). */
export interface Goal {
  readonly title: string;
  readonly of: keyof Visited;
  readonly against: Variant;
  readonly most: number;
  /** What less than this counts as: where nothing is felt, nothing is lost. */
  readonly least?: number;
}

export const goals: readonly Goal[] = [
  { title: 'LCP / no scripts', of: 'largestPaint', against: 'no scripts', most: 1.1 },
  { title: 'FCP / no scripts', of: 'firstPaint', against: 'no scripts', most: 1.1 },
  { title: 'LCP / one bundle', of: 'largestPaint', against: 'one bundle', most: 1 },
  { title: 'TBT / one bundle', of: 'blocked', against: 'one bundle', most: 1.05, least: 50 },
  { title: 'bytes / one bundle', of: 'bytes', against: 'one bundle', most: 1.05 },
];

/** An estimate to two digits, its bounds, and what it says of a goal; `±`: the goal lies within the bounds. */
export const verdict = ({ value, low, high }: Estimate, most: number): string => {
  const isOpen = low <= most && most < high;
  const said = Math.round(value * 100) / 100 <= most ? 'met' : 'not met';
  return `${value.toFixed(2)} [${low.toFixed(2)}–${high.toFixed(2)}] ${said}${isOpen ? ' ±' : ''}`;
};
