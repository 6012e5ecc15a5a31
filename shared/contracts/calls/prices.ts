import * as v from 'valibot';
import { defineCall } from './call';
import { amount, day, id, isDemo } from './fields';
import { watchKind } from './watch';

/**
 * The asking prices of a car or vehicle since the site first saw it, oldest first. An entry holds from its `day` to the day of the next
 * one. Prices are in the currency of the call, at the exchange rate of today. Null: no price was asked.
 */
export const priceChanges = v.object({
  days: v.array(v.object({ day, price: amount })),
  isDemo,
});
export type PriceChanges = v.InferOutput<typeof priceChanges>;

/** Returns the prices of a car of the catalogue or of a vehicle of the finder over time. Empty for an unknown id. */
export const priceHistory = defineCall({
  path: '/tech/prices/priceHistory',
  parameter: v.object({ kind: watchKind, id }),
  result: priceChanges,
});
