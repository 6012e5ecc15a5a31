import * as v from 'valibot';
import { defineCall } from './call';
import { adminCredentials, day, id, location, sources, text } from './fields';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const dollars = v.pipe(v.number(), v.integer());

/** A revision of a customs tariff. A changed document is a new revision. */
const revisionKey = { id, revision: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)) };

/**
 * A revision of a customs tariff.
 * - `validTo`: its last day. Null while no end is known.
 * - `confirmed` and `assumed`: the numbers of its rules by their confidence.
 * - `approvals`: the admins who approved it, the first one first.
 * - `missing`: the number of approvals that it still needs before it counts.
 * - `isInForce`: whether it counts, and applies to a car that is declared today.
 */
const tariffEntry = v.object({
  ...revisionKey,
  country: location,
  validFrom: day,
  validTo: v.nullable(day),
  author: text,
  sources,
  confirmed: count,
  assumed: count,
  approvals: v.array(v.object({ name: text, day })),
  missing: count,
  isInForce: v.boolean(),
});
export type TariffEntry = v.InferOutput<typeof tariffEntry>;

/**
 * Returns the customs tariffs, by country and newest first. If the newest revision of a tariff does not count, the older one that counts
 * follows it.
 */
export const tariffList = defineCall({
  path: '/tech/tariff/list',
  parameter: v.object(adminCredentials),
  result: v.array(tariffEntry),
});

/**
 * Returns the effect of a revision of a tariff on the cars of the catalogue. A change is the highest landed price of a car with
 * the tariff, less the price without it.
 * - `declaredOn`: the assumed day of the customs declaration. It is the one of a car ordered today, or the tariff's first day
 *   if that is later.
 * - `cars`: all cars of the catalogue.
 * - `changed`: the cars with another price. `quartiles` (lower quartile, median, upper quartile) and `largest` are their
 *   changes in whole dollars. Null if no car has another price.
 * - `priced` and `unpriced`: the cars that get a price with the tariff, and those that lose it.
 * - `importable` and `notImportable`: the cars that the age limit no longer excludes, and those that it now excludes.
 */
export const tariffEffect = defineCall({
  path: '/tech/tariff/effect',
  parameter: v.object({ ...adminCredentials, ...revisionKey }),
  result: v.object({
    declaredOn: day,
    cars: count,
    changed: count,
    quartiles: v.nullable(v.tuple([dollars, dollars, dollars])),
    largest: v.nullable(dollars),
    priced: count,
    unpriced: count,
    importable: count,
    notImportable: count,
  }),
});
export type TariffEffect = v.InferOutput<typeof tariffEffect.result>;

/**
 * Approves the newest revision of a tariff in the name of the admin. It counts once two admins have approved it. Refused if the admin has
 * already approved it.
 */
export const tariffApprove = defineCall({
  path: '/tech/tariff/approve',
  parameter: v.object({ ...adminCredentials, ...revisionKey }),
  result: v.object({}),
});

/** Withdraws the admin's own approval of a revision. If it no longer counts, the newest approved revision before it counts again. */
export const tariffWithdraw = defineCall({
  path: '/tech/tariff/withdraw',
  parameter: v.object({ ...adminCredentials, ...revisionKey }),
  result: v.object({}),
});
