import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { count, sql } from 'drizzle-orm';
import pg from 'pg';
import { openDatabase } from '../../api/src/database';
import type { Database, Db } from '../../api/src/database';
import { usedCars } from '../../api/src/database/schema';
import { orderOf, searchOf, selectionOf } from '../../api/src/modules/search/list';
import { findStatistic } from '../../api/src/modules/track/statistics';
import { filteredCars, findUsedCars } from '../../api/src/modules/usedCars/repository';
import { ratesOf } from '../../api/src/money/exchange';
import { findPostgres, startPostgres } from '../../api/src/testing/postgresServer';
import { percentile } from '../figures/statistics';
import { head, metText, row } from '../figures/table';
import { say } from '../site';
import { days, end, fill } from './fill';
import type { Offered } from './questions';
import { offeredIn, somePage, threeFilters, typedWords } from './questions';
import { firstColumn, written } from './rows';

// Measures lists, counts of filters and the dashboard's month with many cars and events (PERF-13):
// `npm run million -w @caravan/bench -- [--cars 1000000] [--events 10000000] [--calls 200]`. With DATABASE_URL, in the schema `million`
// of that server, which keeps the rows for the next run.

const { values: given } = parseArgs({
  options: {
    cars: { type: 'string', default: '1000000' },
    events: { type: 'string', default: '10000000' },
    calls: { type: 'string', default: '200' },
  },
});
const calls = Number(given.calls);
const schema = 'million';
const settings = ['shared_buffers=1GB', 'effective_cache_size=4GB', 'max_wal_size=8GB'];

type Search = ReturnType<typeof searchOf>;

/** Limits in milliseconds at the 95th percentile. */
const goals = { list: 20, counts: 50, month: 100 } as const;

/** The times of a call in milliseconds. `processor`: of the API's process, which other processes hardly change. */
interface Times {
  readonly whole: number;
  readonly processor: number;
}

/** Times of single calls, one at a time. */
const timesOf = async <T>(
  questions: readonly T[],
  ask: (question: T) => Promise<unknown>,
  warmUps = 0,
): Promise<Times[]> => {
  const times: Times[] = [];
  // Node compiles what it runs often.
  for (const question of questions.slice(0, warmUps)) await ask(question);
  for (const question of questions) {
    const [began, used] = [performance.now(), process.cpuUsage()];
    await ask(question);
    const { user, system } = process.cpuUsage(used);
    times.push({ whole: performance.now() - began, processor: (user + system) / 1_000 });
  }
  return times;
};

const report = (name: string, times: readonly Times[], goal?: number): void => {
  const at = (share: number, key: keyof Times): number =>
    percentile(
      times.map((each) => each[key]),
      share,
    );
  const keys = ['whole', 'processor'] as const;
  const figures = keys.flatMap((key) => [at(0.5, key), at(0.95, key)].map((ms) => ms.toFixed(1)));
  const verdict = goal === undefined ? ['', ''] : [goal, metText(at(0.95, 'whole') <= goal)];
  say(row([name, times.length, ...figures, ...verdict]));
};

const month = { startTime: end - days * 86_400_000, endTime: end - 1, isDemo: true };

/** Prints the plans of a list that the database finds. */
const explain = async (db: Db, query: ReturnType<typeof somePage>): Promise<void> => {
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
    for (const line of await firstColumn(db, `explain (analyze, buffers, costs off) ${written(plan)}`))
      say(`  ${line}`);
  }
};

/** Measures what a process can answer before it has read the columns, and how long it takes to read them. */
const measureStart = async ({ db }: Database, search: Search, offered: Offered): Promise<void> => {
  const slow: { readonly ms: number; readonly query: ReturnType<typeof somePage> }[] = [];
  const queries = Array.from({ length: Math.ceil(calls / 4) }, () => somePage(offered, 'newest'));
  const times = await timesOf(queries, async (query) => {
    const began = performance.now();
    await findUsedCars(db, query);
    slow.push({ query, ms: performance.now() - began });
  });
  report('list that the database finds, newest first', times);
  const before = process.memoryUsage.rss();
  const reading = await timesOf([undefined], () => search.facets({}, 'en', 'USD'));
  report(
    `first counts of a process: it reads the columns, ${String(Math.round((process.memoryUsage.rss() - before) / 1024 ** 2))} MB`,
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
  const [slowest] = slow.toSorted((a, b) => b.ms - a.ms);
  if (slowest !== undefined) await explain(db, slowest.query);
};

const measure = async ({ db }: Database, search: Search, offered: Offered, isCold: boolean): Promise<void> => {
  const state = isCold ? ', the database has just started' : '';
  const warmUps = isCold ? 0 : 20;
  const combinations = Array.from({ length: calls }, () => threeFilters(offered));
  for (const order of ['newest', 'any'] as const) {
    const pages = Array.from({ length: calls }, () => somePage(offered, order));
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
  report(`suggestions${state}`, await timesOf(typed, (words) => search.suggest(words, 'en', 'USD'), warmUps));
  const months = Array.from({ length: Math.ceil(calls / 4) }, () => month);
  report(
    `dashboard, ${String(days)} days${state}`,
    await timesOf(months, (each) => findStatistic(db, each, 'en'), warmUps),
    goals.month,
  );
};

const url = process.env['DATABASE_URL'];
const programs = findPostgres();
const server =
  url === undefined && programs !== undefined ? await startPostgres(programs, { durable: false, settings }) : undefined;
const address = url ?? server?.url;
if (address === undefined) throw new Error('PostgreSQL is missing: install it, or set DATABASE_URL');

/** Runs a task with the API's own connections. */
const withDatabase = async (task: (database: Database) => Promise<void>): Promise<void> => {
  const database = await openDatabase({ url: address, schema });
  try {
    await task(database);
  } finally {
    await database.close();
  }
};

/** Creates the search as a process that has just started. */
const startSearch = ({ db, contentVersion }: Database): Search =>
  searchOf({ db, contentVersion, now: Date.now, rates: ratesOf(db, Date.now) }, filteredCars);

try {
  let offered: Offered = [];
  await withDatabase(async (database) => {
    const client = new pg.Client({ connectionString: address, options: `-c search_path=${schema},public` });
    await client.connect();
    await fill(database.db, (statement) => client.query(statement), {
      cars: Number(given.cars),
      events: Number(given.events),
    });
    await client.end();
    const { facets } = startSearch(database);
    const brands = (await facets({}, 'en', 'USD')).choices.find(({ filter }) => filter === 'brand')?.values ?? [];
    offered = offeredIn(await facets({ filters: { brand: brands.map(({ value }) => value) } }, 'en', 'USD'));
  });
  say(`\nload ${(loadavg()[0] ?? 0).toFixed(1)} on ${String(cpus().length)} processors\n`);
  const processor = 'of it processor of the API: median';
  say(head(['what', 'calls', 'median, ms', '95th percentile', processor, '95th percentile', 'goal', '']));
  if (server !== undefined) {
    await withDatabase(async (database) => {
      const search = startSearch(database);
      await search.facets({}, 'en', 'USD');
      // Without it the server would first recover what was filled.
      await database.db.execute(sql`checkpoint`);
      await server.kill();
      await server.restart();
      await measure(database, search, offered, true);
    });
  }
  await withDatabase(async (database) => {
    const search = startSearch(database);
    await search.facets({}, 'en', 'USD');
    await measure(database, search, offered, false);
    await measureStart(database, startSearch(database), offered);
  });
} finally {
  await server?.stop();
}
