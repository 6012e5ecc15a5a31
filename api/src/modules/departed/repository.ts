import type { WatchKind } from '@caravan/shared/contracts/calls';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { departed, finderVehicles, usedCars } from '../../database/schema';

/** The values that similar cars are chosen by. */
export interface Traits {
  readonly id: string;
  readonly bodyType: string;
  readonly priceUsd: number | null;
}

/** The form of the site's ids. An address with another form was never that of a car. */
const ID_FORMAT = /^[1-9]\d{3,11}$/;

const findRecorded = async (db: Db, kind: WatchKind, id: string): Promise<Traits | undefined> => {
  const [found] = await db
    .select({ id: departed.id, bodyType: departed.bodyType, priceUsd: departed.priceUsd })
    .from(departed)
    .where(and(eq(departed.kind, kind), eq(departed.id, id)));
  return found;
};

/**
 * Returns the offered car with the next id, else the last one. Ids rise with the time of arrival, so both arrived at about the same time.
 */
const findNeighbour = async (db: Db, kind: WatchKind, id: string): Promise<Traits | undefined> => {
  const table = kind === 'car' ? usedCars : finderVehicles;
  const traits = { bodyType: table.bodyType, priceUsd: table.priceUsd };
  const [next] = await db.select(traits).from(table).where(gt(table.id, id)).orderBy(asc(table.id)).limit(1);
  const [found] = next ? [next] : await db.select(traits).from(table).orderBy(desc(table.id)).limit(1);
  return found && { id, ...found };
};

/**
 * Returns the values to choose similar cars by for a car that is no longer offered. These are the values noted when it left. Without
 * them, they are those of a neighbour if the id has the form of the site's ids.
 */
export const findDeparted = async (db: Db, kind: WatchKind, id: string): Promise<Traits | undefined> =>
  (await findRecorded(db, kind, id)) ?? (ID_FORMAT.test(id) ? findNeighbour(db, kind, id) : undefined);
