import { setImmediate } from 'node:timers/promises';
import type { WatchedChange } from '@caravan/shared/contracts/calls';
import { deliveryDays, type LastOrderDay, lastOrderDay } from '@caravan/shared/landed';
import { addDays, type Market } from '@caravan/shared/terms';
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { finderVehicles, usedCars, vehicleWatches } from '../../database/schema';
import { type LandedBasis, landedColumn, landedColumns, priceOf } from '../landed';
import { accountList, isCar, isVehicle, nameOf } from '../watches/repository';

/** The smallest change of a price that is told: both must be reached. */
const MIN_CHANGE_USD = 100;
const MIN_CHANGE_SHARE = 0.01;

/** How many days before its last day to order a boundary is told. */
const BOUNDARY_DAYS = 30;

const knownPriceColumn = {
  georgia: vehicleWatches.toldGeorgiaUsd,
  azerbaijan: vehicleWatches.toldAzerbaijanUsd,
} as const;

const isOfAccount = (userId: number) => eq(vehicleWatches.clientId, accountList(userId));

/** Stores that the person knows the present prices, and which cars are gone. A price that is unknown now stays as it was. */
const storeKnownState = async (db: Db, condition: SQL | undefined): Promise<void> => {
  const price = (country: Market) => sql`coalesce(
    (select ${landedColumn[country]} from ${usedCars} where ${isCar}),
    (select ${finderVehicles.priceUsd} from ${finderVehicles} where ${isVehicle}),
    ${knownPriceColumn[country]})`;
  await db
    .update(vehicleWatches)
    .set({
      toldGeorgiaUsd: price('georgia'),
      toldAzerbaijanUsd: price('azerbaijan'),
      toldGone: sql`not exists (select from ${usedCars} where ${isCar})
        and not exists (select from ${finderVehicles} where ${isVehicle})`,
    })
    .where(condition);
};

/** Stores that a person knows the present state of all watched cars. */
export const storeAllKnownStates = (db: Db, userId: number): Promise<void> => storeKnownState(db, isOfAccount(userId));

/** Forgets which boundaries were told. They were those of one country. */
export const clearToldBoundaries = async (db: Db, userId: number): Promise<void> => {
  await db.update(vehicleWatches).set({ toldBoundary: null }).where(isOfAccount(userId));
};

const findWatches = (db: Db, userId: number, country: Market) =>
  db
    .select({
      watch: vehicleWatches,
      before: knownPriceColumn[country],
      after: sql<number | null>`coalesce(${landedColumn[country]}, ${finderVehicles.priceUsd})`,
      name: sql<
        string | null
      >`coalesce(nullif(${nameOf(usedCars)}, ''), nullif(${nameOf(finderVehicles)}, ''), ${vehicleWatches.name})`,
      vehicleId: finderVehicles.id,
      carId: usedCars.id,
      car: landedColumns,
    })
    .from(vehicleWatches)
    .leftJoin(finderVehicles, isVehicle)
    .leftJoin(usedCars, isCar)
    .where(isOfAccount(userId))
    .orderBy(desc(vehicleWatches.id));
type FoundWatch = Awaited<ReturnType<typeof findWatches>>[number];

const isSignificant = (before: number, after: number): boolean =>
  Math.abs(after - before) >= Math.max(MIN_CHANGE_USD, before * MIN_CHANGE_SHARE);

/** Returns the next boundary of a watched car's landed price, if its last day to order is near and the person does not know it. */
const newBoundary = ({ watch, car }: FoundWatch, country: Market, basis: LandedBasis): LastOrderDay | undefined => {
  if (car === null) return undefined;
  const priceOn = (declaredOn: string) => priceOf(car, country, basis, declaredOn);
  const next = lastOrderDay(priceOn, basis.today, deliveryDays[country]);
  const isNear = next !== undefined && next.day <= addDays(basis.today, BOUNDARY_DAYS);
  return isNear && next.changesOn !== watch.toldBoundary ? next : undefined;
};

const itemOf = ({ watch: { kind, vehicleId: id }, name }: FoundWatch) => ({ kind, id, name: name ?? id });

/** Returns whether the stored state of a watched car is out of date, and the change of its price or offer to tell. */
const stateChange = (found: FoundWatch) => {
  const { watch, before, after, carId, vehicleId } = found;
  const item = itemOf(found);
  if (carId === null && vehicleId === null) {
    return { isOutdated: !watch.toldGone, change: watch.toldGone ? undefined : { what: 'gone' as const, ...item } };
  }
  if (watch.toldGone || before === null || after === null) {
    return { isOutdated: watch.toldGone || after !== null, change: undefined };
  }
  return isSignificant(before, after)
    ? { isOutdated: true, change: { what: 'price' as const, ...item, before, after } }
    : { isOutdated: false, change: undefined };
};

/** Returns what a person does not know of the watched cars, and stores that it is told. Call it in a transaction. */
export const takeChanges = async (
  db: Db,
  userId: number,
  country: Market,
  basis: LandedBasis,
): Promise<WatchedChange[]> => {
  const changes: WatchedChange[] = [];
  const outdated: number[] = [];
  for (const found of await findWatches(db, userId, country)) {
    // Lets the API answer calls between cars: finding a boundary takes some milliseconds.
    await setImmediate();
    const { id } = found.watch;
    const { isOutdated, change } = stateChange(found);
    if (isOutdated) outdated.push(id);
    if (change !== undefined) changes.push(change);
    const boundary = newBoundary(found, country, basis);
    if (boundary !== undefined) {
      const { day: lastDay, changesOn, changeUsd, isExact } = boundary;
      changes.push({ what: 'boundary', ...itemOf(found), lastDay, change: changeUsd, isExact });
      await db.update(vehicleWatches).set({ toldBoundary: changesOn }).where(eq(vehicleWatches.id, id));
    }
  }
  if (outdated.length > 0) await storeKnownState(db, and(isOfAccount(userId), inArray(vehicleWatches.id, outdated)));
  return changes;
};
