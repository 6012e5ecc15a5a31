/** @jest-environment node */
import { marketModels, priceDays, sales, salesDetails } from '../../database/schema';
import { setUpTestServer } from '../../testing/setUpTestServer';
import { marketMonths } from './months';
import { placeChangeOf } from './placeChange';
import { readModelSales } from './sold';

const server = setUpTestServer();

/** The newest published month is October. 30 days before it was September. */
const now = Date.parse('2026-11-20T09:00:00Z');
const [modelId, market] = ['any-model', { location: 'georgia', timeType: 1 }] as const;
const car = { id: '1001', priceUsd: 7_000, landedUsd: 10_000 };

/** Units with prices of 9,000 to 10,000 and of 10,000 to 11,000 dollars. */
type PriceBars = readonly [lower: number, higher: number];

/** Replaces the sales of the model. `months`: those of October, September and so on. */
const replaceSales = async (...months: readonly PriceBars[]): Promise<void> => {
  const { db } = server;
  await db.delete(salesDetails);
  await db.delete(sales);
  const rows = months.map(([lower, higher], index) => {
    const key = { ...market, modelId, period: `2026-${String(10 - index).padStart(2, '0')}-01` };
    return {
      row: { ...key, units: lower + higher, medianPriceUsd: 10_000, offers: 20 },
      details: {
        ...key,
        priceFrom: 9_000,
        priceStep: 1_000,
        priceUnits: [lower, higher],
        mileageFrom: 0,
        mileageStep: 1_000,
        mileageUnits: [],
        yearFrom: 2020,
        yearUnits: [],
      },
    };
  });
  await db.insert(sales).values(rows.map(({ row }) => row));
  await db.insert(salesDetails).values(rows.map(({ details }) => details));
};

/** Sets the asking price since September. */
const setPriceBefore = async (priceUsd: number | null): Promise<void> => {
  const { db } = server;
  await db.delete(priceDays);
  await db.insert(priceDays).values({ kind: 'car', id: car.id, day: '2026-09-01', priceUsd });
};

const changeAt = async (time: number, rate = 1) => {
  const { db } = server;
  const found = await readModelSales(db, modelId, market, marketMonths(time));
  if (found === undefined) throw new Error('the test has no sales of the model');
  return placeChangeOf(db, found, car, time, rate);
};

beforeAll(() => server.db.insert(marketModels).values({ id: modelId, brandName: 'Any', name: 'Model' }));
beforeEach(() => setPriceBefore(car.priceUsd));

describe('another quarter by price than 30 days ago', () => {
  it('is explained by the sales published since', async () => {
    await replaceSales([60, 0], [0, 10], [0, 10], [0, 10]);
    expect(await changeAt(now)).toEqual({ quarter: 1, soldSince: 60, priceChange: null });
  });

  it('is explained by the asking price in the currency of the call', async () => {
    await replaceSales([10, 10], [10, 10], [10, 10], [10, 10]);
    await setPriceBefore(8_000);
    expect(await changeAt(now)).toEqual({ quarter: 4, soldSince: 20, priceChange: -1_000 });
    expect(await changeAt(now, 2.7)).toMatchObject({ priceChange: -2_700 });
  });

  it('names no sales if no month was published since', async () => {
    await replaceSales([10, 10], [10, 10], [10, 10], [10, 10]);
    await setPriceBefore(8_000);
    expect(await changeAt(Date.parse('2026-11-09T09:00:00Z'))).toEqual({
      quarter: 4,
      soldSince: null,
      priceChange: -1_000,
    });
  });
});

describe('nothing is said', () => {
  it('of the same quarter', async () => {
    await replaceSales([10, 10], [10, 10], [10, 10], [10, 10]);
    expect(await changeAt(now)).toBeUndefined();
  });

  it('of a car that had no price 30 days ago', async () => {
    await replaceSales([60, 0], [0, 10], [0, 10], [0, 10]);
    await setPriceBefore(null);
    expect(await changeAt(now)).toBeUndefined();
    await server.db.delete(priceDays);
    expect(await changeAt(now)).toBeUndefined();
  });

  it('if fewer than ten were sold then', async () => {
    await replaceSales([60, 0], [0, 3], [0, 3], [0, 3]);
    expect(await changeAt(now)).toBeUndefined();
  });
});
