/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import type { CarListItem } from '@caravan/shared/contracts/calls';
import { landedCalculation, landedPrice, usedCarFacets, usedCarPage } from '@caravan/shared/contracts/calls';
import { eq, isNotNull, sql } from 'drizzle-orm';
import { exchangeRates, usedCars } from '../../database/schema';
import { setUpTestServer } from '../../testing/setUpTestServer';
import { priceOf, readBasis, storeLandedPrices } from '../landed';

const server = setUpTestServer({ isSeeded: true });

const page = (parameter: object) =>
  server.call(usedCarPage, { size: 100, current: 1, ...parameter }, { currency: 'USD' });

const figure = ({ landed }: CarListItem, country: 'georgia' | 'azerbaijan') =>
  landed.find((each) => each.country === country);

describe('the catalogue', () => {
  it.each(['georgia', 'azerbaijan'] as const)('is sorted by the landed price in %s [LAND-8]', async (country) => {
    const sort = country === 'georgia' ? 'landedGeorgiaAsc' : 'landedAzerbaijanAsc';
    const { data } = await page({ sort });
    const prices = data.map((car) => figure(car, country)?.high ?? Infinity);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(Math.min(...prices)).toBeGreaterThan(480);
  });

  it('is filtered by the highest landed price in the currency of the call [LAND-8]', async () => {
    const filters = { landedGeorgiaMax: 18_000 };
    const [{ data, total }, facets] = await Promise.all([
      page({ filters, sort: 'landedGeorgiaAsc' }),
      server.call(usedCarFacets, { filters }, { currency: 'USD' }),
    ]);
    expect(total).toBeGreaterThan(20);
    expect(facets.total).toBe(total);
    for (const car of data) expect(figure(car, 'georgia')?.high).toBeLessThanOrEqual(18_000);
  });

  it('shows both ends of a range and the parts that are unknown [LAND-1]', async () => {
    const { data } = await page({ sort: 'landedGeorgiaAsc' });
    const ranged = data.filter((car) => figure(car, 'georgia')?.low !== figure(car, 'georgia')?.high);
    expect(ranged.length).toBeGreaterThan(0);
    for (const car of ranged) expect(figure(car, 'georgia')?.unknown).not.toEqual([]);
  });
});

