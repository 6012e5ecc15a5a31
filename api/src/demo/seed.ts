import { eq, sql } from 'drizzle-orm';
import { dayOf, mondayOf } from '../calendar/periods';
import type { Db } from '../database/database';
import { insertMany } from '../database/insertMany';
import * as tables from '../database/schema';
import { demoBrands, demoSeries } from './catalogue';
import { demoFinderTops } from './editorial/finderTops';
import { demoFriendships } from './editorial/friendships';
import { demoNews } from './editorial/news';
import { demoVehicleTops } from './editorial/vehicleTops';
import { marketModelFacts, rateFacts } from './facts';
import { demoFinderVehicles } from './finderVehicles';
import { marqueOf, seriesId } from './names';
import { demoRankings } from './rankings';
import { demoSales } from './sales';
import { demoUsedCars } from './usedCars';

/** Raise it when the demo data changes: databases seeded before are seeded anew at their next start. */
const seedVersion = 5;

/** Any number: processes that start together seed once. */
const seedLock = 72_660_145;

/** What the seed owns, children before parents. Nothing that visitors wrote is among it. */
const seeded = [
  tables.vehicleTops,
  tables.news,
  tables.finderTops,
  tables.friendships,
  tables.rankings,
  tables.sales,
  tables.marketModels,
  tables.finderVehicles,
  tables.usedCars,
  tables.series,
  tables.brands,
  tables.exchangeRates,
] as const;

const fill = async (db: Db, today: string): Promise<void> => {
  const cars = demoUsedCars(today);
  await insertMany(db, tables.exchangeRates, [
    { currency: 'GEL', perUsd: rateFacts.usdGel },
    { currency: 'CNY', perUsd: rateFacts.usdCny },
  ]);
  await insertMany(db, tables.brands, demoBrands());
  await insertMany(db, tables.series, demoSeries());
  await insertMany(db, tables.usedCars, cars);
  await insertMany(db, tables.finderVehicles, demoFinderVehicles(today));
  await insertMany(
    db,
    tables.marketModels,
    marketModelFacts.map(({ brand, model }) => ({
      id: seriesId(brand, model),
      brandName: marqueOf(brand),
      name: model,
    })),
  );
  await insertMany(db, tables.sales, demoSales(today));
  await insertMany(db, tables.rankings, demoRankings(today));
  await insertMany(db, tables.friendships, demoFriendships());
  await insertMany(db, tables.finderTops, demoFinderTops());
  await insertMany(db, tables.news, demoNews(today));
  await insertMany(db, tables.vehicleTops, demoVehicleTops(cars));
  for (const table of seeded) {
    // Without fresh figures the planner takes the filled tables for empty ones; rankings then answer ten times slower.
    await db.execute(sql`analyze ${table}`);
  }
};

/**
 * Fills the database with demo data, in one transaction. Dates hang on the current week, so that charts and listings
 * never look dead: a database seeded in an earlier week, or by another version, is seeded anew. One that others filled is
 * left alone. Returns whether it was seeded.
 */
export const seedDemo = (database: Db, now: number, force = false): Promise<boolean> =>
  database.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const today = dayOf(now);
    const wanted = `${String(seedVersion)} ${mondayOf(today)}`;
    const [stored] = await db.select().from(tables.settings).where(eq(tables.settings.key, 'demo'));
    if (stored === undefined && (await db.$count(tables.brands)) > 0) {
      if (force) {
        throw new Error('this database holds data that is not demo data; it is left alone');
      }
      return false;
    }
    if (stored?.value === wanted && !force) {
      return false;
    }
    for (const table of seeded) {
      await db.delete(table);
    }
    await fill(db, today);
    await db
      .insert(tables.settings)
      .values({ key: 'demo', value: wanted })
      .onConflictDoUpdate({ target: tables.settings.key, set: { value: wanted } });
    return true;
  });
