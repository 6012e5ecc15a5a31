import { setImmediate } from 'node:timers/promises';
import type { LandedPrice } from '@caravan/shared/landed';
import { asc, gt, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { landedDay, usedCars } from '../../database/schema';
import { readBasis } from './basis';
import { landedColumns, priceOf, type LandedColumns } from './price';

/** A batch blocks other calls for about 0.3 s if the database is embedded and the machine slow. */
const batchSize = 2_000;

/** Returns the cars of the catalogue in batches. Other calls are answered between two batches. */
export async function* carBatches(db: Db): AsyncGenerator<readonly (LandedColumns & { readonly id: string })[]> {
  for (let lastId = ''; ;) {
    const cars = await db
      .select({ id: usedCars.id, ...landedColumns })
      .from(usedCars)
      .where(gt(usedCars.id, lastId))
      .orderBy(asc(usedCars.id))
      .limit(batchSize);
    const last = cars.at(-1);
    if (last === undefined) return;
    lastId = last.id;
    yield cars;
    await setImmediate();
  }
}

/** Returns the highest landed price in whole dollars. Returns null if it is not known. */
export const highestUsd = ({ total }: Pick<LandedPrice, 'total'>): number | null => total && Math.round(total.high);

/**
 * Stores the highest landed price of each car for a day, so that lists are filtered and sorted by it. Writes only what has changed.
 * `today` is `YYYY-MM-DD`.
 */
export const storeLandedPrices = async (db: Db, today: string): Promise<void> => {
  const basis = await readBasis(db, today);
  for await (const cars of carBatches(db)) {
    const prices = cars.map((car) => ({
      id: car.id,
      georgia: highestUsd(priceOf(car, 'georgia', basis)),
      azerbaijan: highestUsd(priceOf(car, 'azerbaijan', basis)),
    }));
    await db.execute(sql`
      update used_cars set landed_georgia_usd = georgia, landed_azerbaijan_usd = azerbaijan
      from json_to_recordset(${JSON.stringify(prices)}::json) as price(id text, georgia int, azerbaijan int)
      where used_cars.id = price.id
        and (landed_georgia_usd, landed_azerbaijan_usd) is distinct from (georgia, azerbaijan)`);
  }
  await db.execute(sql`
    insert into ${landedDay} (day) values (${today}) on conflict ((true))
    do update set day = excluded.day where landed_day.day <> excluded.day`);
};
