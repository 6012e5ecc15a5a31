import type { Measured } from '../visits/rounds';
import type { Visited } from '../visits/visit';
import type { Variant } from '../variants';
import type { Estimate } from './statistics';

/** The most that a first visit may take in relation to another variant (PERF-6, PERF-7). */
export interface Goal {
  readonly title: string;
  readonly of: keyof Visited;
  readonly against: Variant;
  readonly most: number;
  /** Smaller figures count as this: such differences cannot be noticed. */
  readonly least?: number;
}

export const goals: readonly Goal[] = [
  { title: 'LCP / no scripts', of: 'largestPaint', against: 'no scripts', most: 1.1 },
  { title: 'FCP / no scripts', of: 'firstPaint', against: 'no scripts', most: 1.1 },
  { title: 'LCP / one bundle', of: 'largestPaint', against: 'one bundle', most: 1 },
  { title: 'TBT / one bundle', of: 'blocked', against: 'one bundle', most: 1.05, least: 50 },
  { title: 'bytes / one bundle', of: 'bytes', against: 'one bundle', most: 1.03 },
];

/** The most that a visit to this site may take (PERF-2, PERF-3, PERF-8). */
export interface Limit {
  readonly title: string;
  /** Returns undefined if it was not measured. */
  readonly of: (visit: Measured) => number | undefined;
  readonly most: (path: string) => number;
  readonly digits: number;
}

export const limits: readonly Limit[] = [
  {
    title: 'TBT ≤ 100 or 66',
    of: ({ cold }) => cold.blocked,
    most: (path) => (path === '/home' ? 100 : 66),
    digits: 0,
  },
  { title: 'INP ≤ 200', of: ({ press }) => press, most: () => 200, digits: 0 },
  { title: 'CLS 0', of: ({ cold }) => cold.shift, most: () => 0, digits: 3 },
  { title: 'a later visit: KB ≤ 1', of: ({ warm }) => warm && warm.bytes / 1024, most: () => 1, digits: 1 },
];

/** Milliseconds after which the next page is shown, and after Back the one before (PERF-10). */
export const NEXT_PAGE_MS = 100;

/** Writes an estimate with its bounds, and whether it meets a goal. `±`: the goal lies within the bounds. */
export const verdict = ({ value, low, high }: Estimate, most: number, digits = 2): string => {
  const isOpen = low <= most && most < high;
  const said = Number(value.toFixed(digits)) <= most ? 'met' : 'not met';
  return `${value.toFixed(digits)} [${low.toFixed(digits)}–${high.toFixed(digits)}] ${said}${isOpen ? ' ±' : ''}`;
};
