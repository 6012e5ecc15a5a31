import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { finderVehicles, vehicleWatches } from '../../database/schema';

/** Vehicles that one client can watch. */
export const watchLimit = 100;

/** Any number: the first key of the locks of watch lists. */
const watchLock = 72_660_147;

const countWatched = async (db: Db, clientId: string): Promise<number> => {
  const [counted] = await db
    .select({ total: count() })
    .from(vehicleWatches)
    .innerJoin(finderVehicles, eq(finderVehicles.id, vehicleWatches.vehicleId))
    .where(eq(vehicleWatches.clientId, clientId));
  return counted?.total ?? 0;
};

const isWatched = async (db: Db, clientId: string, vehicleId: string): Promise<boolean> => {
  const found = await db
    .select({ id: vehicleWatches.id })
    .from(vehicleWatches)
    .where(and(eq(vehicleWatches.clientId, clientId), eq(vehicleWatches.vehicleId, vehicleId)));
  return found.length > 0;
};

export interface Watch {
  readonly clientId: string;
  readonly vehicleId: string;
  readonly identityId: string | null;
  readonly watchedAt: Date;
}

/** Watches a vehicle; one that is watched already keeps its place. Returns false, and changes nothing, where the list is full. */
export const addWatch = (database: Db, watch: Watch): Promise<boolean> =>
  database.transaction(async (db) => {
    const { clientId, vehicleId } = watch;
    // Tabs of one browser that add at the same time would else all count before any of them has added.
    await db.execute(sql`select pg_advisory_xact_lock(${watchLock}, hashtext(${clientId}))`);
    if (await isWatched(db, clientId, vehicleId)) {
      return true;
    }
    if ((await countWatched(db, clientId)) >= watchLimit) {
      return false;
    }
    await db.insert(vehicleWatches).values(watch);
    return true;
  });

/** Stops watching a vehicle; one that was not watched changes nothing. */
export const removeWatch = async (db: Db, clientId: string, vehicleId: string): Promise<void> => {
  await db
    .delete(vehicleWatches)
    .where(and(eq(vehicleWatches.clientId, clientId), eq(vehicleWatches.vehicleId, vehicleId)));
};

/** A page of the vehicles that a client watches, watched last first; vehicles that are gone are left out. */
export const findWatched = async (
  db: Db,
  clientId: string,
  { current, size }: { readonly current: number; readonly size: number },
) => {
  const [rows, total] = await Promise.all([
    db
      .select({ vehicle: finderVehicles })
      .from(vehicleWatches)
      .innerJoin(finderVehicles, eq(finderVehicles.id, vehicleWatches.vehicleId))
      .where(eq(vehicleWatches.clientId, clientId))
      .orderBy(desc(vehicleWatches.id))
      .limit(size)
      .offset((current - 1) * size),
    countWatched(db, clientId),
  ]);
  return { vehicles: rows.map(({ vehicle }) => vehicle), total };
};
