import type { ImportCountry } from '@caravan/shared/landed';
import { asc, gt, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { landedDay, usedCars } from '../../database/schema';
import type { LandedBasis } from './basis';
import { readBasis } from './basis';
import { landedColumns, priceOf, type LandedColumns } from './price';

const carsInBatch = 5_000;

/** The highest landed price in whole dollars. */
const highest = (car: LandedColumns, country: ImportCountry, basis: LandedBasis): number | null => {
  const { total } = priceOf(car, country, basis);
  return total && Math.round(total.high);
};

/**
 * Stores the highest landed price of each car for a day, so that lists are filtered and sorted by it. Writes only what has changed.
 * `today` is `YYYY-MM-DD`.
 */
export const storeLandedPrices = async (db: Db, today: string): Promise<void> => {
  const basis = await readBasis(db, today);
  for (let after = ''; ;) {
    const cars = await db
      .select({ id: usedCars.id, ...landedColumns })
      .from(usedCars)
      .where(gt(usedCars.id, after))
      .orderBy(asc(usedCars.id))
      .limit(carsInBatch);
    const last = cars.at(-1);
    if (last === undefined) break;
    after = last.id;
    const prices = cars.map((car) => ({
      id: car.id,
      georgia: highest(car, 'georgia', basis),
      azerbaijan: highest(car, 'azerbaijan', basis),
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
