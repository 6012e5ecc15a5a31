import { cpus } from 'node:os';
import { siteDay } from '../shared/terms';
import { openDatabase } from '../api/src/database/client';
import type { Db } from '../api/src/database/database';
import { countDemoEvents } from '../api/src/modules/track/repository';
import { findPlatformStatistic, platformQueries } from '../api/src/modules/track/platforms';
import { countDays } from '../api/src/modules/track/days';
import { dayQueries, findStatistic, hourQueries, withRoom } from '../api/src/modules/track/statistics';
import { medianTime } from './figures/statistics';
import { firstColumn } from './rows';

const runs = 20;
const sessions = 200_000;
const eventsInSession = 5;
const hourMs = 3_600_000;
/** The end of a day in Tbilisi. */
const end = Date.parse('2026-11-19T20:00:00Z');
const start = end - 31 * 24 * hourMs;
const ranges = {
  'days of Tbilisi': { startTime: start, endTime: end - 1 },
  'inside of hours': { startTime: start + hourMs / 2, endTime: end - hourMs / 2 },
} as const;

const line = (...cells: readonly string[]): void => void process.stdout.write(`${cells.join('  ').trimEnd()}\n`);

/** Inserts sessions of five events within three minutes. A few of 120,000 devices come often, most once or twice. */
const fillEvents = `
insert into track_events (received_at, is_demo, device_id, device_type, os_type, event_time, url, page, local_time, event_type,
    extra, user_id, identity_id, platform, country, version, channel, item_id, item_title, converts)
  select at, true, md5(device::text), 'mobile', (array['Windows', 'Android', 'iOS', 'macOS', 'Linux'])[1 + device % 5],
    (extract(epoch from at) * 1000)::bigint, 'https://caravan.example/home', '/home', at::text, type,
    '{"version":"71","id":"weekly-prices","title":"Prices in Georgia and Azerbaijan"}', '', '', platform,
    (array['GE', 'GE', 'GE', 'AZ', 'AZ', 'CN', 'AM', 'TR', 'DE', ''])[1 + device % 10],
    (60 + extract(day from at)::int / 3)::text,
    case when platform in ('mini', 'nat', 'eqm5') then platform else '' end,
    case type when 'HOME_NEWS_PV' then 'news-' || device % 16 when 'FINDER_ADV_PV' then (401 + device % 12)::text end,
    null, type in ('FINDER_SUBMIT_PRICE', 'FINDER_ADV_COLLECT')
  from (
    select device, at + step * interval '40 seconds' as at,
      (array['web', 'web', 'web', 'web', 'web', 'web', 'web', 'mini', 'nat', 'eqm5', 'kolkhi-lanes'])[1 + device % 11] as platform,
      (array['FINDER_HOME_PV', 'HOME_NEWS_PV', 'FINDER_VEHICLE_PV', 'FINDER_HOME_STAY', 'STATISTIC_SALE_PV', 'FINDER_ADV_PV',
        'FINDER_VEHICLE_STAY', 'STATISTIC_MODEL_PV', 'DATA_RANKING_PV', 'HOME_ANALYSIS_PV', 'FINDER_SUBMIT_PRICE', 'FINDER_ADV_COLLECT'])
        [case when step = 0 then 1 else 1 + floor(random() * 12)::int end] as type
    from (
      select floor(power(random(), 2) * 120000)::int as device,
        to_timestamp(${String(end / 1000)}) - floor(random() * 31) * interval '1 day'
          - (1 + power(random(), 0.7) * 22) * interval '1 hour' as at
      from generate_series(1, ${String(sessions)}) as session
    ) as sessions, generate_series(0, ${String(eventsInSession - 1)}) as step
    order by 2
  ) as events`;

const fillPlatforms = `
with accounts as (
  insert into platform_accounts select 'A-' || n, 'Nino', 'Example', 'a' || n || '@lanes.example', 'Platform ' || n % 8, 'Dealer ' || n % 60,
    to_timestamp(${String(end / 1000)}) - n * interval '1 day' from generate_series(1, 400) as n returning number)
insert into platform_sign_ins select number, to_timestamp(${String(end / 1000)}) - n * interval '20 hours', n % 5, n % 2, n % 3
  from accounts, generate_series(1, 60) as n`;

