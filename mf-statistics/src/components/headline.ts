import { SMALLEST_SHARE } from '@caravan/shared/format';

/** A period's figures; `price` is the median one. */
export interface Figures {
  readonly name: string;
  readonly units: number;
  readonly price: number | null;
}

/** What stands in large figures above a chart. */
export interface Headline {
  readonly last: Figures;
  readonly before: Figures | undefined;
  /** Units and price against the period before, as fractions; undefined where there is nothing to compare with. */
  readonly change: number | undefined;
  readonly priceChange: number | undefined;
}

/** A share of change: 0.1 for ten per cent more. */
export const changeOf = (now: number | null, before: number | null | undefined): number | undefined =>
  now !== null && before ? (now - before) / before : undefined;

/** Returns the direction of a change; `same` if its percentage is rounded to zero. */
export const wayOf = (change: number): 'up' | 'down' | 'same' => {
  if (Math.abs(change) < SMALLEST_SHARE) return 'same';
  return change > 0 ? 'up' : 'down';
};

/** The newest period beside the one before it. */
export const headlineOf = (points: readonly Figures[]): Headline | undefined => {
  const [last, before] = [points.at(-1), points.at(-2)];
  return (
    last && {
      last,
      before,
      change: changeOf(last.units, before?.units),
      priceChange: changeOf(last.price, before?.price),
    }
  );
};
