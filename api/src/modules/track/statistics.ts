import { longestItemList, longestStatisticList, type TrackStatistic } from '@caravan/shared/contracts/calls';
import { addDays, siteDay, utcMs, weekdayOf, type Language } from '@caravan/shared/terms';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { friendships, news } from '../../database/schema';
import { localise } from '../../envelope/context';
import { countryName, unknownName } from './country';
import { dayRangeIfCounted, findByDay, findByKind, findViewsIn, itemsIn, type DayRange } from './days';
import type { Count, Group } from './hours';
import { findDays, findTotals, findViews, findViewsBy, itemsByHour, sourcesOf } from './hours';
import type { EventRange, Range } from './range';

const dayMs = 86_400_000;

const isWeekend = (day: string): boolean => [0, 6].includes(weekdayOf(day));

/** Returns the days of a range from Monday to Friday, oldest first. Daily statistics leave out weekends. */
const weekdaysOf = ({ startTime, endTime }: Range): string[] => {
  const [first, last] = [siteDay(startTime), siteDay(endTime)];
  const count = (utcMs(last) - utcMs(first)) / dayMs + 1;
  return Array.from({ length: count }, (_, index) => addDays(first, index)).filter((day) => !isWeekend(day));
};

interface NamedCounts {
  readonly name: string;
  readonly value: number;
  readonly value2: number;
}

const dayListOf = (range: Range, rows: readonly NamedCounts[]): NamedCounts[] => {
  const found = new Map(rows.map((row) => [row.name, row]));
  return weekdaysOf(range).map((name) => found.get(name) ?? { name, value: 0, value2: 0 });
};

type ItemTable = typeof news | typeof friendships;

/** Returns page views and devices of each news item or advert, by its current title, or by the sent title if it no longer exists. */
const findItems = (db: Db, countedItems: SQL, site: ItemTable, language: Language) =>
  db
    .select({
      id: sql<string>`counted.item_id`,
      name: sql<string>`coalesce(${localise<AnyColumn>(language, site.titleEn, site.titleGe)}, counted.title, counted.item_id)`,
      value: sql<number>`counted.value`,
      value2: sql<number>`counted.value2`,
    })
    .from(countedItems)
    .leftJoin(site, sql`${site.id} = counted.item_id`)
    .orderBy(sql`counted.value desc, counted.item_id`);

const shareOf = (part: number, total: number): number | null =>
  total === 0 ? null : Math.min(1, Math.round((part / total) * 10_000) / 10_000);

/**
 * Actions with their number of devices, and the share of those among the devices that viewed the page which leads to
 * the action.
 */
const conversionsOf = ({ views, vehicles, adverts, prices, collects, draws }: Readonly<Record<Group, Count>>) =>
  [
    { name: 'FINDER_SUBMIT_PRICE', action: prices, viewed: vehicles },
    { name: 'FINDER_ADV_COLLECT', action: collects, viewed: adverts },
    { name: 'FINDER_DRAW_PRIZE', action: draws, viewed: views },
  ].map(({ name, action, viewed }) => ({
    name,
    value: action.views,
    value2: action.devices,
    rate: shareOf(action.devices, viewed.devices),
  }));

/** Runs a query with enough memory for a month's devices: the default would sort them on disk. */
const withMoreMemory = <T>(database: Db, query: (db: Db) => PromiseLike<T>): Promise<T> =>
  database.transaction(async (db) => {
    await db.execute(sql`set local work_mem = '64MB'`);
    return query(db);
  });

interface Item extends NamedCounts {
  readonly id: string;
}

interface Figures {
  readonly totals: Readonly<Record<Group, Count>>;
  readonly versions: readonly NamedCounts[];
  readonly countries: readonly NamedCounts[];
  readonly platforms: readonly NamedCounts[];
  readonly days: readonly NamedCounts[];
  readonly news: Item[];
  readonly adverts: Item[];
}