describe('a receipt', () => {
  it('adds up to the landed price of the list, line by line [LAND-2]', async () => {
    const { data } = await page({ sort: 'landedGeorgiaAsc', size: 10 });
    for (const car of data) {
      const [receipt] = await server.call(landedPrice, { id: car.usedCarId }, { currency: 'USD' });
      const listed = figure(car, 'georgia');
      expect(receipt?.total).toEqual({ low: listed?.low, high: listed?.high });
      const local = receipt?.lines.reduce((sum, { amount }) => sum + amount.local.high, 0) ?? 0;
      expect(local).toBeCloseTo(receipt?.clearance?.local.high ?? 0, 6);
      const cleared = (receipt?.clearance?.local.high ?? 0) / (receipt?.rate.perUsd ?? 1);
      expect(Math.abs((receipt?.delivered?.high ?? 0) + cleared - (listed?.high ?? 0))).toBeLessThanOrEqual(1);
    }
  });

  it('names the rate of the lari if it converts manat to lari [LAND-2]', async () => {
    const id = (await page({ size: 1 })).data[0]?.usedCarId ?? '';
    const inLari = await server.call(landedPrice, { id }, { currency: 'GEL' });
    expect(inLari.map(({ lariRate }) => lariRate)).toEqual([undefined, inLari[0]?.rate]);
    const inDollars = await server.call(landedPrice, { id }, { currency: 'USD' });
    expect(inDollars.map(({ lariRate }) => lariRate)).toEqual([undefined, undefined]);
  });

  it.each(['USD', 'GEL'] as const)('has the landed price of the list in %s [LAND-1] [LAND-2]', async (currency) => {
    const { data } = await server.call(usedCarPage, { size: 20, current: 1 }, { currency });
    for (const car of data) {
      const receipts = await server.call(landedPrice, { id: car.usedCarId }, { currency });
      for (const { country, total } of receipts) {
        const listed = figure(car, country);
        expect(total).toEqual(listed?.low === null ? null : { low: listed?.low, high: listed?.high });
      }
    }
  });

  it('adds up in lari [LAND-2]', async () => {
    const { data } = await page({ sort: 'landedGeorgiaAsc' });
    for (const car of data.slice(0, 40)) {
      const [receipt] = await server.call(landedPrice, { id: car.usedCarId }, { currency: 'GEL' });
      const { clearance, delivered, total } = receipt ?? {};
      for (const end of ['low', 'high'] as const)
        expect((delivered?.[end] ?? 0) + (clearance?.local[end] ?? 0)).toBe(total?.[end]);
    }
  });

  it('names the port of the freight in the language of the call [LAND-2] [SHELL-11]', async () => {
    const { data } = await page({ sort: 'landedAzerbaijanAsc', size: 10 });
    const portsIn = async (lang: 'en' | 'ge') => {
      const receipts = await Promise.all(data.map(({ usedCarId: id }) => server.call(landedPrice, { id }, { lang })));
      return receipts.flat().flatMap(({ delivered }) => delivered?.freight?.from ?? []);
    };
    const [english, georgian] = await Promise.all([portsIn('en'), portsIn('ge')]);
    expect(english.length).toBeGreaterThan(0);
    expect(english.every((port) => /^[A-Z]/.test(port))).toBe(true);
    expect(georgian).toHaveLength(english.length);
    expect(georgian.every((port) => /^[ა-ჰ]/.test(port))).toBe(true);
  });

  it('names rule, source and confidence of every line [LAND-2]', async () => {
    const { data } = await page({ sort: 'landedAzerbaijanAsc', size: 1 });
    const receipts = await server.call(landedPrice, { id: data[0]?.usedCarId ?? '' }, { currency: 'GEL' });
    for (const { lines } of receipts) {
      expect(lines.length).toBeGreaterThan(7);
      for (const { sources, kind, confidence } of lines) {
        expect([kind, confidence, sources.length > 0]).toEqual([
          expect.stringMatching(/^(law|calculator|report)$/),
          expect.stringMatching(/^(confirmed|assumed)$/),
          true,
        ]);
      }
    }
    expect(receipts.map(({ localCurrency }) => localCurrency)).toEqual(['GEL', 'AZN']);
  });

  it.each([
    ['the price', { fobUsd: null, fobCityEn: null, cifCityEn: 'Baku' }, undefined],
    ['the freight', { fobUsd: 9000, fobCityEn: 'Hong Kong', cifCityEn: 'Baku' }, true],
  ])('says that %s is missing, with the clearance in Georgia [LAND-6]', async (_part, columns, isFreightUnknown) => {
    const { db } = server;
    const [car] = await db.select().from(usedCars).where(isNotNull(usedCars.landedGeorgiaUsd)).limit(1);
    if (car === undefined) throw new Error('the demo data has no car with a landed price in Georgia');
    const id = randomUUID();
    await db.insert(usedCars).values({ ...car, id, landedGeorgiaUsd: null, ...columns });
    const [receipt] = await server.call(landedPrice, { id });
    expect(receipt).toMatchObject({ delivered: null, total: null, problem: 'noPrice' });
    expect(receipt?.isFreightUnknown).toBe(isFreightUnknown);
    expect(receipt?.lines.length).toBeGreaterThan(5);
  });

  it('refuses an unknown car', async () => {
    expect(await server.attempt(landedPrice, { id: '999' })).toMatchObject({ success: false });
  });
});

