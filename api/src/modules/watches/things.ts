import type { WatchKind } from '@caravan/shared/contracts/calls';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { finderVehicles, usedCars } from '../../database/schema';

/** What is noted of a thing that is watched; undefined where there is none. */
export const findThing = async (db: Db, kind: WatchKind, id: string) => {
  const [found] =
    kind === 'car'
      ? await db
          .select({
            name: sql<string>`concat_ws(' ', ${usedCars.year}, ${usedCars.name})`,
            bodyType: usedCars.bodyType,
            priceUsd: usedCars.priceUsd,
          })
          .from(usedCars)
          .where(eq(usedCars.id, id))
      : await db
          .select({
            name: sql<string>`concat_ws(' ', ${finderVehicles.year}, ${finderVehicles.name})`,
            bodyType: finderVehicles.bodyType,
            priceUsd: finderVehicles.priceUsd,
          })
          .from(finderVehicles)
          .where(eq(finderVehicles.id, id));
  return found;
};