const fill = async (database: Db): Promise<void> =>
  database.transaction(async (db) => {
    // The API's timeout is meant for calls.
    await db.execute('set local statement_timeout = 0');
    await db.execute('select setseed(0.42)');
    await db.execute(fillEvents);
    await countDemoEvents(db);
    await db.execute(fillPlatforms);
    await db.execute('analyze');
  });

interface Query {
  readonly toSQL: () => { sql: string; params: unknown[] };
}

const named = (queries: Readonly<Record<string, (room: Db) => Query>>) => Object.entries(queries);

/** Returns the SQL of a query with its parameters. */
const written = (query: Query): string => {
  const { sql, params } = query.toSQL();
  return sql.replaceAll(/\$(\d+)/g, (_, index) => {
    const value = params[Number(index) - 1];
    return typeof value === 'number'
      ? String(value)
      : `'${String(value instanceof Date ? value.toISOString() : value).replaceAll("'", "''")}'`;
  });
};

const measure = async (engine: string, db: Db): Promise<void> => {
  const began = performance.now();
  await fill(db);
  const [events] = await firstColumn(db, 'select count(*) from track_events');
  const [visits] = await firstColumn(db, 'select count(*) from track_visits');
  const [devices] = await firstColumn(db, 'select count(distinct device) from track_visits');
  const [version = ''] = await firstColumn(db, 'select version()');
  line(`\n${engine}: ${version.split(' on ')[0] ?? ''}`);
  line(
    `${events ?? ''} events, ${devices ?? ''} devices, ${visits ?? ''} device hours; filled in ${((performance.now() - began) / 1000).toFixed(0)} s\n`,
  );
  const counting = performance.now();
  // Ten at a time.
  for (let turn = 0; turn < 4; turn += 1) await countDays(db, end + hourMs);
  line(`31 days counted in ${((performance.now() - counting) / 1000).toFixed(1)} s`);
  await db.execute(`delete from track_days where day = '2026-11-19'`);
  await db.execute(`delete from track_days_counted where day = '2026-11-19'`);
  const one = performance.now();
  await countDays(db, end + hourMs);
  line(`one day counted in ${(performance.now() - one).toFixed(0)} ms\n`);
  for (const [name, range] of Object.entries(ranges)) {
    const statistic = await medianTime(runs, () => findStatistic(db, { ...range, isDemo: true }, 'en'));
    const platform = await medianTime(runs, () => findPlatformStatistic(db, range));
    line('statistic'.padEnd(20), name.padEnd(16), `${statistic.toFixed(0)} ms`.padStart(8));
    line('platformStatistic'.padEnd(20), name.padEnd(16), `${platform.toFixed(0)} ms`.padStart(8));
  }
  for (const range of Object.values(ranges).slice(0, 1)) {
    const counted = dayQueries({ first: siteDay(range.startTime), last: siteDay(range.endTime), isDemo: true }, 'en');
    const plans = [counted, platformQueries(range), hourQueries({ ...range, isDemo: true }, 'en')].flatMap(named);
    for (const [name, query] of plans) {
      line(`\n${engine}, plan of ${name}`);
      const text = `explain (analyze, costs off) ${written(query(db))}`;
      const rows = await withRoom(db, (room) => firstColumn(room, text));
      rows.forEach((row) => line(`  ${row}`));
    }
  }
};

const databaseUrl = process.env['DATABASE_URL'];
const only = process.argv[2];
line(`Statistics of 31 days, median of ${String(runs)} runs, ${String(cpus().length)} processors`);

const engines = {
  PGlite: {},
  ...(databaseUrl === undefined ? {} : { PostgreSQL: { url: databaseUrl, schema: `bench_${String(process.pid)}` } }),
};
for (const [engine, options] of Object.entries(engines).filter(([name]) => only === undefined || name === only)) {
  const { db, runScript, close } = await openDatabase(options);
  try {
    await measure(engine, db);
  } finally {
    if ('schema' in options) await runScript(`drop schema "${options.schema}" cascade`);
    await close();
  }
}
