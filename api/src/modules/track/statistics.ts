import type { TrackStatistic } from '@caravan/shared/contracts/calls';
import { addDays, siteDay, utcMs, weekdayOf, type Language } from '@caravan/shared/terms';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { friendships, news } from '../../database/schema';
import { spoken } from '../../envelope/context';
import { countryName, unknownName } from './country';
import { countedDays, findByDay, findByKind, findViewsIn, itemsIn, type CountedDays } from './days';
import type { Count, Group } from './hours';
import { findDays, findTotals, findViews, findViewsBy, itemsByHour, mostItems, mostRows, sourcesOf } from './hours';
import type { EventRange, Range } from './range';

const dayMs = 86_400_000;

const isWeekend = (day: string): boolean => [0, 6].includes(weekdayOf(day));

/** The days of a range from Monday to Friday, oldest first. Daily statistics leave out weekends. */
const weekdaysOf = ({ startTime, endTime }: Range): string[] => {
  const [first, last] = [siteDay(startTime), siteDay(endTime)];
  const count = (utcMs(last) - utcMs(first)) / dayMs + 1;
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

/**
 * Page views and devices of each news item or advert, by its current title, or by the sent title if it no longer
 * exists.
 */
const findItems = (db: Db, counted: SQL, site: ItemTable, language: Language) =>
  db
    .select({
      id: sql<string>`counted.item_id`,
      name: sql<string>`coalesce(${spoken<AnyColumn>(language, site.titleEn, site.titleGe)}, counted.title, counted.item_id)`,
      value: sql<number>`counted.value`,
      value2: sql<number>`counted.value2`,
    })
    .from(counted)
    .leftJoin(site, sql`${site.id} = counted.item_id`)
    .orderBy(sql`counted.value desc, counted.item_id`);

const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.min(1, Math.round((part / whole) * 10_000) / 10_000);

/**
 * Actions with their number of devices, and the share of those among the devices that viewed the page which leads to
 * the action.
 */
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

/** Runs a query with enough memory for a month's devices: the default would sort them on disk. */
const withRoom = <T>(database: Db, query: (db: Db) => PromiseLike<T>): Promise<T> =>
  database.transaction(async (db) => {
    await db.execute(sql`set local work_mem = '64MB'`);
    return query(db);
  });

interface Item extends Counted {
  readonly id: string;
}

interface Figures {
  readonly totals: Readonly<Record<Group, Count>>;
  readonly versions: readonly Counted[];
  readonly countries: readonly Counted[];
  readonly platforms: readonly Counted[];
  readonly days: readonly Counted[];
  readonly news: Item[];
  readonly adverts: Item[];
}

/** Separate queries, so that a database server runs them in parallel. */
const findInHours = async (db: Db, range: EventRange, language: Language): Promise<Figures> => {
  const sources = sourcesOf(range);
  const [[totals], versions, countries, platforms, days, newsList, adverts] = await Promise.all([
    withRoom(db, (room) => findTotals(room, sources)),
    withRoom(db, (room) => findViewsBy(room, sources, sql`version`)),
    withRoom(db, (room) => findViewsBy(room, sources, sql`country`)),
    withRoom(db, (room) => findViewsBy(room, sources, sql`platform || ' · ' || os_type`)),
    withRoom(db, (room) => findDays(room, sources)),
    withRoom(db, (room) => findItems(room, itemsByHour(sources, 'HOME_NEWS_PV'), news, language)),
    withRoom(db, (room) => findItems(room, itemsByHour(sources, 'FINDER_ADV_PV'), friendships, language)),
  ]);
  if (totals === undefined) throw new Error('the query for totals returned no row');
  return { totals, versions, countries, platforms, days, news: newsList, adverts };
};

const findInDays = async (db: Db, run: CountedDays, language: Language): Promise<Figures> => {
  const [rows, days, newsList, adverts] = await Promise.all([
    findByKind(db, run),
    findByDay(db, run),
    findItems(db, itemsIn(run, 'HOME_NEWS_PV', mostItems), news, language),
    findItems(db, itemsIn(run, 'FINDER_ADV_PV', mostItems), friendships, language),
  ]);
  const listOf = (kind: string): Counted[] =>
    rows.filter((row) => row.kind === kind).map(({ name, value, value2 }) => ({ name, value, value2 }));
  const [pages, named] = [listOf('page'), listOf('channel')];
  const countOf = (list: readonly Counted[], name: string): Count => {
    const found = list.find((row) => row.name === name);
    return { views: found?.value ?? 0, devices: found?.value2 ?? 0 };
  };
  return {
    totals: {
      views: countOf(pages, 'views'),
      home: countOf(pages, 'home'),
      data: countOf(pages, 'data'),
      model: countOf(pages, 'model'),
      vehicles: countOf(pages, 'vehicles'),
      adverts: countOf(pages, 'adverts'),
      prices: countOf(pages, 'prices'),
      collects: countOf(pages, 'collects'),
      draws: countOf(pages, 'draws'),
      mini: countOf(named, 'mini'),
      nat: countOf(named, 'nat'),
      eqm5: countOf(named, 'eqm5'),
    },
    versions: listOf('version').slice(0, mostRows),
    countries: listOf('country').slice(0, mostRows),
    platforms: listOf('platform').slice(0, mostRows),
    days,
    news: newsList,
    adverts,
  };
};

/** All dashboard statistics of a range: from its days if they are counted, otherwise from its hours. */
export const findStatistic = async (db: Db, range: EventRange, language: Language): Promise<TrackStatistic> => {
  const run = await countedDays(db, range);
  const [found, demoPv] = await Promise.all([
    run ? findInDays(db, run, language) : findInHours(db, range, language),
    run ? findViewsIn(db, { ...run, isDemo: true }) : findViews(db, sourcesOf({ ...range, isDemo: true })),
  ]);
  const { home, data, model, mini, nat, eqm5 } = found.totals;
  return {
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
