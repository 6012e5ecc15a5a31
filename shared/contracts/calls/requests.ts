import * as v from 'valibot';
import { telephone } from './account';
import { defineCall } from './call';
import { clientId, currency, id, identityId } from './fields';
import { longestEntry } from './longestEntry';

/** An entry of a form: trimmed, and empty where it was left out, so that the handler can say what is missing. */
const entry = (longest: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longest)), '');

const stored = v.object({ success: v.literal(true) });

/**
 * A message about a vehicle of the finder (`vehicleId`) or a car of the catalogue (`usedCarId`), or to the site. Refused
 * without `content`, and with an `email` (optional) of the wrong form. `name` and `telephone` may be empty.
 */
export const contact = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/contact',
  parameter: v.object({
    clientId,
    identityId,
    email: entry(longestEntry.email),
    content: entry(4000),
    vehicleId: v.optional(id),
    usedCarId: v.optional(id),
    name: entry(longestEntry.name),
    telephone: v.optional(v.union([v.pipe(v.string(), v.trim(), v.empty()), telephone]), ''),
  }),
  result: stored,
});

/**
 * A visitor's offer for a vehicle. `price` for one vehicle in `currency`, `quantity` at least 1, `star` from 1 to 5.
 * Every entry is required: refused with the message of priceInfo.empty where one is missing.
 */
export const submitPrice = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/submitPrice',
  parameter: v.object({
    currency: v.pipe(v.string(), v.toUpperCase(), currency),
    clientId,
    identityId,
    name: entry(longestEntry.name),
    email: entry(longestEntry.email),
    telephone: entry(longestEntry.telephone),
    companyName: entry(longestEntry.companyName),
    star: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
    price: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000_000))),
    quantity: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
    vehicleId: id,
  }),
  result: stored,
});
