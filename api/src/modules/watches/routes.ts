import { errorCodes, watch, watchList } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveCall } from '../../envelope/calls';
import { makeReason, Refusal } from '../../envelope/refusal';
import { vehicleOf } from '../finder/vehicle';
import { vehicleNotFound } from '../vehicles/reasons';
import { hasVehicle } from '../vehicles/repository';
import { addWatch, findWatched, removeWatch, watchLimit } from './repository';

const listFull = makeReason(
  errorCodes.tooMany,
  `Your watch list is full: it holds ${String(watchLimit)} cars. Remove one first.`,
  `რჩეულების სია შევსებულია: მასში ${String(watchLimit)} ავტომობილი ეტევა. ჯერ წაშალეთ ერთ-ერთი.`,
);

const watchType = 1;

export const watchRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, now, rates } = deps;

  serveCall(app, deps, watch, async ({ clientId, identityId, type, vehicleId }) => {
    if (type !== watchType) {
      await removeWatch(db, clientId, vehicleId);
      return { watched: false };
    }
    if (!(await hasVehicle(db, vehicleId))) {
      throw new Refusal(vehicleNotFound);
    }
    const entry = { clientId, vehicleId, identityId: identityId || null, watchedAt: new Date(now()) };
    if (!(await addWatch(db, entry))) {
      throw new Refusal(listFull);
    }
    return { watched: true };
  });

  serveCall(app, deps, watchList, async ({ clientId, current, size }, { language, currency }) => {
    const rate = await rates(currency);
    const { vehicles, total } = await findWatched(db, clientId, { current, size });
    return { current, size, total, data: vehicles.map((vehicle) => vehicleOf(vehicle, language, rate)) };
  });
};
