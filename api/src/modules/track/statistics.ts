import type { TrackStatistic } from '@caravan/shared/contracts/calls';
import type { AnyColumn, SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import { SITE_TIME_ZONE, addDays, siteDay, utcMs, weekdayOf } from '@caravan/shared/terms';
import type { Db } from '../../database/database';
import { friendships, news, trackEvents, trackItemVisits, trackVisits } from '../../database/schema';
import type { Language } from '@caravan/shared/terms';
import { spoken } from '../../envelope/context';
import { countryName, unknownName } from './country';
import { channels } from './event';
import type { Range } from './range';
import { instant } from './range';
import { itemVisitColumns, itemVisitsOf, visitColumns, visitsOf } from './repository';

const hourMs = 3_600_000;
const mostRows = 50;
const mostItems = 100;

const within = (column: AnyColumn, from: number, before: number): SQL =>
  sql`(${column} >= ${instant(from)} and ${column} < ${instant(before)})`;

interface Sources {
  readonly visits: SQL;
  readonly items: SQL;
}

/** Where a range is counted from: its full hours from what was counted per hour, what is left at its ends from the events. */
const sourcesOf = ({ startTime, endTime }: Range): Sources => {
  const before = endTime + 1;
  const firstHour = Math.ceil(startTime / hourMs) * hourMs;
  const lastHour = Math.floor(before / hourMs) * hourMs;
  const hasHours = firstHour < lastHour;
  const ends = (
    hasHours ? [[startTime, firstHour] as const, [lastHour, before] as const] : [[startTime, before] as const]
  )
    .filter(([from, to]) => from < to)
    .map(([from, to]) => within(trackEvents.receivedAt, from, to));
  const events = sql`${trackEvents} where (${sql.join(ends, sql` or `)})`;
  // Without ends, which is what whole hours come to, a plain scan; a union takes half as long again.
  const union = (hours: SQL, single: SQL) =>
    sql.join([...(hasHours ? [hours] : []), ...(ends.length > 0 ? [single] : [])], sql` union all `);
  return {
    visits: sql`(${union(
      sql`select ${visitColumns} from ${trackVisits} where ${within(trackVisits.hour, firstHour, lastHour)}`,
      visitsOf(events),
    )}) as visits`,
    items: sql`(${union(
      sql`select ${itemVisitColumns} from ${trackItemVisits} where ${within(trackItemVisits.hour, firstHour, lastHour)}`,
      itemVisitsOf(events),
    )}) as visits`,
  };
};

const groups = ['home', 'data', 'model', 'vehicles', 'adverts', 'prices', 'collects', 'draws'] as const;
type Group = 'views' | (typeof groups)[number] | (typeof channels)[number];

interface Count {
  readonly views: number;
  readonly devices: number;
}

/** What a group of events comes to: how many, and of how many devices. */
const countOf = (group: Group) => {
  const column = sql.raw(group);
  return {
    views: sql<number>`coalesce(sum(${column}), 0)::int`,
    devices: sql<number>`(count(*) filter (where ${column} > 0))::int`,
  };
};

const findTotals = (db: Db, { visits }: Sources) => {
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
 * Page views and devices by a key. Grouping by device first is what lets the database count devices by hashing; `count
 * (distinct …)` sorts them.
 */
const viewsBy = ({ visits }: Sources, key: SQL): SQL =>
  sql`(select ${key} as name, device, sum(views) as views from ${visits} where views > 0 group by 1, 2) as devices`;

const viewsAndDevices = {
  value: sql<number>`sum(views)::int`.as('value'),
  value2: sql<number>`count(*)::int`.as('value2'),
};

/** Page views and devices by a key, most viewed first. */
const findViewsBy = (db: Db, sources: Sources, key: SQL) =>
  db
    .select({ name: sql<string>`name`, ...viewsAndDevices })
    .from(viewsBy(sources, key))
    .groupBy(sql`name`)
    .orderBy(sql`value desc, name`)
    .limit(mostRows);

/** Page views and devices of each day that has any. */
const findDays = (db: Db, sources: Sources) => {
  const zone = sql.raw(`'${SITE_TIME_ZONE}'`);
  const startOfDay = sql`date_bin('1 day', hour, timestamp '2020-01-01' at time zone ${zone})`;
  return db
    .select({ name: sql<string>`to_char(name at time zone ${zone}, 'YYYY-MM-DD')`, ...viewsAndDevices })
    .from(viewsBy(sources, startOfDay))
    .groupBy(sql`devices.name`);
};

const isWeekend = (day: string): boolean => [0, 6].includes(weekdayOf(day));

/** The days of a range from Monday to Friday, oldest first: the weekend is no part of daily statistics. */
const weekdaysOf = ({ startTime, endTime }: Range): string[] => {
  const [first, last] = [siteDay(startTime), siteDay(endTime)];
  const count = (utcMs(last) - utcMs(first)) / (24 * hourMs) + 1;
  return Array.from({ length: count }, (_, index) => addDays(first, index)).filter((day) => !isWeekend(day));
};

interface Counted {
  readonly name: string;
  readonly value: number;
  readonly value2: number;
}

const dayListOf = (range: Range, rows: readonly Counted[]): Counted[] => {
  const found = new Map(rows.map((row) => [row.name, row]));
  return weekdaysOf(range).map((name) => found.get(name) ?? { name, value: 0, value2: 0 });
};

type ItemTable = typeof news | typeof friendships;

/** Page views and devices of each news item or advert, by its title on the site; one that is gone by the title sent with it. */
const findItems = (
  db: Db,
  { items }: Sources,
  eventType: 'HOME_NEWS_PV' | 'FINDER_ADV_PV',
  site: ItemTable,
  language: Language,
) => {
  const devices = sql`(select item_id, device, max(title) as title, sum(views) as views
    from ${items} where event_type = ${eventType} group by 1, 2) as devices`;
  const counted = sql`(select item_id, max(title) as title, sum(views)::int as value, count(*)::int as value2
    from ${devices} group by 1 order by value desc, item_id limit ${mostItems}) as counted`;
  return db
    .select({
      id: sql<string>`counted.item_id`,
      name: sql<string>`coalesce(${spoken<AnyColumn>(language, site.titleEn, site.titleGe)}, counted.title, counted.item_id)`,
      value: sql<number>`counted.value`,
      value2: sql<number>`counted.value2`,
    })
    .from(counted)
    .leftJoin(site, sql`${site.id} = counted.item_id`)
    .orderBy(sql`counted.value desc, counted.item_id`);
};

const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.min(1, Math.round((part / whole) * 10_000) / 10_000);

/** Actions, how many devices took them, and the share of those devices that had seen what leads to the action. */
const conversionsOf = ({ views, vehicles, adverts, prices, collects, draws }: Readonly<Record<Group, Count>>) =>
  [
    { name: 'FINDER_SUBMIT_PRICE', action: prices, seen: vehicles },
    { name: 'FINDER_ADV_COLLECT', action: collects, seen: adverts },
    { name: 'FINDER_DRAW_PRIZE', action: draws, seen: views },
  ].map(({ name, action, seen }) => ({
    name,
    value: action.views,
    value2: action.devices,
    rate: shareOf(action.devices, seen.devices),
  }));

/** The queries behind the statistics of a range. They are several, so that a server works on them side by side. */
export const statisticQueries = (range: Range, language: Language) => {
  const sources = sourcesOf(range);
  return {
    totals: (db: Db) => findTotals(db, sources),
    versions: (db: Db) => findViewsBy(db, sources, sql`version`),
    countries: (db: Db) => findViewsBy(db, sources, sql`country`),
    platforms: (db: Db) => findViewsBy(db, sources, sql`platform || ' · ' || os_type`),
    days: (db: Db) => findDays(db, sources),
    news: (db: Db) => findItems(db, sources, 'HOME_NEWS_PV', news, language),
    adverts: (db: Db) => findItems(db, sources, 'FINDER_ADV_PV', friendships, language),
  };
};

/** Runs a query with room for a month's devices: with the default memory it would sort them on disk. */
export const withRoom = <T>(database: Db, query: (db: Db) => PromiseLike<T>): Promise<T> =>
  database.transaction(async (db) => {
    await db.execute(sql`set local work_mem = '64MB'`);
    return query(db);
  });

/** All dashboard statistics of a range. */
export const findStatistic = async (db: Db, range: Range, language: Language): Promise<TrackStatistic> => {
  const queries = statisticQueries(range, language);
  const [[totals], versionList, countries, platformList, days, newsList, adList] = await Promise.all([
    withRoom(db, queries.totals),
    withRoom(db, queries.versions),
    withRoom(db, queries.countries),
    withRoom(db, queries.platforms),
    withRoom(db, queries.days),
    withRoom(db, queries.news),
    withRoom(db, queries.adverts),
  ]);
  if (totals === undefined) {
    throw new Error('sums without grouping gave no row');
  }
  const { home, data, model, mini, nat, eqm5 } = totals;
  return {
    homePv: home.views,
    homeUv: home.devices,
    dataPv: data.views,
    dataUv: data.devices,
    modelPv: model.views,
    modelUv: model.devices,
    miniPv: mini.views,
    miniUv: mini.devices,
    natPv: nat.views,
    natUv: nat.devices,
    eqm5Pv: eqm5.views,
    eqm5Uv: eqm5.devices,
    versionList: versionList.map((row) => ({ ...row, name: row.name === '' ? unknownName(language) : row.name })),
    countryList: countries.map(({ name, ...counts }) => ({
      id: name === '' ? null : name,
      name: countryName(name, language),
      ...counts,
    })),
    converterList: conversionsOf(totals),
    dayList: dayListOf(range, days),
    platformList,
    newsList,
    adList,
  };
};
