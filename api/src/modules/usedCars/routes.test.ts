import type { CarListItem, UsedCar } from '@caravan/shared/contracts/calls';
import { errorCodes, getUsedCarInfo, hotBrandList, usedCarPage, usedCarsLike } from '@caravan/shared/contracts/calls';
import { eq } from 'drizzle-orm';
import { usedCars } from '../../database/schema';
import { setUpTestServer } from '../../testing/setUpTestServer';

const server = setUpTestServer({ isSeeded: true });

const page = (parameter: object, options = {}) =>
  server.call(usedCarPage, { size: 10, current: 1, ...parameter }, options);

const all = async (parameter: object): Promise<CarListItem[]> => {
  const cars: CarListItem[] = [];
  for (let current = 1; ; current += 1) {
    const { data, total } = await page({ ...parameter, size: 100, current });
    cars.push(...data);
    if (data.length === 0 || cars.length >= total) return cars;
  }
};

describe('the catalogue', () => {
  it.each([
    ['newest', (car: CarListItem) => -car.publishTime],
    ['priceAsc', (car: CarListItem) => car.salePrice ?? Infinity],
    ['priceDesc', (car: CarListItem) => -(car.salePrice ?? -Infinity)],
    ['odometerAsc', (car: CarListItem) => car.odometer ?? Infinity],
    ['yearDesc', (car: CarListItem) => -(car.year ?? -Infinity)],
    ['rangeDesc', (car: CarListItem) => -(car.cltcRange ?? -Infinity)],
  ] as const)('sorts by %s with complete pages and unknown values last [HOME-8]', async (sort, keyOf) => {
    const cars = await all({ sort });
    expect(cars.length).toBeGreaterThanOrEqual(1_500);
    expect(new Set(cars.map(({ usedCarId }) => usedCarId)).size).toBe(cars.length);
    const keys = cars.map(keyOf);
    expect(keys).toEqual(keys.toSorted((a, b) => (a === b ? 0 : a - b)));
  });

  it('sorts newest first by default', async () => {
    expect(await page({})).toEqual(await page({ sort: 'newest' }));
  });

  it('has as many cars as its brands and series count [HOME-8]', async () => {
    const brands = await server.call(hotBrandList, {});
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

  it('returns prices in lari and Georgian texts when asked to', async () => {
    const [english, local] = [await page({}), await page({}, { lang: 'ge', currency: 'GEL' })];
    expect(local.data.map(({ salePrice }) => salePrice)).toEqual(
      english.data.map(({ salePrice }) => (salePrice === null ? null : Math.round(salePrice * 2.7))),
    );
    expect(local.data.every(({ levelTitle }) => !/Comfort|Premium|Luxury|Flagship/.test(levelTitle ?? ''))).toBe(true);
    expect(local.data.every(({ energyTitle }) => /\p{Script=Georgian}/u.test(energyTitle ?? ''))).toBe(true);
    expect(local.data.map(({ name }) => name)).toEqual(english.data.map(({ name }) => name));
  });

  it('returns null for unknown facts', async () => {
    const cars = await all({});
    expect(cars.some(({ salePrice }) => salePrice === null)).toBe(true);
    expect(cars.filter(({ isElectric }) => !isElectric).every(({ cltcRange }) => cltcRange === null)).toBe(true);
  });
});

describe('the keyword', () => {
  const count = async (keyword: string) => (await page({ keyword })).total;

  it('finds brand, series, level and VIN in any case [HOME-6]', async () => {
    const [car] = (await page({})).data;
    expect(await count('ZEEKR')).toBe(await count('zeekr'));
    expect(await count('zeekr 001')).toBeGreaterThan(0);
    expect(await count('  flagship  ')).toBeGreaterThan(0);
    expect((await page({ keyword: car?.vin?.toLowerCase() })).data.map(({ usedCarId }) => usedCarId)).toEqual([
      car?.usedCarId,
    ]);
  });

  it('requires every word in any order', async () => {
    expect(await count('seal byd')).toBe(await count('byd seal'));
    expect(await count('byd seal')).toBeLessThan(await count('byd'));
    expect(await count('byd zzzzzz')).toBe(0);
  });

  it.each(['%', '_', '\\', '%%%', '1_0', '1%0', "'", '"; drop table used_cars; --'])(
    'takes %s literally',
    async (keyword) => {
      expect(await count(keyword)).toBe(0);
    },
  );

  it('finds everything when it is empty', async () => {
    expect(await count('   ')).toBe((await page({})).total);
  });
});

describe('a car of the catalogue', () => {
  const info = (id: string, options = {}) => server.call(getUsedCarInfo, { id }, options);

  const cached = new Map<string, UsedCar[]>();
  /** Cached by currency, because several tests read all cars. */
  const allCars = async ({ currency = 'USD' }: { readonly currency?: 'USD' | 'GEL' } = {}): Promise<UsedCar[]> => {
    const known = cached.get(currency);
    if (known) return known;
    const cars = [];
    for (let number = 100_001; number <= 100_150; number += 1) {
      cars.push(await info(String(number), { currency }));
    }
    cached.set(currency, cars);
    return cars;
  };

  it('matches its card', async () => {
    for (const card of (await page({ size: 100 })).data) {
      const { coverImg, place, landed: _landed, ...sharedFields } = card;
      const car = await info(card.usedCarId);
      expect(car.location).toBe(place);
      expect(car).toMatchObject(sharedFields);
      expect(car.id).toBe(card.usedCarId);
      expect(car.images.split(',')[0]).toBe(coverImg);
    }
  });

  it('has eight pictures, logos, and pages and address of its exporter', async () => {
    for (const car of await allCars()) {
      expect(new Set(car.images.split(',')).size).toBe(8);
      expect(car.brandInfo.logo).toMatch(/^\/media\/brands\//);
      expect(car.enterpriseInfo?.logo).toMatch(/^\/media\/enterprises\/[a-z0-9-]+\.svg$/);
      expect(car.enterpriseInfo?.email).toMatch(/^export@[a-z0-9-]+\.example$/);
      expect(car.imagesUrl).toMatch(new RegExp(`^https://[a-z0-9-]+\\.example/cars/${car.id}/photos$`));
      expect(car.shippingUrl).toMatch(new RegExp(`^https://[a-z0-9-]+\\.example/shipping\\?car=${car.id}$`));
    }
  });

  it('has consistent prices in both currencies, or null', async () => {
    const [dollars, lari] = [await allCars(), await allCars({ currency: 'GEL' })];
    for (const [index, car] of dollars.entries()) {
      const { oemCny, price, exchangeRate, salePrice, fobPrice, cifPrice } = car;
      expect([price === null, car.fobCity === null, car.cifCity === null]).toEqual([
        oemCny === null,
        fobPrice === null,
        cifPrice === null,
      ]);
      expect(fobPrice ?? Infinity).toBeGreaterThan(salePrice ?? 0);
      expect(cifPrice ?? Infinity).toBeGreaterThan(fobPrice ?? 0);
      const local = lari[index];
      expect(local?.oemCny).toBe(oemCny);
      expect(local?.exchangeRate).toBeCloseTo(Number(exchangeRate) / 2.7, 3);
      expect(local?.salePrice).toBe(salePrice === null ? null : Math.round(salePrice * 2.7));
      expect(local?.fobPrice).toBe(fobPrice === null ? null : Math.round(fobPrice * 2.7));
    }
    const priced = dollars.filter(({ oemCny }) => oemCny !== null);
    for (const { oemCny, price, exchangeRate, officePrice, disPrice } of priced) {
      expect(Math.abs(Number(price) - Number(oemCny) / Number(exchangeRate))).toBeLessThan(1);
      expect(Number(officePrice) - Number(disPrice)).toBe(price);
      expect(disPrice).toBeGreaterThanOrEqual(0);
    }
    for (const field of ['oemCny', 'fobPrice', 'cifPrice', 'salePrice'] as const) {
      expect(dollars.some((car) => car[field] === null)).toBe(true);
      expect(dollars.some((car) => car[field] !== null)).toBe(true);
    }
  });

  it('is marked as demo data in list and page, unlike a real car [SAL-10]', async () => {
    const { db } = server;
    const [shown] = (await page({ size: 1 })).data;
    const id = shown?.usedCarId ?? '';
    const marks = async () => [
      (await page({ size: 1 })).data[0]?.isDemo,
      (await server.call(getUsedCarInfo, { id })).isDemo,
    ];
    expect(await marks()).toEqual([true, true]);
    await db.update(usedCars).set({ isDemo: false }).where(eq(usedCars.id, id));
    expect(await marks()).toEqual([undefined, undefined]);
    await db.update(usedCars).set({ isDemo: true }).where(eq(usedCars.id, id));
  });

  it('returns Georgian on request, with the colour in both languages', async () => {
    const georgian = /\p{Script=Georgian}/u;
    const [english, local] = [await info('100001'), await info('100001', { lang: 'ge' })];
    expect(
      [local.location, local.fobCity, local.cifCity, local.energyTitle].every((word) => georgian.test(word ?? 'ა')),
    ).toBe(true);
    expect(english.colorInfo).toEqual(local.colorInfo);
    expect(local.colorInfo?.nameGe).toMatch(georgian);
    expect(local.colorInfo?.nameEn).toMatch(/^[A-Z][a-z ]+$/);
    const { colorInfo: _colour, originalName: _name, plateNumber: _plate, ...otherFields } = english;
    expect(JSON.stringify(otherFields)).not.toMatch(georgian);
  });

  it.each(['1', 'no-such-car', "'"])('is refused for the unknown id %s', async (id) => {
    expect(await server.refusalCode(getUsedCarInfo, { id })).toBe(errorCodes.notFound);
  });
});

describe('usedCarsLike', () => {
  it('returns four cars of the same body, nearest in price, one of each series', async () => {
    const { db } = server;
    const like = await server.call(usedCarsLike, { id: '100001' });
    const rows = await db.select().from(usedCars);
    const row = (id: string) => rows.find((car) => car.id === id);
    const reference = row('100001');
    const found = like.map(({ usedCarId }) => row(usedCarId));
    expect(found).toHaveLength(4);
    expect(new Set(found.map((car) => car?.seriesId)).size).toBe(4);
    expect(found.every((car) => car?.bodyType === reference?.bodyType && car?.id !== reference?.id)).toBe(true);
    const distances = found.map((car) => Math.abs((car?.priceUsd ?? 0) - (reference?.priceUsd ?? 0)));
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  it('returns cars similar to one that is no longer offered', async () => {
    const like = await server.call(usedCarsLike, { id: '100002' });
    await server.db.delete(usedCars).where(eq(usedCars.id, '100002'));
    expect(await server.attempt(getUsedCarInfo, { id: '100002' })).toMatchObject({ success: false });
    expect(await server.call(usedCarsLike, { id: '100002' })).toEqual(like);
  });

  it.each(['100999', '99999999'])('returns cars for an unknown id of the site’s form: %s', async (id) => {
    expect(await server.call(usedCarsLike, { id })).toHaveLength(4);
  });

  it('refuses an id of another form', async () => {
    expect(await server.refusalCode(usedCarsLike, { id: 'gone' })).toBe(errorCodes.notFound);
  });
});
