import { addDays } from '../terms';
import type { LandedPrice } from './landedPrice';

/** Days ahead within which a change of the price is reported. */
const AHEAD_DAYS = 120;
/** The smallest reported change, in dollars. */
const MIN_CHANGE_USD = 100;

/** The last day to order a car before its landed price changes. */
export interface LastOrderDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** The first day of declaration with the new price. */
  readonly changesOn: string;
  /** Dollars that the price rises by, negative if it falls. Null if the car can no longer be imported. */
  readonly changeUsd: number | null;
  /** Whether the price surely changes by that amount. Otherwise it is the most by which an end of the price's range moves. */
  readonly isExact: boolean;
  readonly deliveryDays: number;
}

type Change = Pick<LastOrderDay, 'changeUsd' | 'isExact'>;

const changeOf = (before: LandedPrice, after: LandedPrice): Change | undefined => {
  if (before.clearance === null) return undefined;
  if (after.clearance === null) return after.problem === 'tooOld' ? { changeUsd: null, isExact: true } : undefined;
  if (before.total === null || after.total === null) return undefined;
  const [low, high] = [after.total.low - before.total.low, after.total.high - before.total.high];
  const change = Math.abs(low) > Math.abs(high) ? low : high;
  if (Math.abs(change) <= MIN_CHANGE_USD) return undefined;
  return { changeUsd: Math.round(change), isExact: Math.abs(low - high) < 1 };
};

/**
 * Returns the last day to order before a boundary of tariff or age within 120 days changes the price by more than $100. `priceOn`: the
 * landed price for a day of declaration. Undefined if no such boundary can still be met.
 */
export const lastOrderDay = (
  priceOn: (declaredOn: string) => LandedPrice,
  today: string,
  deliveryDays: number,
): LastOrderDay | undefined => {
  let before = priceOn(addDays(today, deliveryDays));
  for (let ahead = deliveryDays + 1; ahead <= AHEAD_DAYS; ahead += 1) {
    const changesOn = addDays(today, ahead);
    const after = priceOn(changesOn);
    const change = changeOf(before, after);
    if (change !== undefined)
      return { day: addDays(today, ahead - 1 - deliveryDays), changesOn, ...change, deliveryDays };
    before = after;
  }
  return undefined;
};
