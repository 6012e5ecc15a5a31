import { carCompare, type ComparisonRow, errorCodes } from '@caravan/shared/contracts/calls';
import { eq } from 'drizzle-orm';
import { series, trimEquipment, usedCars } from '../../database/schema';
import type { CallOptions } from '../../testing/client';
import { setUpTestServer } from '../../testing/setUpTestServer';

const server = setUpTestServer({ isSeeded: true });
const compare = (carIds: string[], options: CallOptions = {}) => server.call(carCompare, { carIds }, options);

/** Returns the first cars of a kind of energy, in the order of their ids. */
const carsOf = (energy: string, limit: number) =>
  server.db.select().from(usedCars).where(eq(usedCars.energy, energy)).orderBy(usedCars.id).limit(limit);

const valuesOf = (rows: readonly ComparisonRow[], key: string) =>
  rows.find((row) => row.key === key)?.values.map(({ value }) => value);

it('compares one to four cars in the requested order', async () => {
  const ids = (await carsOf('electric', 4)).map(({ id }) => id).toReversed();
  for (const count of [1, 2, 3, 4]) {
    const { tableHead, infoList } = await compare(ids.slice(0, count));
    expect(tableHead.map(({ id }) => id)).toEqual(ids.slice(0, count));
    for (const { type, values, subList } of infoList) {
      expect(values).toHaveLength(type === 1 ? count : 0);
      expect(subList.every((part) => part.values.length === count)).toBe(true);
      expect(subList.length > 0).toBe(type === 3);
    }
  }
});

it('starts with a section and contains no key twice', async () => {
  const [car] = await carsOf('electric', 1);
  const { infoList } = await compare([car?.id ?? '']);
  expect(infoList[0]?.type).toBe(0);
  expect(new Set(infoList.map(({ type }) => type))).toEqual(new Set([0, 1, 2, 3]));
  const keys = infoList.flatMap(({ key, subList }) => [key, ...subList.map((part) => part.key)]);
  expect(new Set(keys).size).toBe(keys.length);
});

it('returns the values of each car with units, in the language and currency of the call', async () => {
  const [[electric], [petrol]] = [await carsOf('electric', 1), await carsOf('petrol', 1)];
  const ids = [electric?.id ?? '', petrol?.id ?? ''];
  const [english, local] = [await compare(ids), await compare(ids, { lang: 'ge', currency: 'GEL' })];
  expect(valuesOf(english.infoList, 'range')).toEqual([expect.stringMatching(/^\d+\u00A0km$/), null]);
  expect(valuesOf(english.infoList, 'consumption')).toEqual([null, expect.stringMatching(/L\/100 km$/)]);
  expect(valuesOf(local.infoList, 'range')?.[0]).toMatch(/კმ$/);
  expect(valuesOf(english.infoList, 'energy')).toEqual(['Electric', 'Petrol']);
  expect(valuesOf(local.infoList, 'energy')).toEqual(['ელექტრო', 'ბენზინი']);
  expect(valuesOf(english.infoList, 'guidePrice')?.[0]).toMatch(/^\$\d/);
  expect(valuesOf(local.infoList, 'guidePrice')?.[0]).toMatch(/\d\u00A0₾$/);
  expect(local.tableHead[0]?.price).toBe(Math.round((english.tableHead[0]?.price ?? 0) * 2.7));
  const georgian = /\p{Script=Georgian}/u;
  expect(local.infoList.filter(({ text }) => !georgian.test(text))).toEqual([]);
  expect(JSON.stringify(english)).not.toMatch(georgian);
});

it('returns what customs ask for of each car [LAND-2]', async () => {
  const [[electric], [petrol]] = [await carsOf('electric', 1), await carsOf('petrol', 1)];
  const ids = [electric?.id ?? '', petrol?.id ?? ''];
  await server.db
    .update(usedCars)
    .set({ year: 2024, steering: null, madeMonth: null })
    .where(eq(usedCars.id, ids[0] ?? ''));
  const known = { year: 2024, steering: 'left', madeMonth: 3, engineCm3Low: 1498 };
  const petrolCar = eq(usedCars.id, ids[1] ?? '');
  await server.db
    .update(usedCars)
    .set({ ...known, engineCm3High: 1498 })
    .where(petrolCar);
  const { infoList } = await compare(ids);
  expect(valuesOf(infoList, 'engineCc')).toEqual([null, '1,498\u00A0cm³']);
  expect(valuesOf(infoList, 'steering')).toEqual([null, 'Left-hand drive']);
  expect(valuesOf(infoList, 'madeMonth')).toEqual([null, 'March 2024']);
  await server.db.update(usedCars).set({ engineCm3High: 1998 }).where(petrolCar);
  expect(valuesOf((await compare(ids)).infoList, 'engineCc')?.[1]).toBe('1,498–1,998\u00A0cm³');
});

it.each([
  { priceMinCny: 70_000, priceMaxCny: null },
  { priceMinCny: null, priceMaxCny: 70_000 },
])('returns the only known guide price: %j', async (prices) => {
  const [car] = await carsOf('electric', 1);
  const ofCar = eq(series.id, car?.seriesId ?? '');
  await server.db.update(series).set({ priceMinCny: 70_000, priceMaxCny: 70_000 }).where(ofCar);
  const guidePrice = async () => valuesOf((await compare([car?.id ?? ''])).infoList, 'guidePrice');
  const both = await guidePrice();
  expect(both).toEqual([expect.stringMatching(/^\$\d/)]);
  await server.db.update(series).set(prices).where(ofCar);
  expect(await guidePrice()).toEqual(both);
});

it('keeps rows that are empty for all cars', async () => {
  const ids = (await carsOf('petrol', 2)).map(({ id }) => id);
  const { infoList } = await compare(ids);
  expect(valuesOf(infoList, 'battery')).toEqual([null, null]);
  expect(valuesOf(infoList, 'range')).toEqual([null, null]);
});

it('returns the equipment of each trim level, and null if it is unknown', async () => {
  const { db } = server;
  const [car] = await carsOf('electric', 1);
  const [trim] = (car?.levelTitle ?? '').split(' ');
  const [equipment] = await db
    .select()
    .from(trimEquipment)
    .where(eq(trimEquipment.seriesId, car?.seriesId ?? ''))
    .then((rows) => rows.filter(({ trimLevel }) => trimLevel === trim));
  const answers = async () =>
    new Map(
      (await compare([car?.id ?? ''])).infoList.flatMap(({ subList }) =>
        subList.map(({ key, values }) => [key, values[0]?.value]),
      ),
    );
  const known = await answers();
  expect(known.size).toBeGreaterThan(15);
  for (const [feature, value] of known) {
    expect({ feature, value }).toEqual({ feature, value: equipment?.features.includes(feature) ? 'Yes' : 'No' });
  }
  await db
    .update(usedCars)
    .set({ levelTitle: null })
    .where(eq(usedCars.id, car?.id ?? ''));
  expect(new Set((await answers()).values())).toEqual(new Set([null]));
});

it('refuses an unknown car, no car and more than four', async () => {
  const [car] = await carsOf('electric', 1);
  const id = car?.id ?? '';
  const code = async (carIds: string[]) => (await server.attempt(carCompare, { carIds })).errors[0]?.code;
  expect(await code([id, 'no-such-car'])).toBe(errorCodes.notFound);
  expect(await code([])).toBe(errorCodes.badRequest);
  expect(await code([id, id, id, id, id])).toBe(errorCodes.badRequest);
});
