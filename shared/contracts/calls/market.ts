import * as v from 'valibot';
import { defineCall } from './call';
import { amount, id, isDemo, location, month, text } from './fields';

/**
 * The place of a car among the cars of its model that a country sold in three months. `sold`: their number. `scale`: the unit
 * of the places, which are per cent of the sold cars or quarters from 1 (best) to 4. They are null if too few were sold, or if
 * the car's own value is unknown.
 * - `cheaper`: place by price. The highest landed price of the car counts.
 * - `newer`: place by model year. A quarter is that of the middle of the car's year. It is null if half of the sold cars are of
 *   that year.
 * - `fewerKm`: place by odometer.
 */
const marketPlace = v.object({
  sold: v.number(),
  scale: v.picklist(['percent', 'quarter', 'tooFew']),
  cheaper: v.nullable(v.number()),
  newer: v.nullable(v.number()),
  fewerKm: v.nullable(v.number()),
});
export type MarketPlace = v.InferOutput<typeof marketPlace>;

/**
 * Why the quarter by price is not that of 30 days ago. `quarter`: the one then, from 1 (cheapest) to 4. `soldSince`: the cars sold in the
 * months whose figures were published since, null if there is no such month. `priceChange`: the change of the asking price since, null if
 * there is none.
 */
const placeChange = v.object({ quarter: v.number(), soldSince: v.nullable(v.number()), priceChange: amount });

/**
 * A vehicle of the finder beside a car. `priceDifference`: its price less the highest landed price of the car. Null if the car
 * has none, or if the vehicle is not known to be cleared. `odometerDifference`: its kilometres less those of the car.
 */
const localVehicle = v.object({
  itemId: id,
  name: text,
  district: v.nullable(text),
  price: amount,
  priceDifference: amount,
  odometer: v.nullable(v.number()),
  odometerDifference: v.nullable(v.number()),
  isCleared: v.nullable(v.boolean()),
  isDemo,
});
export type LocalVehicle = v.InferOutput<typeof localVehicle>;

/**
 * How easily a model sells again. `offers`: cars on offer at the end of the last month. `monthlySales`: mean of the three months.
 * `stockMonths`: the former divided by the latter. `price`: the median price of the three months, that of the three months
 * before, and the change as a share. Null if fewer than 30 were sold in the months before.
 */
const marketResale = v.object({
  offers: v.number(),
  monthlySales: v.number(),
  stockMonths: v.number(),
  price: v.nullable(v.object({ now: v.number(), before: v.number(), change: v.number() })),
});
export type MarketResale = v.InferOutput<typeof marketResale>;

/**
 * The market of one country beside a car. Amounts are in whole units of the currency of the call.
 * - `months`: the three newest published months. `before`: the three months before them.
 * - `landed`: the highest landed price of the car. `isRange`: whether there is a lower one.
 * - `deliveryDays`: the longest usual delivery of the car. Null if it cannot be imported.
 * - `salesModelId`: the model in the statistics. Null if the country has no sales of it in these six months. `place` is null
 *   then.
 * - `placeChange`: absent if the quarter by price is that of 30 days ago, or if one of both is unknown.
 * - `vehicles`: up to three vehicles of the same model in the country. They are at most a year older or newer. The most alike
 *   is first.
 * - `resale`: null if fewer than 30 were sold in the three months, or if one of the six months has no figures.
 */
export const marketBeside = v.object({
  country: location,
  months: v.object({ first: month, last: month }),
  before: v.object({ first: month, last: month }),
  landed: amount,
  isRange: v.boolean(),
  deliveryDays: v.nullable(v.number()),
  salesModelId: v.nullable(id),
  place: v.nullable(marketPlace),
  placeChange: v.optional(placeChange),
  vehicles: v.array(localVehicle),
  resale: v.nullable(marketResale),
});
export type MarketBeside = v.InferOutput<typeof marketBeside>;

/** Returns the market beside a car of the catalogue, for each country of import. Refused (notFound) for an unknown id. */
export const carMarket = defineCall({
  host: 'car',
  path: '/{product}/market/carMarket',
  parameter: v.object({ id }),
  result: v.array(marketBeside),
});
