import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { count, sql } from 'drizzle-orm';
import pg from 'pg';
import { readConfig } from '../../api/src/config';
import { openDatabase, type Database, type Db } from '../../api/src/database';
import { usedCars } from '../../api/src/database/schema';
import { orderOf, searchOf, selectionOf } from '../../api/src/modules/search/list';
import { findStatistic } from '../../api/src/modules/track/statistics';
import { filteredCars, findUsedCars } from '../../api/src/modules/usedCars/repository';
import { ratesOf } from '../../api/src/money/exchange';
import { findPostgres, startPostgres } from '../../api/src/testing/postgresServer';
import { percentile } from '../figures/statistics';
import { head, metText, row } from '../figures/table';
import { say } from '../site';
import { days, lastDayEnd, fill } from './fill';
import { filterChoicesOf, createPageQuery, pickThreeFilters, typedWords, type FilterChoices } from './questions';
import { firstColumn, formatSql } from './rows';

// Measures lists, counts of filters and the dashboard's month with many cars and events (PERF-13):
// `npm run million -w @caravan/bench -- [--cars 1000000] [--events 10000000] [--calls 200]`. With DATABASE_URL it uses the schema `million`
// of that server, which keeps the rows for the next run.

const { values: options } = parseArgs({
  options: {
    cars: { type: 'string', default: '1000000' },
    events: { type: 'string', default: '10000000' },
    calls: { type: 'string', default: '200' },
  },
});
const calls = Number(options.calls);
const schema = 'million';
const settings = ['shared_buffers=1GB', 'effective_cache_size=4GB', 'max_wal_size=8GB'];

type Search = ReturnType<typeof searchOf>;

/** Maximum milliseconds at the 95th percentile. */
const goals = { list: 20, counts: 50, month: 100 } as const;

/** The times of a call. `cpuMs`: CPU time of the API's process, which other processes hardly change. */
interface Times {
  readonly elapsedMs: number;
  readonly cpuMs: number;
}

/** Makes calls one after the other. Returns the times of each. */
const timesOf = async <T>(
  questions: readonly T[],
  runTask: (question: T) => Promise<unknown>,
  warmUps = 0,
): Promise<Times[]> => {
  const times: Times[] = [];
  // Node compiles functions that run often.
  for (const question of questions.slice(0, warmUps)) await runTask(question);
  for (const question of questions) {
    const [startedAt, cpuBefore] = [performance.now(), process.cpuUsage()];
    await runTask(question);
    const { user, system } = process.cpuUsage(cpuBefore);
    times.push({ elapsedMs: performance.now() - startedAt, cpuMs: (user + system) / 1_000 });
  }
  return times;
};

const report = (name: string, times: readonly Times[], goal?: number): void => {
  const percentileOf = (share: number, key: keyof Times): number =>
    percentile(
      times.map((time) => time[key]),
      share,
    );
  const keys = ['elapsedMs', 'cpuMs'] as const;
  const figures = keys.flatMap((key) => [percentileOf(0.5, key), percentileOf(0.95, key)].map((ms) => ms.toFixed(1)));
  const verdict = goal === undefined ? ['', ''] : [goal, metText(percentileOf(0.95, 'elapsedMs') <= goal)];
  say(row([name, times.length, ...figures, ...verdict]));
};

const month = { startTime: lastDayEnd - days * 86_400_000, endTime: lastDayEnd - 1, isDemo: true };

/** Prints the plans of a list that the database finds. */
const explain = async (db: Db, query: ReturnType<typeof createPageQuery>): Promise<void> => {
  const filter = selectionOf(filteredCars, query);
  const order = orderOf(filteredCars, query);
  const plans = {
    page: db
      .select({ id: usedCars.id })
      .from(usedCars)
      .where(filter)
      .orderBy(...order)
      .limit(query.size),
    total: db.select({ total: count() }).from(usedCars).where(filter),
  };
  for (const [name, plan] of Object.entries(plans)) {
    say(`\nplan of the slowest ${name}, newest first, of ${JSON.stringify(query.filters)}`);
    for (const line of await firstColumn(db, `explain (analyze, buffers, costs off) ${formatSql(plan)}`))
      say(`  ${line}`);
  }
};

