import type { CarListItem } from '@caravan/shared/contracts/calls';
import { hotBrandList, usedCarPage } from '@caravan/shared/contracts/calls';
import { ask } from '../../testing/client';
import type { TestServer } from '../../testing/server';
import { startTestServer } from '../../testing/server';

// Generous, because the machines of CI are slow and busy; nothing here measures time.
jest.setTimeout(120_000);

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ seeded: true });
});
afterAll(() => server.close());

const page = (parameter: object, options = {}) =>
  ask(server.app, usedCarPage, { size: 10, current: 1, ...parameter }, options);

const all = async (parameter: object): Promise<CarListItem[]> => {
  const cars: CarListItem[] = [];
  for (let current = 1; ; current += 1) {
    const { data, total } = await page({ ...parameter, size: 100, current });
    cars.push(...data);
    if (data.length === 0 || cars.length >= total) {
      return cars;
    }
  }
};

describe('the catalogue', () => {
  it.each([
    ['newest', (car: CarListItem) => -car.publishTime],
    ['priceAsc', (car: CarListItem) => car.salePrice ?? Infinity],
    ['priceDesc', (car: CarListItem) => -(car.salePrice ?? -Infinity)],
    ['odometerAsc', (car: CarListItem) => car.odometer ?? Infinity],
    ['rangeDesc', (car: CarListItem) => -(car.cltcRange ?? -Infinity)],
  ] as const)(
    'comes in the order %s, its pages complete and without overlap, unknown values last',
    async (sort, keyOf) => {
      const cars = await all({ sort });
      expect(cars.length).toBeGreaterThanOrEqual(1_500);
      expect(new Set(cars.map(({ usedCarId }) => usedCarId)).size).toBe(cars.length);
      const keys = cars.map(keyOf);
      expect(keys).toEqual(keys.toSorted((a, b) => (a === b ? 0 : a - b)));
    },
  );

  it('comes newest first when no order is asked for', async () => {
    expect(await page({})).toEqual(await page({ sort: 'newest' }));
  });

  it('has as many cars as its brands and series count', async () => {
    const brands = await ask(server.app, hotBrandList, {});
    const { total } = await page({});
    expect(brands.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(brands.map(({ count }) => count)).toEqual(brands.map(({ count }) => count).toSorted((a, b) => b - a));
    const [first] = brands;
    expect(first?.series.reduce((sum, { count }) => sum + count, 0)).toBe(first?.count);
    expect((await page({ brandId: first?.id })).total).toBe(first?.count);
    const series = first?.series[0];
    expect((await page({ brandId: first?.id, seriesId: series?.id })).total).toBe(series?.count);
    expect((await page({ brandId: 'nobody' })).data).toEqual([]);
  });

  it('counts in lari and speaks Georgian when asked to', async () => {
    const [english, local] = [await page({}), await page({}, { lang: 'ge', currency: 'gel' })];
    expect(local.data.map(({ salePrice }) => salePrice)).toEqual(
      english.data.map(({ salePrice }) => (salePrice === null ? null : Math.round(salePrice * 2.7))),
    );
    expect(local.data.every(({ levelTitle }) => !/Comfort|Premium|Luxury|Flagship/.test(levelTitle ?? ''))).toBe(true);
    expect(local.data.every(({ energyTitle }) => /\p{Script=Georgian}/u.test(energyTitle ?? ''))).toBe(true);
    expect(local.data.map(({ name }) => name)).toEqual(english.data.map(({ name }) => name));
  });

  it('leaves unknown what the facts do not know', async () => {
    const cars = await all({});
    expect(cars.some(({ salePrice }) => salePrice === null)).toBe(true);
    expect(cars.filter(({ isElectric }) => !isElectric).every(({ cltcRange }) => cltcRange === null)).toBe(true);
  });
});

describe('the keyword', () => {
  const count = async (keyword: string) => (await page({ keyword })).total;

  it('finds brand, series, level and VIN whatever their case', async () => {
    const [car] = (await page({})).data;
    expect(await count('ZEEKR')).toBe(await count('zeekr'));
    expect(await count('zeekr 001')).toBeGreaterThan(0);
    expect(await count('  flagship  ')).toBeGreaterThan(0);
    expect((await page({ keyword: car?.vin?.toLowerCase() })).data.map(({ usedCarId }) => usedCarId)).toEqual([
      car?.usedCarId,
    ]);
  });

  it('needs every word, in any order', async () => {
    expect(await count('seal byd')).toBe(await count('byd seal'));
    expect(await count('byd seal')).toBeLessThan(await count('byd'));
    expect(await count('byd zeekr')).toBe(0);
  });

  it.each(['%', '_', '\\', '%%%', 'z_ekr', 'zee%kr', "'", '"; drop table used_cars; --'])(
    'takes %s literally',
    async (keyword) => {
      expect(await count(keyword)).toBe(0);
    },
  );

  it('finds everything when it is empty', async () => {
    expect(await count('   ')).toBe((await page({})).total);
  });
});
