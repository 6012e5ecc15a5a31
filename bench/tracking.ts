import { cpus } from 'node:os';
import { siteDay } from '../shared/terms';
import { openDatabase } from '../api/src/database/client';
import type { Db } from '../api/src/database/database';
import { countDemoEvents } from '../api/src/modules/track/repository';
import { findPlatformStatistic, platformQueries } from '../api/src/modules/track/platforms';
import { countDays } from '../api/src/modules/track/days';
import { dayQueries, findStatistic, hourQueries, withRoom } from '../api/src/modules/track/statistics';
import { medianTime } from './figures/statistics';
import { sessionsOf } from './generated';
import type { Query } from './rows';
import { firstColumn, written } from './rows';

const runs = 20;
const sessions = 200_000;
const hourMs = 3_600_000;
/** The end of a day in Tbilisi. */
const end = Date.parse('2026-11-19T20:00:00Z');
const days = 31;
const start = end - days * 24 * hourMs;
const ranges = {
  'days of Tbilisi': { startTime: start, endTime: end - 1 },
  'inside of hours': { startTime: start + hourMs / 2, endTime: end - hourMs / 2 },
} as const;

const line = (...cells: readonly string[]): void => void process.stdout.write(`${cells.join('  ').trimEnd()}\n`);

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
    for (let day = 0; day < days; day += 1) {
      await db.execute(sessionsOf({ end: end - day * 24 * hourMs, sessions: sessions / days, devices: 120_000 }));
    }
    await countDemoEvents(db);
    await db.execute(fillPlatforms);
    await db.execute('analyze');
  });

const named = (queries: Readonly<Record<string, (room: Db) => Query>>) => Object.entries(queries);

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
