import { addDays, SITE_TIME_ZONE, siteDay, siteMidnight } from '@caravan/shared/terms';
import { and, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { trackDays, trackDaysCounted, trackItemVisits, trackVisits } from '../../database/schema';
import { withoutTimeLimit } from '../../database/unlimited';
import { type EventRange, instant } from './range';

const maxRangeDays = 31;
/** An event that is received before midnight may be stored after it. */
const settledMs = 5 * 60_000;
/** Days counted in one run, so that a stopping server does not wait long. */
const daysPerRun = 10;

/** The kinds and keys that devices of a day are counted by. An empty channel is left out. */
const kindsOf = sql.raw(`(values ('page', 'views', views), ('page', 'home', home), ('page', 'data', data),
  ('page', 'model', model), ('page', 'vehicles', vehicles), ('page', 'adverts', adverts), ('page', 'prices', prices),
  ('page', 'collects', collects), ('page', 'draws', draws), ('channel', nullif(channel, ''), views),
  ('version', version, views), ('country', country, views), ('platform', platform || ' · ' || os_type, views))`);

const dayOf = sql.raw(`(hour at time zone '${SITE_TIME_ZONE}')::date`);

/** Counts days in one pass over them and the days before. Reads earlier days only for devices of these days. */
const countIntoDays = async (db: Db, days: readonly string[]): Promise<void> => {
  const ordered = days.toSorted();
  const [first = '', last = ''] = [ordered[0], ordered.at(-1)];
  const end = instant(siteMidnight(addDays(last, 1)));
  const isInHours = sql`hour >= ${instant(siteMidnight(addDays(first, 1 - maxRangeDays)))} and hour < ${end}`;
  const isPresentDevice = sql`device in (select device from ${trackVisits} where hour >= ${instant(siteMidnight(first))} and hour < ${end})`;
  const dayList = sql.join(
    ordered.map((day) => sql`${day}::date`),
    sql`, `,
  );
  await db.execute(sql`insert into ${trackDays} (day, is_demo, kind, key, gap, title, views, devices)
    select day, is_demo, kind, key, case when day - previous < ${maxRangeDays} then day - previous else 0 end,
      max(title), sum(views), count(*) from (
      select *, lag(day) over (partition by is_demo, kind, key, device order by day) as previous from (
        select ${dayOf} as day, is_demo, kind, key, device, null as title, sum(count) as views
        from ${trackVisits}, lateral ${kindsOf} as seen (kind, key, count)
        where ${isInHours} and ${isPresentDevice} and count > 0 and key is not null group by 1, 2, 3, 4, 5
        union all
        select ${dayOf}, is_demo, event_type, item_id, device, max(title), sum(views)
        from ${trackItemVisits} where ${isInHours} and ${isPresentDevice} group by 1, 2, 3, 4, 5
      ) as by_day
    ) as seen
    where day in (${dayList}) group by 1, 2, 3, 4, 5`);
};

/** Returns the newest past days that are not counted yet. */
const findUncountedDays = async (db: Db, last: string): Promise<string[]> => {
  const begin = sql`(select min(hour) at time zone ${SITE_TIME_ZONE} from ${trackVisits})::date`;
  const rows = await db
    .select({ day: sql<string>`one::date::text` })
    .from(sql`generate_series(${begin}, ${last}::date, interval '1 day') as one`)
    .where(sql`not exists (select from ${trackDaysCounted} as known where known.day = one::date)`)
    .orderBy(sql`1 desc`)
    .limit(daysPerRun);
  return rows.map(({ day }) => day);
};

/** Counts past days that are not counted yet, in one transaction. Only one of several processes counts a day. */
export const countDays = async (database: Db, now: number): Promise<void> => {
  const days = await findUncountedDays(database, addDays(siteDay(now - settledMs), -1));
  if (days.length === 0) return;
  await withoutTimeLimit(database, async (db) => {
    await db.execute(sql`set local work_mem = '64MB'`);
    // Another process that counts a day holds its row until it is done.
    const rows = days.toSorted().map((day) => ({ day }));
    const claimed = await db.insert(trackDaysCounted).values(rows).onConflictDoNothing().returning();
    if (claimed.length > 0) {
      await countIntoDays(
        db,
        claimed.map(({ day }) => day),
      );
    }
  });
  // The planner's statistics lack so many new rows.
  if (days.length > 1) await database.execute(sql`analyze ${trackDays}`);
};

/** Consecutive days from first to last, and whether their demo events are counted. */
export interface DayRange {
  readonly isDemo: boolean;
  readonly first: string;
  readonly last: string;
}

/** Returns a range as whole days of the site if all of them are counted, or undefined otherwise. */
export const dayRangeIfCounted = async (
  db: Db,
  { startTime, endTime, isDemo }: EventRange,
): Promise<DayRange | undefined> => {
  const [first, last] = [siteDay(startTime), siteDay(endTime)];
  if (startTime !== siteMidnight(first) || endTime + 1 !== siteMidnight(addDays(last, 1))) {
    return undefined;
  }
  const countedDays = await db.$count(
    trackDaysCounted,
    and(gte(trackDaysCounted.day, first), lte(trackDaysCounted.day, last)),
  );
  const days = Math.round((endTime + 1 - startTime) / 86_400_000);
  return countedDays === days ? { first, last, isDemo } : undefined;
};

const isWithin = ({ first, last, isDemo }: DayRange): SQL =>
  sql`day between ${first}::date and ${last}::date and is_demo = ${isDemo}`;

/** Devices of a range: each is counted on its first day within the range. */
const devicesIn = ({ first }: DayRange): SQL =>
  sql`coalesce(sum(devices) filter (where gap = 0 or day - gap < ${first}::date), 0)::int`;

/** Views and devices of a range by kind and key, most viewed first. */
export const findByKind = (db: Db, range: DayRange) =>
  db
    .select({
      kind: trackDays.kind,
      name: sql<string>`key`,
      value: sql<number>`sum(views)::int`.as('value'),
      value2: sql<number>`${devicesIn(range)}`.as('value2'),
    })
    .from(trackDays)
    .where(sql`${isWithin(range)} and kind in ('page', 'channel', 'version', 'country', 'platform')`)
    .groupBy(trackDays.kind, trackDays.key)
    .orderBy(sql`value desc, key`);

/** Returns page views of a range. */
export const findViewsIn = async (db: Db, range: DayRange): Promise<number> => {
  const [found] = await db
    .select({ views: sql<number>`coalesce(sum(views), 0)::int` })
    .from(trackDays)
    .where(sql`${isWithin(range)} and kind = 'page' and key = 'views'`);
  return found?.views ?? 0;
};

/** Views and devices of each day that has any. */
export const findByDay = (db: Db, range: DayRange) =>
  db
    .select({ name: trackDays.day, value: sql<number>`sum(views)::int`, value2: sql<number>`sum(devices)::int` })
    .from(trackDays)
    .where(sql`${isWithin(range)} and kind = 'page' and key = 'views'`)
    .groupBy(trackDays.day);

/** Views of news or adverts, for `findItems`. */
export const itemsIn = (range: DayRange, eventType: string, limit: number): SQL =>
  sql`(select key as item_id, max(title) as title, sum(views)::int as value, ${devicesIn(range)} as value2
    from ${trackDays} where ${isWithin(range)} and kind = ${eventType} group by 1 order by value desc, item_id limit ${limit}) as counted`;
