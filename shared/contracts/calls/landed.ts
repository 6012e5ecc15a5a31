import * as v from 'valibot';
import { confidence, entryLimits, fuels, steerings, unknownParts } from '../../landed';
import { defineCall } from './call';
import { day, id, location, sources, text } from './fields';

const unknownPart = v.picklist(unknownParts);

/**
 * Why a landed price is not known.
 * - `tooOld`: too old to be imported.
 * - `noEngine`: no engine volume.
 * - `noTariff`: no tariff for the day or for the fuel, or the fuel or year is unknown.
 * - `noPrice`: no price or freight.
 */
export const landedProblem = v.picklist(['tooOld', 'noEngine', 'noTariff', 'noPrice']);

/**
 * Why a landed price is not certain or not known.
 * - `unknown`: the parts that make it a range or an assumption.
 * - `mayBeTooOld`: present with a price that holds only if the car was made on one of its later possible days. The age limit refuses the
 *   earlier ones.
 * - `isFreightUnknown`: present if the problem is `noPrice`, but only the freight is missing.
 */
const doubts = {
  unknown: v.array(unknownPart),
  mayBeTooOld: v.optional(v.boolean()),
  problem: v.nullable(landedProblem),
  isFreightUnknown: v.optional(v.boolean()),
};

/**
 * The landed price of a car in one country, for lists: in whole units of the currency of the call. `low` and `high` are equal if all is
 * known, and null with a `problem`.
 */
export const landedFigure = v.object({
  country: location,
  low: v.nullable(v.number()),
  high: v.nullable(v.number()),
  ...doubts,
});
export type LandedFigure = v.InferOutput<typeof landedFigure>;

/** Whole or fractional units of a currency, from `low` to `high`. Equal if the amount is known. */
const span = v.object({ low: v.number(), high: v.number() });

/** An amount in the currency of the country (lari or manat, with fractions) and in that of the call (whole units). */
const bothAmounts = v.object({ local: span, shown: span });

/**
 * Where a rule comes from. `since`: its first day, null if unknown. `kind`: whether it was read in a law, in an official calculator or in
 * reports.
 */
const ruleBasis = {
  kind: v.picklist(['law', 'calculator', 'report']),
  confidence,
  since: v.nullable(day),
  sources,
};

/** A line of a receipt. `key` names its rule, whose texts are in the marketplace's translations, and `values` the numbers in it. */
const receiptLine = v.object({
  key: text,
  amount: bothAmounts,
  values: v.record(v.string(), v.number()),
  ...ruleBasis,
  unknown: v.array(unknownPart),
});
export type ReceiptEntry = v.InferOutput<typeof receiptLine>;

const exchangeRate = v.object({ perUsd: v.number(), asOf: day, isFromBank: v.optional(v.boolean(), true) });

/**
 * The landed price of a car in one country, line by line. Amounts outside of `lines` are in whole units of the currency of the
 * call. Only `clearance` is in both currencies.
 * - `declaredOn`: the assumed day of the customs declaration. Its tariff and the age of the car on it count.
 * - `delivered`: the price at the border. `freight`: the usual freight in it. Null if it is the seller's CIF price.
 * - `ageLimit`: the rule that refuses a car that is or may be too old. Cars made before `madeSince` are refused. The car was
 *   made on `madeTo` at the latest.
 * - `isRoadUseDoubtful`: true if the car may not be admitted to the road. Sources disagree on it.
 * - `rate`: units of the local currency for one dollar, on `asOf`. `isFromBank` false: no national bank has published it.
 * - `lariRate`: lari for one dollar. Present if the call is in lari and the country's currency is another one.
 * - `lastOrder`: the last day to order before the price changes, and the change. Null if the car can no longer be imported.
 *   `isExact` false: the change is at most this.
 */
export const landedReceipt = v.object({
  country: location,
  declaredOn: day,
  localCurrency: v.picklist(['GEL', 'AZN']),
  delivered: v.nullable(
    v.object({
      low: v.number(),
      high: v.number(),
      freight: v.nullable(
        v.object({ from: text, offers: v.number(), low: v.number(), median: v.number(), high: v.number() }),
      ),
    }),
  ),
  lines: v.array(receiptLine),
  clearance: v.nullable(bothAmounts),
  total: v.nullable(span),
  ...doubts,
  ageLimit: v.optional(v.object({ years: v.number(), madeSince: day, madeTo: day, ...ruleBasis })),
  isRoadUseDoubtful: v.optional(v.boolean()),
  rate: exchangeRate,
  lariRate: v.optional(exchangeRate),
  lastOrder: v.nullable(
    v.object({
      day,
      changesOn: day,
      change: v.nullable(v.number()),
      isExact: v.optional(v.boolean(), true),
      deliveryDays: v.number(),
    }),
  ),
});
export type LandedReceipt = v.InferOutput<typeof landedReceipt>;

/** Returns the receipts of a car of the catalogue, one for each country of import. */
export const landedPrice = defineCall({
  host: 'car',
  path: '/{product}/landed/usedCar',
  parameter: v.object({ id }),
  result: v.array(landedReceipt),
});

/**
 * Returns the receipt of a vehicle of the finder, declared today in its own country. The asking price counts as the delivered price.
 * Refused (notFound) for an unknown vehicle, and for one whose customs are cleared or whose country is unknown.
 */
export const vehicleLandedPrice = defineCall({
  path: '/tech/vehicleFinder/vehicleLandedPrice',
  parameter: v.object({ id }),
  result: landedReceipt,
});

/** A car that a visitor describes. `price` in whole dollars, to the border of each country. `engine` in cm³, not for electric cars. */
export const landedEntry = v.object({
  price: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(entryLimits.price)),
  year: v.pipe(v.number(), v.integer(), v.minValue(entryLimits.firstYear), v.maxValue(entryLimits.lastYear)),
  month: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
  fuel: v.picklist(fuels),
  engine: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(entryLimits.smallestEngine), v.maxValue(entryLimits.largestEngine)),
  ),
  steering: v.picklist(steerings),
  /** The day of the customs declaration. Default: today. */
  declaredOn: v.optional(day),
});
export type LandedEntry = v.InferOutput<typeof landedEntry>;

/** Returns the receipts of a car that a visitor describes, one for each country of import. */
export const landedCalculation = defineCall({
  host: 'car',
  path: '/{product}/landed/calculation',
  parameter: landedEntry,
  result: v.array(landedReceipt),
});