/** Measures the calls that a process can answer before it has read the columns, and how long it takes to read them. */
const measureStart = async ({ db }: Database, search: Search, filterChoices: FilterChoices): Promise<void> => {
  const timedQueries: { readonly ms: number; readonly query: ReturnType<typeof createPageQuery> }[] = [];
  const queries = Array.from({ length: Math.ceil(calls / 4) }, () => createPageQuery(filterChoices, 'newest'));
  const times = await timesOf(queries, async (query) => {
    const startedAt = performance.now();
    await findUsedCars(db, query);
    timedQueries.push({ query, ms: performance.now() - startedAt });
  });
  report('list that the database finds, newest first', times);
  const before = process.memoryUsage.rss();
  const reading = await timesOf([undefined], () => search.facets({}, 'en', 'USD'));
  report(
    `first counts of a process: it reads the columns, ${Math.round((process.memoryUsage.rss() - before) / 1024 ** 2)} MB`,
    reading,
  );
  const ids = await firstColumn(db, 'select id from used_cars tablesample system (0.1) limit 5');
  const changing = await timesOf(ids, async (id) => {
    await db.execute(
      sql`update ${usedCars} set ${sql.identifier('odometer')} = ${usedCars.odometer} + 1 where ${usedCars.id} = ${id}`,
    );
    await search.facets({}, 'en', 'USD');
  });
  report('counts after a change of a car, with the change', changing);
  const [slowest] = timedQueries.toSorted((a, b) => b.ms - a.ms);
  if (slowest !== undefined) await explain(db, slowest.query);
};

const measure = async (
  { db }: Database,
  search: Search,
  filterChoices: FilterChoices,
  isCold: boolean,
): Promise<void> => {
  const state = isCold ? ', the database has just started' : '';
  const warmUps = isCold ? 0 : 20;
  const combinations = Array.from({ length: calls }, () => pickThreeFilters(filterChoices));
  for (const order of ['newest', 'any'] as const) {
    const pages = Array.from({ length: calls }, () => createPageQuery(filterChoices, order));
    const name = order === 'any' ? 'list in any order' : 'list, newest first';
    report(
      `${name}${state}`,
      await timesOf(pages, (query) => findUsedCars(db, query, search.findIds), warmUps),
      goals.list,
    );
  }
  const counting = await timesOf(combinations, (filters) => search.facets({ filters }, 'ge', 'USD'), warmUps);
  report(`counts of filters${state}`, counting, goals.counts);
  const typed = Array.from({ length: Math.ceil(calls / 4) }, (_, index) => typedWords[index % typedWords.length] ?? '');
  report(
    `suggestions${state}`,
    await timesOf(typed, (words) => search.suggest({ keyword: words }, 'en', 'USD'), warmUps),
  );
  const months = Array.from({ length: Math.ceil(calls / 4) }, () => month);
  report(
    `dashboard, ${days} days${state}`,
    await timesOf(months, (period) => findStatistic(db, period, 'en'), warmUps),
    goals.month,
  );
};

const url = process.env['DATABASE_URL'];
const programs = findPostgres();
const server =
  url === undefined && programs !== undefined
    ? await startPostgres(programs, { isDurable: false, settings })
    : undefined;
const address = url ?? server?.url;
if (address === undefined) throw new Error('PostgreSQL is missing: install it, or set DATABASE_URL');

/** Runs a task with the API's own connections. */
const withDatabase = async (task: (database: Database) => Promise<void>): Promise<void> => {
  const database = await openDatabase(readConfig({ DATABASE_URL: address, DATABASE_SCHEMA: schema }));
  try {
    await task(database);
  } finally {
    await database.close();
  }
};

/** Creates the search in the state of a process that has just started. */
const startSearch = ({ db, contentVersion }: Database): Search =>
  searchOf({ db, contentVersion, now: Date.now, rates: ratesOf(db, contentVersion) }, filteredCars);

try {
  let filterChoices: FilterChoices = [];
  await withDatabase(async (database) => {
    const client = new pg.Client({ connectionString: address, options: `-c search_path=${schema},public` });
    await client.connect();
    await fill(database.db, (statement) => client.query(statement), {
      cars: Number(options.cars),
      events: Number(options.events),
    });
    await client.end();
    const { facets } = startSearch(database);
    const brands = (await facets({}, 'en', 'USD')).choices.find(({ filter }) => filter === 'brand')?.values ?? [];
    filterChoices = filterChoicesOf(
      await facets({ filters: { brand: brands.map(({ value }) => value) } }, 'en', 'USD'),
    );
  });
  say(`\nload ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} processors\n`);
  const cpuTitle = 'of it CPU time of the API: median';
  say(head(['what', 'calls', 'median, ms', '95th percentile', cpuTitle, '95th percentile', 'goal', '']));
  if (server !== undefined) {
    await withDatabase(async (database) => {
      const search = startSearch(database);
      await search.facets({}, 'en', 'USD');
      // Without the checkpoint the server would first recover the filled rows.
      await database.db.execute(sql`checkpoint`);
      await server.kill();
      await server.restart();
      await measure(database, search, filterChoices, true);
    });
  }
  await withDatabase(async (database) => {
    const search = startSearch(database);
    await search.facets({}, 'en', 'USD');
    await measure(database, search, filterChoices, false);
    await measureStart(database, startSearch(database), filterChoices);
  });
} finally {
  await server?.stop();
}
