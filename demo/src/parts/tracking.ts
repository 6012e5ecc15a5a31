import { asc, desc, eq, sql } from 'drizzle-orm';
import { type Db, insertMany } from '@caravan/api/database';
import {
  brands,
  finderVehicles,
  friendships,
  identities,
  marketModels,
  news,
  platformAccounts,
  platformSignIns,
  trackDays,
  trackDaysCounted,
  trackEvents,
  trackItemVisits,
  trackVisits,
  vehicleTops,
} from '@caravan/api/schema';
import { countDemoEvents } from '@caravan/api/tracking';
import { asDemo } from './asDemo';
import type { DemoPart } from './part';
import { demoEvents, type DemoSite } from '../tracking/events';
import { demoPlatforms } from '../tracking/platforms';

const nonEmpty = <T>(rows: readonly T[]): readonly [T, ...T[]] => {
  const [first, ...otherRows] = rows;
  if (first === undefined) {
    throw new Error('the tracking part found an empty table: fill the parts that demo events refer to before it');
  }
  return [first, ...otherRows];
};

const idsOf = (rows: readonly { readonly id: string }[]) => nonEmpty(rows.map(({ id }) => id));

const siteOf = async (db: Db): Promise<DemoSite> => ({
  news: nonEmpty(
    await db.select({ id: news.id, title: news.titleEn }).from(news).orderBy(desc(news.publishedAt), asc(news.id)),
  ),
  adverts: nonEmpty(
    await db.select({ id: friendships.id, title: friendships.titleEn }).from(friendships).orderBy(friendships.position),
  ),
  vehicles: idsOf(await db.select({ id: finderVehicles.id }).from(finderVehicles).orderBy(finderVehicles.id)),
  models: idsOf(await db.select({ id: marketModels.id }).from(marketModels).orderBy(marketModels.id)),
  brands: idsOf(await db.select({ id: brands.id }).from(brands).orderBy(brands.id)),
  tops: idsOf(await db.select({ id: vehicleTops.id }).from(vehicleTops).orderBy(vehicleTops.position)),
  referrers: nonEmpty(
    await db.select({ id: identities.id, platform: identities.platform }).from(identities).orderBy(identities.id),
  ),
});

/** The tables that visitors also write to. */
const eventTables = [trackEvents, trackVisits, trackItemVisits];

/** Events of invented visitors in the last weeks, and the accounts of the platforms. */
export const trackingPart: DemoPart = {
  // The counts of days include demo events and real ones. So all days are counted again.
  tables: [platformSignIns, platformAccounts, trackDays, trackDaysCounted],
  empty: async (db) => {
    for (const table of eventTables) await db.delete(table).where(eq(table.isDemo, true));
  },
  fill: async (db, today) => {
    const { accounts, signIns } = demoPlatforms(today);
    await insertMany(db, platformAccounts, accounts.map(asDemo));
    await insertMany(db, platformSignIns, signIns);
    await insertMany(db, trackEvents, demoEvents(today, await siteOf(db)));
    await countDemoEvents(db);
    for (const table of eventTables) await db.execute(sql`analyze ${table}`);
  },
};
