import * as v from 'valibot';
import { defineCall } from './call';
import { amount, clientId, id, identityId, pageNumber, pageOf, pageSize, text } from './fields';
import { carListItem } from './usedCar';
import { finderVehicle } from './vehicleFinder';

/** The kind of a watched item: a vehicle of the finder or a car of the catalogue. */
export const watchKind = v.picklist(['vehicle', 'car']);
export type WatchKind = v.InferOutput<typeof watchKind>;

/**
 * Adds a vehicle to a client's watch list (`type` 1) or removes it (2). Repeating the call changes nothing. With a session it uses the
 * account's list. `kind` `car`: `vehicleId` is a car of the catalogue. Returns the new state. Refused for an unknown vehicle and if the
 * list is full (100).
 */
export const watch = defineCall({
  path: '/tech/vehicleFinder/watch',
  keepalive: true,
  parameter: v.object({
    clientId,
    identityId,
    type: v.picklist([1, 2]),
    vehicleId: id,
    kind: v.optional(watchKind, 'vehicle'),
  }),
  result: v.object({ watched: v.boolean() }),
});

/** A watched item that is no longer offered. `body` and `price` (in the currency of the call) help to find similar ones. */
export const goneWatch = v.object({ kind: watchKind, id, name: text, body: v.nullable(text), price: amount });
export type GoneWatch = v.InferOutput<typeof goneWatch>;

/**
 * Returns the watched vehicles of a client by page, last added first. With a session it uses the account's list, which takes over the
 * client's list. Each answer also has all watched `cars` of the catalogue and all items that are `gone`. `order` has all items as
 * `kind:id`, last added first.
 */
export const watchList = defineCall({
  path: '/tech/vehicleFinder/watchList',
  parameter: v.object({ clientId, identityId, current: pageNumber, size: pageSize }),
  result: v.object({
    ...pageOf(finderVehicle).entries,
    cars: v.optional(v.array(carListItem), []),
    gone: v.optional(v.array(goneWatch), []),
    order: v.optional(v.array(v.string()), []),
  }),
});
