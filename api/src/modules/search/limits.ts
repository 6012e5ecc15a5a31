import type { BoundFilter } from '@caravan/shared/contracts/calls';
import type { CountUnit } from './amountWords';
import { type Amount, maxLitres } from './amounts';
import type { Meaning } from './vocabulary';

/** A limit that a phrase sets. A price is in `currency`, or in that of the visitor if it is undefined. */
export interface Limit {
  readonly filter: BoundFilter;
  readonly value: number;
  readonly currency?: Amount['currency'];
}

/** The filters for each kind of amount. A list has some of them. */
const boundsOf: Partial<Record<Amount['kind'], { readonly from?: string; readonly to?: string }>> = {
  money: { from: 'priceMin', to: 'priceMax' },
  year: { from: 'yearMin', to: 'yearMax' },
  odometer: { to: 'odometerMax' },
  range: { from: 'rangeMin' },
  volume: { from: 'engineMin', to: 'engineMax' },
};

/** Returns the limits that an amount sets, for the filters that the list has. */
export const storedLimitsOf = ({ kind, from, to, currency }: Amount, bounds: ReadonlySet<BoundFilter>): Limit[] => {
  const boundNames = boundsOf[kind];
  return (
    [
      [boundNames?.from, from],
      [boundNames?.to, to],
    ] as const
  ).flatMap(([name, value]): Limit[] => {
    const filter = [...bounds].find((each) => each === name);
    if (filter === undefined || value === undefined) return [];
    const stored = kind === 'volume' && value <= maxLitres ? value * 1_000 : value;
    return [{ filter, value: Math.round(stored), ...(kind === 'money' && currency !== undefined ? { currency } : {}) }];
  });
};

/**
 * The counts that can be searched. A passenger car has at most eight seats besides the driver's (category M1 of UNECE R.E.3). Sellers
 * rarely state more than nine owners or accidents.
 */
const counts: Readonly<Record<CountUnit, readonly [min: number, max: number]>> = {
  seats: [2, 9],
  owners: [0, 9],
  accidents: [0, 9],
};

/** Returns the numbers of seats, owners or accidents within two limits, as values of the filter. */
export const countsWithin = (filter: CountUnit, from = 0, to = Infinity): Meaning[] => {
  const [min, max] = counts[filter];
  return Array.from({ length: max - min + 1 }, (_, index) => min + index)
    .filter((count) => count >= from && count <= to)
    .map((count) => ({ filter, value: String(count), isWhole: true }));
};
