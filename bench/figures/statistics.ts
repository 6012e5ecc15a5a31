import { randomBy } from '../../shared/testing/random';

/** A figure with its 95 % confidence interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const RESAMPLES = 2000;

/** Returns the median, or 0 without values. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return (low + high) / 2;
};

/** Returns a percentile, or NaN without values. `share`: 0.95 for the 95th. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;

/** Two figures of the same round. */
export type Pair = readonly [number, number];

/** Returns the median of values with its confidence interval. */
export const estimate = (values: readonly number[]): Estimate => ratio([values.map((value): Pair => [value, 1])]);

const sumOfMedians = (groups: readonly (readonly Pair[])[], side: 0 | 1): number =>
  groups.reduce((sum, pairs) => sum + median(pairs.map((pair) => pair[side])), 0);

/** Divides two figures. Returns 1 for 0 by 0, because both are equal. */
const quotient = (dividend: number, divisor: number): number => (dividend === divisor ? 1 : dividend / divisor);

/**
 * Returns the ratio of the medians of both sides of pairs, added up over groups (pages), with its confidence interval. The interval comes
 * from bootstrapping, which resamples rounds with both sides. The same measurements have the same interval.
 */
export const ratio = (groups: readonly (readonly Pair[])[]): Estimate => {
  const random = randomBy(1);
  const ratioOf = (all: readonly (readonly Pair[])[]): number => quotient(sumOfMedians(all, 0), sumOfMedians(all, 1));
  const resample = (pairs: readonly Pair[]): Pair[] =>
    pairs.flatMap(() => pairs.slice(Math.floor(random() * pairs.length)).slice(0, 1));
  const all = Array.from({ length: RESAMPLES }, () => ratioOf(groups.map(resample))).toSorted((a, b) => a - b);
  const quantile = (share: number): number => all[Math.round(share * (RESAMPLES - 1))] ?? Number.NaN;
  return { value: ratioOf(groups), low: quantile(0.025), high: quantile(0.975) };
};
