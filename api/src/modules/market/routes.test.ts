/** @jest-environment node */
import { carMarket, landedPrice } from '@caravan/shared/contracts/calls';
import { addMonths, newestMonth, siteDay } from '@caravan/shared/terms';
import { eq, isNotNull } from 'drizzle-orm';
import { finderVehicles, marketModels, sales, salesDetails, series, usedCars } from '../../database/schema';
import { suiteNow } from '../../testing/suiteClock';
import { setUpTestServer } from '../../testing/setUpTestServer';

const server = setUpTestServer({ isSeeded: true });

const newest = newestMonth(siteDay(suiteNow()));

const marketOf = async (id: string, country: 'georgia' | 'azerbaijan' = 'georgia', options = {}) => {
  const markets = await server.call(carMarket, { id }, options);
  const found = markets.find((market) => market.country === country);
  if (found === undefined) throw new Error(`carMarket has no market of ${country}`);
  return found;
};

/** A car with a landed price in Georgia, of model year 2023 and with 40,000 km. */
let testCar = { id: '', seriesId: '', brandId: '', landed: 0 };

beforeAll(async () => {
  const { db } = server;
  const [found] = await db.select().from(usedCars).where(isNotNull(usedCars.landedGeorgiaUsd)).orderBy(usedCars.id);
  if (found === undefined) throw new Error('the demo data has no car with a landed price');
  const { id, seriesId, brandId } = found;
  await db.update(usedCars).set({ year: 2023, odometer: 40_000, plateDate: null }).where(eq(usedCars.id, id));
  await db.insert(marketModels).values({ id: seriesId, brandName: 'Any', name: 'Model' }).onConflictDoNothing();
  testCar = { id, seriesId, brandId, landed: (await marketOf(id)).landed ?? 0 };
});

