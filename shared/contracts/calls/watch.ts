import * as v from 'valibot';
import { defineCall } from './call';
import { amount, clientId, id, identityId, pageNumber, pageOf, pageSize, text } from './fields';
import { carListItem } from './usedCar';
import { finderVehicle } from './vehicleFinder';

/** What can be watched: a vehicle of the finder, or a car of the catalogue. */
export const watchKind = v.picklist(['vehicle', 'car']);
export type WatchKind = v.InferOutput<typeof watchKind>;

/**
 * Puts a vehicle on a client's watch list (`type` 1) or takes it off (2); twice is the same as once. With a session it is
 * the account's list. `kind` `car`: `vehicleId` is a car of the catalogue. Answers what holds now. Refused for what is not
 * there, and for one more than the list holds (100).
 */
export const watch = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/watch',
  parameter: v.object({
    clientId,
    identityId,
    type: v.picklist([1, 2]),
    vehicleId: id,
    kind: v.optional(watchKind, 'vehicle'),
  }),
  result: v.object({ watched: v.boolean() }),
});

/** Something watched that is sold or was taken back: what it was, `body` and `price` (in the currency of the call) to find others like it. */
export const goneWatch = v.object({ kind: watchKind, id, name: text, body: v.nullable(text), price: amount });
export type GoneWatch = v.InferOutput<typeof goneWatch>;

/**
 * The vehicles that a client watches, the one watched last first, without those that are gone. With a session it is the
 * account's list, which takes over what the client watched before. Beside the page of vehicles, all of them whole: the
 * `cars` of the catalogue, what is `gone`, and the `order` of everything as `kind:id`, watched last first.
 */
export const watchList = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/watchList',
  parameter: v.object({ clientId, identityId, current: pageNumber, size: pageSize }),
  result: v.object({
    ...pageOf(finderVehicle).entries,
    cars: v.optional(v.array(carListItem), []),
    gone: v.optional(v.array(goneWatch), []),
    order: v.optional(v.array(v.string()), []),
  }),
});
