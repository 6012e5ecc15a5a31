import type { VisitResult } from '../visits/rounds';
import type { VisitFigures } from '../visits/visit';
import type { Variant } from '../variants';
import type { Estimate } from './statistics';

/** A maximum ratio of a figure of first visits to that of another variant (PERF-6, PERF-7). */
export interface Goal {
  readonly title: string;
  readonly figure: keyof VisitFigures;
  readonly against: Variant;
  readonly max: number;
  /** Smaller figures count as this one, because visitors cannot notice the difference. */
  readonly min?: number;
}

export const goals: readonly Goal[] = [
  { title: 'LCP / no scripts', figure: 'largestPaint', against: 'no scripts', max: 1.1 },
  { title: 'FCP / no scripts', figure: 'firstPaint', against: 'no scripts', max: 1.1 },
  { title: 'LCP / one bundle', figure: 'largestPaint', against: 'one bundle', max: 1 },
  { title: 'TBT / one bundle', figure: 'blocked', against: 'one bundle', max: 1.05, min: 50 },
  { title: 'bytes / one bundle', figure: 'bytes', against: 'one bundle', max: 1.03 },
];

/** A maximum figure of a visit to this site (PERF-2, PERF-3, PERF-8). */
export interface Limit {
  readonly title: string;
  /** Returns undefined if it was not measured. */
  readonly getValue: (visit: VisitResult) => number | undefined;
  readonly max: (path: string) => number;
  readonly digits: number;
}

export const limits: readonly Limit[] = [
  {
    title: 'TBT ≤ 100 or 66',
    getValue: ({ cold }) => cold.blocked,
    max: (path) => (path === '/home' ? 100 : 66),
    digits: 0,
  },
  { title: 'INP ≤ 200', getValue: ({ inpMs }) => inpMs, max: () => 200, digits: 0 },
  { title: 'CLS 0', getValue: ({ cold }) => cold.shift, max: () => 0, digits: 3 },
  { title: 'a later visit: KB ≤ 1', getValue: ({ warm }) => warm && warm.bytes / 1024, max: () => 1, digits: 1 },
];

/** Maximum milliseconds until a page is shown after a click on a link or on Back (PERF-10). */
export const NEXT_PAGE_MS = 100;

/** Writes an estimate with its bounds and whether it meets a goal. `±`: the goal is within the bounds. */
export const verdict = ({ value, low, high }: Estimate, max: number, digits = 2): string => {
  const isUncertain = low <= max && max < high;
  const result = Number(value.toFixed(digits)) <= max ? 'met' : 'not met';
  return `${value.toFixed(digits)} [${low.toFixed(digits)}–${high.toFixed(digits)}] ${result}${isUncertain ? ' ±' : ''}`;
};
