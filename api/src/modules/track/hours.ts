import { longestItemList, longestStatisticList } from '@caravan/shared/contracts/calls';
import { SITE_TIME_ZONE } from '@caravan/shared/terms';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { trackEvents, trackItemVisits, trackVisits } from '../../database/schema';
import { channels } from './event';
import { type EventRange, instant } from './range';
import { itemVisitColumns, itemVisitsOf, visitColumns, visitsOf } from './repository';

const hourMs = 3_600_000;

const isWithin = (column: AnyColumn, from: number, before: number): SQL =>
  sql`(${column} >= ${instant(from)} and ${column} < ${instant(before)})`;

export interface Sources {
  readonly visits: SQL;
  readonly items: SQL;
}

/** Returns the sources of a range: full hours from the hourly counts, the rest at both ends from the events. */
export const sourcesOf = ({ startTime, endTime, isDemo }: EventRange): Sources => {
  const before = endTime + 1;
  const firstHour = Math.ceil(startTime / hourMs) * hourMs;
  const lastHour = Math.floor(before / hourMs) * hourMs;
  const hasHours = firstHour < lastHour;
  const edges = (
    hasHours ? [[startTime, firstHour] as const, [lastHour, before] as const] : [[startTime, before] as const]
  )
    .filter(([from, to]) => from < to)
    .map(([from, to]) => isWithin(trackEvents.receivedAt, from, to));
  const isOfKind = sql`is_demo = ${isDemo}`;
  const events = sql`${trackEvents} where ${isOfKind} and (${sql.join(edges, sql` or `)})`;
  // A range of whole hours has no ends, and a plain scan is enough. A union takes half as long again.
  const unionParts = (hours: SQL, single: SQL) =>
    sql.join([...(hasHours ? [hours] : []), ...(edges.length > 0 ? [single] : [])], sql` union all `);
  return {
    visits: sql`(${unionParts(
      sql`select ${visitColumns} from ${trackVisits} where ${isOfKind} and ${isWithin(trackVisits.hour, firstHour, lastHour)}`,
      visitsOf(events),
    )}) as visits`,
    items: sql`(${unionParts(
      sql`select ${itemVisitColumns} from ${trackItemVisits} where ${isOfKind} and ${isWithin(trackItemVisits.hour, firstHour, lastHour)}`,
      itemVisitsOf(events),
    )}) as visits`,
  };
};

const groups = ['home', 'data', 'model', 'vehicles', 'adverts', 'prices', 'collects', 'draws'] as const;
export type ItemType = 'HOME_NEWS_PV' | 'FINDER_ADV_PV';
export type Group = 'views' | (typeof groups)[number] | (typeof channels)[number];

export interface Count {
  readonly views: number;
  readonly devices: number;
}

/** Returns the number of events in a group, and of their devices. */
const countOf = (group: Group) => {
  const column = sql.raw(group);
  return {
    views: sql<number>`coalesce(sum(${column}), 0)::int`,
    devices: sql<number>`(count(*) filter (where ${column} > 0))::int`,
  };
};

export const findTotals = (db: Db, { visits }: Sources) => {
  const sums = [
    ...(['views', ...groups] as const).map((group) => `sum(${group}) as ${group}`),
    ...channels.map((channel) => `sum(views) filter (where channel = '${channel}') as ${channel}`),
  ];
  const devices = sql`(select device, ${sql.raw(sums.join(', '))} from ${visits} group by device) as devices`;
  return db
    .select({
      views: countOf('views'),
      home: countOf('home'),
      data: countOf('data'),
      model: countOf('model'),
      vehicles: countOf('vehicles'),
      adverts: countOf('adverts'),
      prices: countOf('prices'),
      collects: countOf('collects'),
      draws: countOf('draws'),
      mini: countOf('mini'),
      nat: countOf('nat'),
      eqm5: countOf('eqm5'),
    })
    .from(devices);
};

/**
 * Returns the query for page views and devices by a key. Groups by device first, so that the database counts devices by hashing: `count
 * (distinct …)` sorts them.
 */
const viewsBy = ({ visits }: Sources, key: SQL): SQL =>
  sql`(select ${key} as name, device, sum(views) as views from ${visits} where views > 0 group by 1, 2) as devices`;

const viewsAndDevices = {
  value: sql<number>`sum(views)::int`.as('value'),
  value2: sql<number>`count(*)::int`.as('value2'),
};

/** Returns page views and devices by a key, most viewed first. */
export const findViewsBy = (db: Db, sources: Sources, key: SQL) =>
  db
    .select({ name: sql<string>`name`, ...viewsAndDevices })
    .from(viewsBy(sources, key))
    .groupBy(sql`name`)
    .orderBy(sql`value desc, name`)
    .limit(longestStatisticList);

/** Returns page views and devices of each day that has any. */
export const findDays = (db: Db, sources: Sources) => {
  const zone = sql.raw(`'${SITE_TIME_ZONE}'`);
  const startOfDay = sql`date_bin('1 day', hour, timestamp '2020-01-01' at time zone ${zone})`;
  return db
    .select({ name: sql<string>`to_char(name at time zone ${zone}, 'YYYY-MM-DD')`, ...viewsAndDevices })
    .from(viewsBy(sources, startOfDay))
    .groupBy(sql`devices.name`);
};

/** Returns page views of a range. */
export const findViews = async (db: Db, { visits }: Sources): Promise<number> => {
  const [found] = await db.select({ views: sql<number>`coalesce(sum(views), 0)::int` }).from(sql`${visits}`);
  return found?.views ?? 0;
};

/** Views and devices of news or adverts, most viewed first. */
export const itemsByHour = ({ items }: Sources, eventType: ItemType): SQL => sql`(
  select item_id, max(title) as title, sum(views)::int as value, count(*)::int as value2
  from (select item_id, device, max(title) as title, sum(views) as views
    from ${items} where event_type = ${eventType} group by 1, 2) as devices
  group by 1 order by value desc, item_id limit ${longestItemList}) as counted`;
