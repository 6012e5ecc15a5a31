import { setTimeout as pause } from 'node:timers/promises';
import { saveSearch } from '@caravan/shared/contracts/calls';
import { eq, getTableName, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../../database/database';
import { savedSearches, vehicleWatches } from '../../database/schema';
import { rowsOf } from '../../testing/fingerprint';
import { db, goToNextDay, newCar, newUser, newWatcher, runMessageJob, runNextDay, setLanded } from './testing/watchers';

/** Returns whether a statement waits for a lock of a table. */
const isWaitingFor = async (table: string): Promise<boolean> => {
  const query = sql`select from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where datname = current_database() and relation = ${table}::regclass and not granted`;
  return (await rowsOf(db(), query, v.object({}))).length > 0;
};

/** Runs the job on the next day. Makes a change after the job has read what it tells, before it writes to a table. */
const runWithChange = async (
  table: typeof savedSearches | typeof vehicleWatches,
  change: (transaction: Db) => Promise<unknown>,
): Promise<void> => {
  goToNextDay();
  const running = await db().transaction(async (transaction) => {
    // Lets the job read the table, but not write to it.
    await transaction.execute(sql`lock table ${table} in share mode`);
    const job = runMessageJob();
    while (!(await isWaitingFor(getTableName(table)))) await pause(5);
    await change(transaction);
    // In an array: the transaction would wait for a promise.
    return [job];
  });
  await Promise.all(running);
};

// The embedded database runs one transaction at a time.
(process.env.DATABASE_URL ? describe : describe.skip)('a change while a message is made', () => {
  it('of a price is told the next day [MKT-4]', async () => {
    const { car, latest } = await newWatcher();
    await setLanded([car], 15_000);
    await runWithChange(vehicleWatches, () => setLanded([car], 10_000));
    await runNextDay();
    expect((await latest()).map(({ changes }) => changes)).toMatchObject([
      [{ before: 15_000, after: 10_000 }],
      [{ before: 20_000, after: 15_000 }],
    ]);
  });

  it('of the results of a search is told the next day [MKT-4]', async () => {
    const { call, latest } = await newUser();
    const filters = { landedGeorgiaMax: 450, in: 'USD' } as const;
    await call(saveSearch, { list: 'cars', name: 'Bargain', filters, country: 'georgia' });
    const [first, second] = [newCar(), newCar()];
    await setLanded([first], 440);
    await runWithChange(savedSearches, () => setLanded([second], 440));
    await runNextDay();
    const found = (await latest()).map(({ matches }) => matches.flatMap(({ items }) => items.map(({ id }) => id)));
    expect(found).toEqual([[second], [first]]);
  });

  it('of the watch list delays the message until the next run [MKT-4]', async () => {
    const { car, watches, latest } = await newWatcher();
    const second = newCar();
    await setLanded([second], 30_000);
    await watches(second);
    await setLanded([car, second], 10_000);
    await runWithChange(vehicleWatches, (transaction) =>
      transaction.delete(vehicleWatches).where(eq(vehicleWatches.vehicleId, second)),
    );
    expect(await latest()).toEqual([]);
    await runMessageJob();
    expect((await latest()).map(({ changes }) => changes)).toMatchObject([[{ id: car, after: 10_000 }]]);
  });
});