/** Reads the statistics of a range from its hours. The queries are separate, so that a database server runs them in parallel. */
const findInHours = async (db: Db, range: EventRange, language: Language): Promise<Figures> => {
  const sources = sourcesOf(range);
  const [[totals], versions, countries, platforms, days, newsList, adverts] = await Promise.all([
    withMoreMemory(db, (transaction) => findTotals(transaction, sources)),
    withMoreMemory(db, (transaction) => findViewsBy(transaction, sources, sql`version`)),
    withMoreMemory(db, (transaction) => findViewsBy(transaction, sources, sql`country`)),
    withMoreMemory(db, (transaction) => findViewsBy(transaction, sources, sql`platform || ' · ' || os_type`)),
    withMoreMemory(db, (transaction) => findDays(transaction, sources)),
    withMoreMemory(db, (transaction) => findItems(transaction, itemsByHour(sources, 'HOME_NEWS_PV'), news, language)),
    withMoreMemory(db, (transaction) =>
      findItems(transaction, itemsByHour(sources, 'FINDER_ADV_PV'), friendships, language),
    ),
  ]);
  if (totals === undefined) throw new Error('the query for totals returned no row');
  return { totals, versions, countries, platforms, days, news: newsList, adverts };
};

const findInDays = async (db: Db, range: DayRange, language: Language): Promise<Figures> => {
  const [rows, days, newsList, adverts] = await Promise.all([
    findByKind(db, range),
    findByDay(db, range),
    findItems(db, itemsIn(range, 'HOME_NEWS_PV', longestItemList), news, language),
    findItems(db, itemsIn(range, 'FINDER_ADV_PV', longestItemList), friendships, language),
  ]);
  const listOf = (kind: string): NamedCounts[] =>
    rows.filter((row) => row.kind === kind).map(({ name, value, value2 }) => ({ name, value, value2 }));
  const [pageCounts, channelCounts] = [listOf('page'), listOf('channel')];
  const countOf = (list: readonly NamedCounts[], name: string): Count => {
    const found = list.find((row) => row.name === name);
    return { views: found?.value ?? 0, devices: found?.value2 ?? 0 };
  };
  return {
    totals: {
      views: countOf(pageCounts, 'views'),
      home: countOf(pageCounts, 'home'),
      data: countOf(pageCounts, 'data'),
      model: countOf(pageCounts, 'model'),
      vehicles: countOf(pageCounts, 'vehicles'),
      adverts: countOf(pageCounts, 'adverts'),
      prices: countOf(pageCounts, 'prices'),
      collects: countOf(pageCounts, 'collects'),
      draws: countOf(pageCounts, 'draws'),
      mini: countOf(channelCounts, 'mini'),
      nat: countOf(channelCounts, 'nat'),
      eqm5: countOf(channelCounts, 'eqm5'),
    },
    versions: listOf('version').slice(0, longestStatisticList),
    countries: listOf('country').slice(0, longestStatisticList),
    platforms: listOf('platform').slice(0, longestStatisticList),
    days,
    news: newsList,
    adverts,
  };
};

/** Returns all dashboard statistics of a range: from its days if they are counted, otherwise from its hours. */
export const findStatistic = async (db: Db, range: EventRange, language: Language): Promise<TrackStatistic> => {
  const dayRange = await dayRangeIfCounted(db, range);
  const [found, demoPv] = await Promise.all([
    dayRange ? findInDays(db, dayRange, language) : findInHours(db, range, language),
    dayRange ? findViewsIn(db, { ...dayRange, isDemo: true }) : findViews(db, sourcesOf({ ...range, isDemo: true })),
  ]);
  const { views, home, data, model, mini, nat, eqm5 } = found.totals;
  return {
    allPv: views.views,
    demoPv,
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
    versionList: found.versions.map((row) => ({ ...row, name: row.name === '' ? unknownName(language) : row.name })),
    countryList: found.countries.map(({ name, ...counts }) => ({
      id: name === '' ? null : name,
      name: countryName(name, language),
      ...counts,
    })),
    converterList: conversionsOf(found.totals),
    dayList: dayListOf(range, found.days),
    platformList: [...found.platforms],
    newsList: found.news,
    adList: found.adverts,
  };
};
