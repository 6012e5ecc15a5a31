import type { WatchKind } from '@caravan/shared/contracts/calls';
import { and, count, desc, eq, exists, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/database';
import { finderVehicles, usedCars, vehicleWatches } from '../../database/schema';
import { listColumns } from '../usedCars/repository';

/** Maximum number of vehicles and cars on the list of one client or account. */
export const watchLimit = 100;

/** An arbitrary number: the first key of the advisory locks of watch lists. */
const watchLock = 72_660_147;

export const isVehicle = and(eq(vehicleWatches.kind, 'vehicle'), eq(finderVehicles.id, vehicleWatches.vehicleId));
export const isCar = and(eq(vehicleWatches.kind, 'car'), eq(usedCars.id, vehicleWatches.vehicleId));

/** Returns the condition for the rows of a list. `clientId`: for an account's list the value of `accountList`. */
const isListOf = (clientId: string) => eq(vehicleWatches.clientId, clientId);

/** Returns the key of an account's list, in place of a client id, which is hexadecimal. */
export const accountList = (userId: number): string => `user:${String(userId)}`;

const isEntry = (clientId: string, kind: WatchKind, vehicleId: string) =>
  and(isListOf(clientId), eq(vehicleWatches.kind, kind), eq(vehicleWatches.vehicleId, vehicleId));

const countWatched = async (db: Db, clientId: string): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(vehicleWatches)
    .leftJoin(finderVehicles, isVehicle)
    .leftJoin(usedCars, isCar)
    .where(and(isListOf(clientId), or(isNotNull(finderVehicles.id), isNotNull(usedCars.id))));
  return row?.total ?? 0;
};

const isWatched = async (db: Db, { clientId, kind, vehicleId }: Watch): Promise<boolean> =>
  (await db.$count(vehicleWatches, isEntry(clientId, kind, vehicleId))) > 0;

/** Locks a list. Without the lock, several tabs could count before any of them has added its entry. */
const lockList = async (db: Db, clientId: string): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(${watchLock}, hashtext(${clientId}))`);
};

export type Watch = Omit<typeof vehicleWatches.$inferSelect, 'id' | 'toldBoundary' | 'toldGone'>;

/**
 * Adds an entry. One that is already on the list keeps its place. Returns false and changes nothing if the list is
 * full.
 */
export const addWatch = (database: Db, watch: Watch): Promise<boolean> =>
  database.transaction(async (db) => {
    const { clientId } = watch;
    await lockList(db, clientId);
    if (await isWatched(db, watch)) return true;
    if ((await countWatched(db, clientId)) >= watchLimit) return false;
    await db.insert(vehicleWatches).values(watch);
    return true;
  });

/** Removes an entry if it is on the list. */
export const removeWatch = async (db: Db, clientId: string, kind: WatchKind, vehicleId: string): Promise<void> => {
  await db.delete(vehicleWatches).where(isEntry(clientId, kind, vehicleId));
};

/**
 * Moves a client's newest entries to an account's list, as many as it has room for. The others stay with the client until the account has
 * room. Entries that both have stay where the account has them.
 */
export const moveWatches = (database: Db, clientId: string, account: string): Promise<void> =>
  database.transaction(async (db) => {
    await lockList(db, account);
    const accountWatches = alias(vehicleWatches, 'known');
    const isSameEntry = and(
      eq(accountWatches.clientId, account),
      eq(accountWatches.kind, vehicleWatches.kind),
      eq(accountWatches.vehicleId, vehicleWatches.vehicleId),
    );
    await db
      .delete(vehicleWatches)
      .where(
        and(isListOf(clientId), exists(db.select({ id: accountWatches.id }).from(accountWatches).where(isSameEntry))),
      );
    const latest = db
      .select({ id: vehicleWatches.id })
      .from(vehicleWatches)
      .where(isListOf(clientId))
      .orderBy(desc(vehicleWatches.id))
      .limit(Math.max(0, watchLimit - (await countWatched(db, account))));
    const moved = await db.delete(vehicleWatches).where(inArray(vehicleWatches.id, latest)).returning();
    const rows = moved.toSorted((a, b) => a.id - b.id).map(({ id: _id, ...row }) => ({ ...row, clientId: account }));
    if (rows.length > 0) await db.insert(vehicleWatches).values(rows).onConflictDoNothing();
  });

/** Returns a page of the vehicles on a list, latest first, without those that are no longer offered. */
export const findWatched = async (
  db: Db,
  clientId: string,
  { current, size }: { readonly current: number; readonly size: number },
) => {
  const [rows, [totals]] = await Promise.all([
    db
      .select({ vehicle: finderVehicles })
      .from(vehicleWatches)
      .innerJoin(finderVehicles, isVehicle)
      .where(isListOf(clientId))
      .orderBy(desc(vehicleWatches.id))
      .limit(size)
      .offset((current - 1) * size),
    db.select({ total: count() }).from(vehicleWatches).innerJoin(finderVehicles, isVehicle).where(isListOf(clientId)),
  ]);
  return { vehicles: rows.map(({ vehicle }) => vehicle), total: totals?.total ?? 0 };
};

/**
 * Returns all entries of a list that are offered, and the latest of the others, in the order of watching, latest first. Of a car only the
 * fields that lists show.
 */
export const findAllWatched = async (db: Db, clientId: string) => {
  const rows = await db
    .select({ watch: vehicleWatches, vehicleId: finderVehicles.id, car: listColumns })
    .from(vehicleWatches)
    .leftJoin(finderVehicles, isVehicle)
    .leftJoin(usedCars, isCar)
    .where(isListOf(clientId))
    // Offered entries first: the limit must not leave out any of them.
    .orderBy(sql`coalesce(${finderVehicles.id}, ${usedCars.id}) is null`, desc(vehicleWatches.id))
    .limit(2 * watchLimit);
  return rows.toSorted((a, b) => b.watch.id - a.watch.id);
};

export const nameOf = (table: typeof usedCars | typeof finderVehicles) =>
  sql<string>`concat_ws(' ', ${table.year}, ${table.name})`;

/** Returns the columns that are noted of a watched car or vehicle, or undefined if there is none with the id. */
export const findWatchable = async (db: Db, kind: WatchKind, id: string) => {
  const table = kind === 'car' ? usedCars : finderVehicles;
  const [found] = await db
    .select({
      name: nameOf(table),
      bodyType: table.bodyType,
      priceUsd: table.priceUsd,
      toldGeorgiaUsd: kind === 'car' ? usedCars.landedGeorgiaUsd : finderVehicles.priceUsd,
      toldAzerbaijanUsd: kind === 'car' ? usedCars.landedAzerbaijanUsd : finderVehicles.priceUsd,
    })
    .from(table)
    .where(eq(table.id, id));
  return found;
};
