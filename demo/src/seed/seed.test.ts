import { eq, getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { addMonths, mondayOf, newestMonth, siteDay, siteMidnight } from '@caravan/shared/terms';
import type { Database } from '@caravan/api/database';
import * as tables from '@caravan/api/schema';
import { openTestDatabase, suiteNow } from '@caravan/api/testing';
import { isServed } from '../media/testing/isServed';
import { enterpriseMark } from '@caravan/api/media';
import { demoEnterprises } from '../catalogue/enterprises';
import { demoDealers } from '../finder/dealers';
import { demoModelSales } from '../market/sales';
import { salesDetailsRows } from '../market/salesDetails';
import { demoIdentities } from '../tracking/identities';
import { demoFinder } from '../finder/vehicles';
import { demoRankings } from '../market/rankings';
import { salesRows } from '../market/salesRows';
import { seedDemo } from './seed';
import { demoUsedCars } from '../catalogue/usedCars';
import { checkDigitOf } from '../facts/vin';

const now = Date.parse('2026-11-20T09:00:00Z');
const today = siteDay(now);
const weekMs = 7 * 86_400_000;
const demoSales = (day: string) => demoModelSales(day).flatMap((each) => salesRows(each, salesDetailsRows(each)));
const demoSalesDetails = (day: string) => demoModelSales(day).flatMap(salesDetailsRows);

describe('demo data', () => {
  it('is the same each time it is made', () => {
    // Compares text, because `toEqual` is slow for tens of thousands of rows.
    for (const make of [demoUsedCars, demoFinder, demoSales, demoSalesDetails, demoRankings, demoIdentities]) {
      expect(JSON.stringify(make(today)) === JSON.stringify(make(today))).toBe(true);
    }
  });

  it('has the same ids and VINs of cars a week later', () => {
    const nextWeek = demoUsedCars(siteDay(now + weekMs));
    expect(nextWeek.map(({ id, vin }) => [id, vin])).toEqual(demoUsedCars(today).map(({ id, vin }) => [id, vin]));
  });

  it('has cars of the last 60 days with plausible prices, years and mileage', () => {
    const cars = demoUsedCars(today);
    for (const { publishedAt, priceUsd, year, odometer, paintHex } of cars) {
      expect(now - publishedAt.getTime()).toBeLessThan(61 * 86_400_000);
      expect(publishedAt.getTime()).toBeLessThan(now);
      expect(priceUsd ?? 20_000).toBeGreaterThan(1_500);
      expect(priceUsd ?? 20_000).toBeLessThan(120_000);
      expect(year).toBeLessThanOrEqual(2026);
      expect(odometer).toBeLessThan(140_000);
      expect(paintHex).toMatch(/^#[0-9A-F]{6}$/);
    }
  });

  it('has a unique VIN with a valid check digit for every vehicle', () => {
    const vins = [...demoUsedCars(today), ...demoFinder(today).vehicles].map(({ vin }) => vin ?? '');
    expect(new Set(vins).size).toBe(vins.length);
    expect(vins.every((vin) => /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) && vin[8] === checkDigitOf(vin))).toBe(true);
  });

  it('hides two characters of every plate, because a complete one could belong to a person', () => {
    const plates = demoUsedCars(today).flatMap(({ plateNumber }) => plateNumber ?? []);
    expect(plates.filter((plate) => !/^\p{Script=Han}[A-Z]·[DF]?\d[A-Z]\*\*\d$/u.test(plate))).toEqual([]);
  });

  it('computes the check digit of a published VIN', () => {
    expect(checkDigitOf('1M8GDM9A_KP042788'.replace('_', '0'))).toBe('X');
  });

  it('names only pictures that exist', () => {
    const { vehicles } = demoFinder(today);
    const addresses = new Set([
      ...demoUsedCars(today).flatMap(({ coverImg, images }, index) => (index < 40 ? [coverImg, ...images] : coverImg)),
      ...vehicles.flatMap(({ headImage, relevantImages }) => [headImage, ...relevantImages]),
      ...[...demoEnterprises(), ...demoDealers()].map(({ id }) => enterpriseMark(id)),
    ]);
    expect([...addresses].filter((address) => !isServed(address))).toEqual([]);
  });
});

it.each(['2026-12-31', '2027-01-01', '2027-01-04', '2027-03-09', '2028-02-29'])('is complete on %s', (day) => {
  const noon = Date.parse(`${day}T12:00:00Z`);
  const rankings = new Set(demoRankings(day).map(({ month }) => month));
  expect(rankings.has(newestMonth(siteDay(noon)))).toBe(true);
  const months = demoSales(day).filter(({ timeType, location }) => timeType === 1 && location === 'georgia');
  const units = (period: string) =>
    months.filter((row) => row.period === period).reduce((sum, row) => sum + row.units, 0);
  const first = months.map(({ period }) => period).toSorted()[0] ?? '';
  // A first month with missing days would have far fewer units than the second one.
  expect(units(first)).toBeGreaterThan(0.75 * units(`${addMonths(first.slice(0, 7), 1)}-01`));
  expect(demoUsedCars(day).every(({ vin = '' }) => vin?.[8] === checkDigitOf(vin ?? ''))).toBe(true);
});

describe('seeding', () => {
  // The day of the seeded database that other suites use.
  const monday = siteMidnight(mondayOf(siteDay(suiteNow())));
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(true, suiteNow());
  });
  afterAll(() => database.close());

  it('happens once a week', async () => {
    const { db } = database;
    expect(await seedDemo(db, monday)).toBe(false);
    expect(await seedDemo(db, monday + weekMs - 1)).toBe(false);
    await db
      .insert(tables.emailSlots)
      .values({ email: 'kept@example.com', freeAt: new Date(now), sent: 1, since: new Date(now) });
    expect(await seedDemo(db, monday + weekMs)).toBe(true);
    expect(await db.select().from(tables.emailSlots)).toHaveLength(1);
    expect(await db.$count(tables.usedCars)).toBe(demoUsedCars(today).length);
  });

  it('keeps rates of a bank and dates those of the demo to the day', async () => {
    const { db } = database;
    const ofBank = { currency: 'GEL', perUsd: 2.9, asOf: '2026-01-02', checkedOn: '2026-01-02' };
    await db.update(tables.exchangeRates).set(ofBank).where(eq(tables.exchangeRates.currency, 'GEL'));
    expect(await seedDemo(db, monday + 2 * weekMs)).toBe(true);
    const rates = await db.select().from(tables.exchangeRates);
    expect(rates.find(({ currency }) => currency === 'GEL')).toEqual(ofBank);
    expect(rates.find(({ currency }) => currency === 'AZN')).toMatchObject({
      asOf: siteDay(monday + 2 * weekMs),
      checkedOn: null,
    });
  });

  it('does not change a database with other data', async () => {
    const { db } = database;
    await db.delete(tables.settings);
    const before = await db.$count(tables.sales);
    expect(await seedDemo(db, monday + 3 * weekMs)).toBe(false);
    await expect(seedDemo(db, monday, true)).rejects.toThrow('not demo data');
    expect(await db.$count(tables.sales)).toBe(before);
  });

  it('fills every table with the columns of the schema', async () => {
    for (const table of Object.values(tables)) {
      const [row] = await database.db.select().from(table).limit(1);
      const columns = Object.keys(getTableColumns(table)).toSorted();
      expect({
        table: getTableConfig(table).name,
        columns: Object.keys(row ?? getTableColumns(table)).toSorted(),
      }).toEqual({ table: getTableConfig(table).name, columns });
    }
  });
});
