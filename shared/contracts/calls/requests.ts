import * as v from 'valibot';
import { telephone } from './account';
import { defineCall } from './call';
import { clientId, currency, successResult, id, identityId } from './fields';
import { longestEntry } from './longestEntry';

/** Creates the schema of a form field. Trims the text. An absent field is empty, so that the handler can name missing fields. */
const entry = (longest: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longest)), '');

/**
 * Sends a message about a vehicle of the finder (`vehicleId`), about a car of the catalogue (`usedCarId`), or to the site in general.
 * Refused without `content`, and for an invalid `email`. `email`, `name` and `telephone` are optional.
 */
export const contact = defineCall({
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
  result: successResult,
});

/**
 * Sends a visitor's offer for a vehicle. `price` is for one vehicle in `currency`. `quantity` is at least 1. `star` is 1 to 5. All fields
 * are required: a missing one is refused with the message priceInfo.empty.
 */
export const submitPrice = defineCall({
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
  result: successResult,
});
