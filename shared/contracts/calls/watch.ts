import * as v from 'valibot';
import { defineCall } from './call';
import { clientId, id, identityId, pageNumber, pageOf, pageSize } from './fields';
import { finderVehicle } from './vehicleFinder';

/**
 * Puts a vehicle on a client's watch list (`type` 1) or takes it off (2); twice is the same as once. Answers what holds
 * now. Refused for an unknown vehicle, and for one more than the list holds (100).
 */
export const watch = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/watch',
  parameter: v.object({ clientId, identityId, type: v.picklist([1, 2]), vehicleId: id }),
  result: v.object({ watched: v.boolean() }),
});

/** The vehicles that a client watches, the one watched last first. Vehicles that are gone are left out. */
export const watchList = defineCall({
  host: 'main',
  path: '/tech/vehicleFinder/watchList',
  parameter: v.object({ clientId, identityId, current: pageNumber, size: pageSize }),
  result: pageOf(finderVehicle),
});
