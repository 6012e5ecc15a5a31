import { eq, inArray, sql } from 'drizzle-orm';
import { listChanges, usedCars } from '../../database/schema';
import { setUpTestServer } from '../../testing/setUpTestServer';
import { filteredCars } from '../usedCars/repository';
import { valueOf } from './columns';
import { cachedColumns, deleteOldListChanges, type ListColumns } from './listColumns';

const server = setUpTestServer({ isSeeded: true });

const createReader = () => cachedColumns(server.db, filteredCars, server.database.contentVersion).read;

const rowsOf = ({ ids, columns }: ListColumns) =>
  ids.map((id, row) => [id, ...[...columns.values()].map((column) => valueOf(column, column.codes[row] ?? 0))]);

const totalsOf = ({ columns }: ListColumns) =>
  [...columns.values()].map((column) =>
    Object.fromEntries(
      [...column.totals].flatMap((total, code) => (total === 0 ? [] : [[valueOf(column, code), total]])),
    ),
  );

/** Returns whether columns that were read before a value left all rows still know it. Columns that were read as a whole do not. */
const knowsReady = ({ columns }: ListColumns, ready: number): boolean =>
  columns.get(usedCars.readyStatus)?.numbers.includes(ready) ?? false;

/** Returns ids of cars that no other table names. */
const someIds = async (number: number) => {
  const found = await server.db
    .select({ id: usedCars.id })
    .from(usedCars)
    .where(sql`not exists (select from vehicle_tops where used_car_id = ${usedCars.id})`)
    .orderBy(sql`md5(${usedCars.id})`)
    .limit(number);
  return found.map(({ id }) => id);
};

const setReady = async (ready: number, ids: readonly string[]) => {
  await server.db
    .update(usedCars)
    .set({ readyStatus: ready })
    .where(inArray(usedCars.id, [...ids]));
};

it('reads only changed, added and deleted cars again [PERF-13]', async () => {
  const { db } = server;
  const readAgain = createReader();
  const [first = '', second = '', third = '', ...otherIds] = await someIds(20);
  await setReady(99, otherIds);
  await readAgain();
  await setReady(1, otherIds);
  await db.delete(usedCars).where(inArray(usedCars.id, [first, second]));
  await db
    .update(usedCars)
    .set({ priceUsd: null, publishedAt: new Date(), colorEn: 'Ultraviolet' })
    .where(eq(usedCars.id, third));
  for (const id of ['!', 'zz1', 'zz2', `${third}-copy`]) {
    await db.execute(sql`insert into used_cars select made.* from used_cars, lateral jsonb_populate_record(used_cars,
      jsonb_build_object('id', ${id}::text, 'price_usd', 12345, 'level_title', 'New level')) as made where used_cars.id = ${third}`);
  }
  const changed = await readAgain();
  const complete = await createReader()();
  expect(rowsOf(changed)).toEqual(rowsOf(complete));
  expect(totalsOf(changed)).toEqual(totalsOf(complete));
  expect([knowsReady(changed, 99), knowsReady(complete, 99)]).toEqual([true, false]);
});

it.each([
  ['many changes at once', async () => setReady(1, await someIds(600))],
  [
    'a change of a restored database',
    async () => {
      await server.db.execute(sql`update list_changes set version = gen_random_uuid()`);
      await setReady(1, await someIds(1));
    },
  ],
  [
    'a truncated list',
    () =>
      server.database.runScript(`begin; create temporary table kept as select * from used_cars;
    truncate used_cars cascade; insert into used_cars select * from kept; drop table kept; commit`),
  ],
])('reads the whole list after %s', async (_what, change) => {
  const readAgain = createReader();
  const ids = await someIds(1);
  await setReady(98, ids);
  expect(knowsReady(await readAgain(), 98)).toBe(true);
  await setReady(1, ids);
  await change();
  expect(knowsReady(await readAgain(), 98)).toBe(false);
});

it('reads numbers as numbers after the list was empty', async () => {
  const { db } = server;
  const ids = await someIds(3);
  const cars = await db.select().from(usedCars).where(inArray(usedCars.id, ids));
  await server.database.runScript('truncate used_cars cascade');
  const readAgain = createReader();
  expect((await readAgain()).ids).toEqual([]);
  await db.insert(usedCars).values(cars);
  const changed = await readAgain();
  expect(changed.ids).toHaveLength(3);
  expect(changed.columns.get(usedCars.year)?.numbers).toContain(cars[0]?.year);
});

it('forgets changes that no process needs any more', async () => {
  const { db } = server;
  const numbers = async () =>
    (await db.select({ number: listChanges.number }).from(listChanges)).map(({ number }) => number);
  const newest = Math.max(...(await numbers())) + 100_000;
  await db.execute(
    sql`insert into list_changes (number, list, id) overriding system value values (${newest}, 'cars', 'new')`,
  );
  await deleteOldListChanges(db);
  expect(await numbers()).toEqual([newest - 100_000, newest]);
});