describe('a free entry', () => {
  const entry = { price: 9000, year: 2020, fuel: 'petrol', engine: 2000, steering: 'left' } as const;
  const total = async (declaredOn: string) => {
    const receipts = await server.call(landedCalculation, { ...entry, declaredOn });
    return receipts.map(({ clearance }) => clearance?.local.high);
  };

  it('is calculated for both countries by the tariff and age of its day [LAND-3] [LAND-4]', async () => {
    const [georgia, azerbaijan] = await total('2026-12-31');
    expect([georgia, azerbaijan !== undefined && azerbaijan > 5000]).toEqual([3610, true]);
    expect((await total('2027-01-01'))[0]).toBe(9615);
  });

  it('says that a car over the age limit cannot be imported [LAND-4]', async () => {
    const receipts = await server.call(landedCalculation, { ...entry, year: 2012, declaredOn: '2026-12-01' });
    expect(receipts.map(({ problem }) => problem)).toEqual([null, 'tooOld']);
    const [georgia, azerbaijan] = receipts;
    expect(georgia?.ageLimit).toBeUndefined();
    expect(azerbaijan?.ageLimit).toMatchObject({ years: 10, madeSince: '2016-12-01', madeTo: '2012-12-31' });
    expect(azerbaijan?.ageLimit?.sources.map(({ name }) => name)).toEqual(['Trend', 'Lider TV']);
  });

  it('says of an exact price that the car may be over the age limit [LAND-1] [LAND-4]', async () => {
    const car = { price: 5000, year: 2016, fuel: 'petrol', engine: 1500, steering: 'left' } as const;
    const receipts = await server.call(landedCalculation, { ...car, declaredOn: '2026-11-30' });
    expect(receipts.map(({ mayBeTooOld }) => mayBeTooOld)).toEqual([undefined, true]);
    const azerbaijan = receipts[1];
    expect(azerbaijan?.total?.low).toBe(azerbaijan?.total?.high);
    expect(azerbaijan?.unknown).toEqual(['madeOn']);
    expect(azerbaijan?.ageLimit).toMatchObject({ madeSince: '2016-11-30', madeTo: '2016-12-31' });
  });
});

it('takes the freight from at least 20 offers of a port [LAND-6]', async () => {
  const { db } = server;
  const { freights } = await readBasis(db, '2026-11-20');
  expect(freights.length).toBeGreaterThan(4);
  for (const { from, offers, country, lowUsd, medianUsd, highUsd } of freights) {
    expect(offers).toBeGreaterThanOrEqual(20);
    const ports = country === 'georgia' ? ['Poti', 'Batumi'] : ['Baku'];
    const cars = await db.select().from(usedCars).where(eq(usedCars.fobCityEn, from));
    const differences = cars
      .filter(({ cifCityEn, fobUsd, cifUsd }) => ports.includes(cifCityEn ?? '') && fobUsd !== null && cifUsd !== null)
      .map(({ cifUsd, fobUsd }) => (cifUsd ?? 0) - (fobUsd ?? 0))
      .toSorted((a, b) => a - b);
    expect(differences).toHaveLength(offers);
    expect(medianUsd).toBeGreaterThanOrEqual(lowUsd);
    expect(highUsd).toBeGreaterThanOrEqual(medianUsd);
    expect(differences.filter((each) => each <= medianUsd).length).toBeGreaterThanOrEqual(Math.floor(offers / 2));
  }
});

describe('stored landed prices', () => {
  it('change with the exchange rate', async () => {
    const { db } = server;
    const readPrices = async () =>
      new Map((await db.select().from(usedCars)).map(({ id, landedGeorgiaUsd }) => [id, landedGeorgiaUsd]));
    const before = await readPrices();
    await db.update(exchangeRates).set({ perUsd: 2 }).where(eq(exchangeRates.currency, 'GEL'));
    await storeLandedPrices(db, '2026-11-20');
    const after = await readPrices();
    const known = [...before].filter(([, price]) => price !== null);
    expect(known.length).toBeGreaterThan(1000);
    for (const [id, price] of known) expect(after.get(id)).toBeGreaterThan(price ?? 0);
    const basis = await readBasis(db, '2026-11-20');
    const [car] = await db
      .select()
      .from(usedCars)
      .where(sql`landed_azerbaijan_usd is not null`)
      .limit(1);
    expect(car?.landedAzerbaijanUsd).toBe(Math.round((car && priceOf(car, 'azerbaijan', basis).total?.high) ?? 0));
  });
});

describe('tariffs', () => {
  it('of a country without an exchange rate do not count', async () => {
    const { db } = server;
    await db.delete(exchangeRates).where(eq(exchangeRates.currency, 'AZN'));
    const { tariffs } = await readBasis(db, '2026-11-20');
    expect(new Set(tariffs.map(({ country }) => country))).toEqual(new Set(['georgia']));
  });
});
