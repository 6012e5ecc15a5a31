import { sql } from 'drizzle-orm';
import { withoutTimeLimit, type Db } from '../../api/src/database';
import { countDays } from '../../api/src/modules/track/days';
import { countDemoEvents } from '../../api/src/modules/track/repository';
import { seedDemo } from '../../demo/src/testing';
import { say } from '../site';
import { copiesOfCars, eventsInSession, sessionsOf } from './generated';
import { firstColumn } from './rows';

const dayMs = 86_400_000;
export const days = 31;
/** The end of a day in Tbilisi. */
export const lastDayEnd = Date.parse('2026-11-19T20:00:00Z');

/** Number of copies of the demo's cars that one statement inserts. */
const copiesAtOnce = 40;

const firstNumber = async (db: Db, query: string): Promise<number> => Number((await firstColumn(db, query))[0]);

/** Runs a statement that may take long. */
type Run = (statement: string) => Promise<unknown>;

/** Runs a task without the indexes of a table and then creates them again. This is faster than adding each row to each index. */
const withoutIndexes = async (db: Db, run: Run, table: string, task: () => Promise<void>): Promise<void> => {
  const where = `tablename = '${table}' and schemaname = current_schema() and indexname not like '%\\_pkey'`;
  const definitions = await firstColumn(db, `select indexdef from pg_indexes where ${where}`);
  for (const name of await firstColumn(db, `select indexname from pg_indexes where ${where}`)) {
    await run(`drop index ${name}`);
  }
  await task();
  for (const definition of definitions) await run(definition);
};

const fillCars = async (db: Db, run: Run, cars: number): Promise<void> => {
  const demoCars = await firstNumber(db, `select count(*) from used_cars where id not like 'x%'`);
  const copies = Math.ceil(cars / demoCars) - 1;
  // The lists do not use prices by day.
  await run('alter table used_cars disable trigger price_added');
  await withoutIndexes(db, run, 'used_cars', async () => {
    for (let first = 1; first <= copies; first += copiesAtOnce) {
      await run(copiesOfCars(first, Math.min(copies, first + copiesAtOnce - 1)));
    }
  });
  await run('alter table used_cars enable always trigger price_added');
};

const fillEvents = async (db: Db, run: Run, events: number): Promise<void> => {
  const sessions = events / eventsInSession / days;
  await run('truncate track_events, track_visits, track_item_visits, track_days, track_days_counted');
  await run('select setseed(0.42)');
  await withoutIndexes(db, run, 'track_events', async () => {
    for (let day = days - 1; day >= 0; day -= 1) {
      await run(sessionsOf({ end: lastDayEnd - day * dayMs, sessions, devices: Math.ceil(sessions * days * 0.6) }));
    }
  });
  await withoutTimeLimit(db, async (transaction) => {
    await transaction.execute(sql`set local work_mem = '512MB'`);
    await countDemoEvents(transaction);
  });
};

/** Fills the database with cars as in the demo and events of 31 days. Keeps existing ones. */
export const fill = async (db: Db, run: Run, sizes: { readonly cars: number; readonly events: number }) => {
  const runTimed = async (name: string, task: () => Promise<unknown>): Promise<void> => {
    const startedAt = performance.now();
    await task();
    say(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  };
  await run(`set maintenance_work_mem = '512MB'`);
  await seedDemo(db, Date.now());
  if ((await firstNumber(db, 'select count(*) from used_cars')) < sizes.cars) {
    await runTimed('filled cars', () => fillCars(db, run, sizes.cars));
  }
  if ((await firstNumber(db, 'select count(*) from track_events')) < sizes.events) {
    await runTimed('filled events', () => fillEvents(db, run, sizes.events));
    await run('analyze');
  }
  await runTimed(`counted ${days} days`, async () => {
    // Each call counts at most ten days that are not counted yet.
    for (let countedDays = 0; countedDays < days; countedDays += 10) await countDays(db, lastDayEnd + dayMs / 24);
  });
  // Twice: the first run cannot see all rows of transactions that have just ended.
  for (let pass = 0; pass < 2; pass += 1) await run('vacuum analyze');
};
