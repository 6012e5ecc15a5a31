import { errorCodes, watch, watchList } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { serveCall } from '../../envelope/calls';
import type { CallContext } from '../../envelope/context';
import { reasonOf, Refusal } from '../../envelope/refusal';
import { vehicleOf } from '../finder/vehicle';
import { withAccountLocked } from '../accounts/withAccountLocked';
import { vehicleNotFound } from '../vehicles/reasons';
import { convertUsd } from '../../money/exchange';
import { listItemOf } from '../usedCars/listItem';
import { carNotFound } from '../usedCars/reasons';
import {
  accountList,
  addWatch,
  findAllWatched,
  findWatchable,
  findWatched,
  removeWatch,
  moveWatches,
  watchLimit,
} from './repository';
import { requireFound } from '../requireFound';

const listFull = reasonOf(errorCodes.tooMany, 'watches.listFull', { watchLimit });

const watchType = 1;

/** Returns the list that a call is about: the account's if a visitor is signed in, else the browser's. */
const listOf = async (clientId: string, { token, user }: CallContext) => {
  const userId = token === '' ? undefined : (await user()).id;
  return { userId, list: userId === undefined ? clientId : accountList(userId) };
};

export const watchRoutes = (app: FastifyInstance, deps: Deps): void => {
  const { db, landedBasis, now, rates } = deps;

  serveCall(app, deps, watch, async ({ clientId, identityId, type, vehicleId, kind }, context) => {
    const { userId, list } = await listOf(clientId, context);
    if (type !== watchType) {
      // `moveWatches` may be moving the entry from the browser's list. The first deletion waits for that, the second then finds the entry.
      if (userId !== undefined) await removeWatch(db, clientId, kind, vehicleId);
      await removeWatch(db, list, kind, vehicleId);
      return { watched: false };
    }
    const found = requireFound(
      await findWatchable(db, kind, vehicleId),
      kind === 'car' ? carNotFound : vehicleNotFound,
    );
    const key = { clientId: list, kind, vehicleId, identityId: identityId || null };
    const entry = { ...key, ...found, watchedAt: new Date(now()) };
    if (!(await withAccountLocked(db, userId, (transaction) => addWatch(transaction, entry)))) {
      throw new Refusal(listFull);
    }
    return { watched: true };
  });

  serveCall(app, deps, watchList, async ({ clientId, current, size }, context) => {
    const { language, currency } = context;
    const { userId, list } = await listOf(clientId, context);
    if (userId !== undefined) {
      await withAccountLocked(db, userId, (transaction) => moveWatches(transaction, clientId, list));
    }
    const [rate, basis, { vehicles, total }, all] = await Promise.all([
      rates(currency),
      landedBasis(),
      findWatched(db, list, { current, size }),
      findAllWatched(db, list),
    ]);
    const goneEntries = all.filter(({ vehicleId, car }) => vehicleId === null && car === null);
    return {
      current,
      size,
      total,
      data: vehicles.map((vehicle) => vehicleOf(vehicle, language, rate, basis)),
      cars: all.flatMap(({ car }) => (car === null ? [] : [listItemOf(car, language, rate, basis)])),
      gone: goneEntries.flatMap(({ watch: { kind, vehicleId: id, name, bodyType, priceUsd } }) =>
        name === null ? [] : [{ kind, id, name, body: bodyType, price: convertUsd(priceUsd, rate) }],
      ),
      order: all.map(({ watch: { kind, vehicleId } }) => `${kind}:${vehicleId}`),
    };
  });
};