interface MonthSales {
  /** Bars of units. The price bars touch at the car's landed price, the mileage bars at its kilometres. */
  readonly prices?: readonly [lower: number, higher: number];
  readonly mileages?: readonly [lower: number, higher: number];
  /** Units of the model years 2022, 2023 and 2024. */
  readonly years?: readonly [number, number, number];
  /** Moves the price bars, in USD. */
  readonly shift?: number;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const step = 1000;

/** Replaces the sales of the car's model in Georgia. `months`: the newest month first. */
const replaceSales = async (months: readonly MonthSales[]): Promise<void> => {
  const { db } = server;
  await db.delete(salesDetails).where(eq(salesDetails.modelId, testCar.seriesId));
  await db.delete(sales).where(eq(sales.modelId, testCar.seriesId));
  const rows = months.map(({ prices = [0, 0], mileages = prices, years = [...prices, 0], shift = 0 }, index) => {
    const key = {
      location: 'georgia',
      timeType: 1,
      modelId: testCar.seriesId,
      period: `${addMonths(newest, -index)}-01`,
    };
    return {
      row: { ...key, units: sum(prices), medianPriceUsd: testCar.landed, offers: 25 + index },
      details: {
        ...key,
        priceFrom: testCar.landed - step + shift,
        priceStep: step,
        priceUnits: [...prices],
        mileageFrom: 40_000 - step,
        mileageStep: step,
        mileageUnits: [...mileages],
        yearFrom: 2022,
        yearUnits: [...years],
      },
    };
  });
  if (rows.length === 0) return;
  await db.insert(sales).values(rows.map(({ row }) => row));
  await db.insert(salesDetails).values(rows.map(({ details }) => details));
};

const readPlace = async () => (await marketOf(testCar.id)).place;
const noSales: MonthSales = {};
const sixMonths = (newestThree: MonthSales, before: MonthSales): MonthSales[] => [
  newestThree,
  noSales,
  noSales,
  before,
  noSales,
  noSales,
];

describe('the place among sold cars', () => {
  it.each([
    [9, 'tooFew'],
    [10, 'quarter'],
    [29, 'quarter'],
    [30, 'percent'],
  ] as const)('is given for %i sold cars as %s [MKT-1]', async (sold, scale) => {
    await replaceSales([{ prices: [0, sold - 1] }, { prices: [0, 1] }]);
    expect(await readPlace()).toMatchObject({ sold, scale });
  });

  it('is none if too few were sold [MKT-1]', async () => {
    await replaceSales([{ prices: [0, 9] }]);
    expect(await readPlace()).toEqual({ sold: 9, scale: 'tooFew', cheaper: null, newer: null, fewerKm: null });
  });

  it('is in per cent by price, model year and kilometres separately [MKT-1]', async () => {
    await replaceSales([
      { prices: [12, 18], mileages: [24, 6], years: [3, 20, 7] },
      { prices: [8, 2], mileages: [6, 4], years: [3, 0, 7] },
    ]);
    expect(await readPlace()).toEqual({ sold: 40, scale: 'percent', cheaper: 50, newer: 15, fewerKm: 25 });
  });

  it('is rounded down, so that 100 per cent are all [MKT-1]', async () => {
    await replaceSales([{ prices: [1, 299] }]);
    expect(await readPlace()).toMatchObject({ cheaper: 99 });
    await replaceSales([{ prices: [0, 300] }]);
    expect(await readPlace()).toMatchObject({ cheaper: 100 });
  });

  it('spreads the cars of a price bar evenly [MKT-1]', async () => {
    await replaceSales([{ prices: [40, 0], shift: 250 }]);
    expect(await readPlace()).toMatchObject({ cheaper: 25 });
  });

  it.each([
    [15, 1],
    [14, 2],
    [10, 2],
    [9, 3],
    [5, 3],
    [4, 4],
  ])('is in a quarter if %i of 20 sold cars are dearer: %i [MKT-1]', async (dearer, cheaper) => {
    await replaceSales([{ prices: [20 - dearer, dearer] }]);
    expect(await readPlace()).toMatchObject({ sold: 20, cheaper });
  });

  it.each([
    [[4, 16, 0], null],
    [[10, 10, 0], null],
    [[0, 10, 10], null],
    [[11, 9, 0], 1],
    [[7, 6, 7], 2],
    [[6, 6, 8], 3],
    [[0, 9, 11], 4],
    [[20, 0, 0], 1],
    [[0, 0, 20], 4],
  ] as const)(
    'by model year is that of the year’s middle if %j are sold of 2022 to 2024: %s [MKT-1]',
    async (years, newer) => {
      await replaceSales([{ prices: [20, 0], years }]);
      expect(await readPlace()).toMatchObject({ sold: 20, newer });
    },
  );

  it('counts the three newest published months only [MKT-1]', async () => {
    await replaceSales([noSales, noSales, { prices: [0, 11] }, { prices: [0, 500] }]);
    const { months, place: found } = await marketOf(testCar.id);
    expect(months).toEqual({ first: addMonths(newest, -2), last: newest });
    expect(found?.sold).toBe(11);
  });

  it('is unknown if the country has no sales of the model [MKT-1]', async () => {
    await replaceSales([]);
    expect(await marketOf(testCar.id)).toMatchObject({ place: null, resale: null, salesModelId: null });
  });

  it('leaves out what is unknown of the car [MKT-1]', async () => {
    const { db } = server;
    const [car] = await db.select().from(usedCars).where(eq(usedCars.id, testCar.id));
    await replaceSales([{ prices: [12, 18] }]);
    await db.update(usedCars).set({ year: null, odometer: null }).where(eq(usedCars.id, testCar.id));
    const found = await marketOf(testCar.id);
    await db.update(usedCars).set({ year: car?.year, odometer: car?.odometer }).where(eq(usedCars.id, testCar.id));
    expect(found.place).toMatchObject({ sold: 30, cheaper: null, newer: null, fewerKm: null });
    expect(found.vehicles).toEqual([]);
  });

  it('is compared by the highest landed price [MKT-1]', async () => {
    const cars = await server.db.select().from(usedCars).orderBy(usedCars.id).limit(40);
    const markets = await Promise.all(cars.map(async ({ id }) => ({ id, market: await marketOf(id) })));
    const ranges = markets.filter(({ market }) => market.isRange);
    expect(ranges.length).toBeGreaterThan(0);
    for (const { id, market } of ranges) {
      const [receipt] = await server.call(landedPrice, { id });
      expect(market.landed).toBe(receipt?.total?.high);
      expect(receipt?.total?.low).toBeLessThan(receipt?.total?.high ?? 0);
    }
  });
});

describe('resale', () => {
  const resale = async () => (await marketOf(testCar.id)).resale;

  it.each([
    [29, false],
    [30, true],
  ])('is described for a model with %i sold cars: %s [MKT-3]', async (sold, isDescribed) => {
    await replaceSales(sixMonths({ prices: [0, sold] }, noSales));
    expect((await resale()) !== null).toBe(isDescribed);
  });

  it('needs figures of six months [MKT-3]', async () => {
    await replaceSales(sixMonths({ prices: [0, 90] }, noSales).slice(0, 5));
    expect(await resale()).toBeNull();
  });

  it('has the months of stock by the mean monthly sales of three months [MKT-3]', async () => {
    await replaceSales(sixMonths({ prices: [0, 30] }, noSales));
    expect(await resale()).toEqual({ offers: 25, monthlySales: 10, stockMonths: 2.5, price: null });
  });

  it('has the change of the median price from three months to the next three [MKT-3]', async () => {
    await replaceSales(sixMonths({ prices: [0, 30] }, { prices: [0, 30], shift: -2 * step }));
    const now = testCar.landed + step / 2;
    expect((await resale())?.price).toMatchObject({ now, before: now - 2 * step });
    expect((await resale())?.price?.change).toBeCloseTo((2 * step) / (now - 2 * step), 6);
  });

  it('has no change of price if fewer than 30 were sold before [MKT-3]', async () => {
    await replaceSales(sixMonths({ prices: [0, 30] }, { prices: [0, 29] }));
    expect((await resale())?.price).toBeNull();
  });
});

describe('vehicles of the same model', () => {
  const replaceVehicles = async (vehicles: readonly Partial<typeof finderVehicles.$inferInsert>[]) => {
    const { db } = server;
    await db.delete(finderVehicles);
    const [model] = await db.select().from(series).where(eq(series.id, testCar.seriesId));
    await db.insert(finderVehicles).values(
      vehicles.map((change, index) => ({
        id: String(900_001 + index),
        brandId: testCar.brandId,
        name: 'Vehicle',
        modelName: model?.name.toUpperCase() ?? '',
        year: 2023,
        odometer: 40_000,
        priceUsd: testCar.landed,
        country: 'georgia',
        customs: 'cleared',
        headImage: '/media/cars/any.svg',
        relevantImages: [],
        bodyType: 'suv',
        updatedAt: new Date(suiteNow()),
        ...change,
      })),
    );
  };
  const findVehicles = async () => (await marketOf(testCar.id)).vehicles;
  const findIds = async (): Promise<string[]> => (await findVehicles()).map(({ itemId }) => itemId);

  it('are at most a year older or newer [MKT-2]', async () => {
    await replaceVehicles([{ year: 2021 }, { year: 2022 }, { year: 2024 }, { year: 2025 }]);
    expect(await findIds()).toEqual(['900002', '900003']);
  });

  it('are in the same country, of the same model and with a price [MKT-2]', async () => {
    await replaceVehicles([
      { country: 'azerbaijan' },
      { country: null },
      { modelName: 'Other' },
      { priceUsd: null },
      {},
    ]);
    expect(await findIds()).toEqual(['900005']);
    expect((await marketOf(testCar.id, 'azerbaijan')).vehicles.map(({ itemId }) => itemId)).toEqual(['900001']);
  });

  it('are at most three, the most alike first [MKT-2]', async () => {
    await replaceVehicles([{ year: 2022 }, { customs: 'notCleared' }, { odometer: 90_000 }, { odometer: 41_000 }]);
    expect(await findIds()).toEqual(['900004', '900003', '900001']);
  });

  it('have the differences in price and kilometres, and the days of delivery [MKT-2]', async () => {
    await replaceVehicles([{ priceUsd: testCar.landed + 1200, odometer: 35_000 }]);
    expect(await findVehicles()).toMatchObject([
      { price: testCar.landed + 1200, priceDifference: 1200, odometer: 35_000, odometerDifference: -5000 },
    ]);
    expect((await marketOf(testCar.id)).deliveryDays).toBe(60);
    expect((await marketOf(testCar.id, 'azerbaijan')).deliveryDays).toBe(60);
  });

  it('have the difference of the shown prices in lari [MKT-2]', async () => {
    await replaceVehicles([0, 1, 2].map((more) => ({ priceUsd: testCar.landed + more })));
    const { landed, vehicles } = await marketOf(testCar.id, 'georgia', { currency: 'GEL' });
    expect(vehicles.map((each) => Number(each.price) - Number(each.priceDifference))).toEqual(Array(3).fill(landed));
  });

  it.each([
    ['notCleared', false],
    [null, null],
  ])('have no difference in price if customs are %s [MKT-2]', async (customs, isCleared) => {
    await replaceVehicles([{ customs }]);
    expect(await findVehicles()).toMatchObject([{ isCleared, priceDifference: null, odometerDifference: 0 }]);
  });
});

it('refuses an unknown car', async () => {
  expect(await server.attempt(carMarket, { id: '999' })).toMatchObject({ success: false });
});
