/** @jest-environment node */
import { usedCarsLike, usedCarsLikeLanded } from '@caravan/shared/contracts/calls';
import { eq } from 'drizzle-orm';
import { usedCars } from '../../database/schema';
import { setUpTestServer } from '../../testing/setUpTestServer';

const server = setUpTestServer({ isSeeded: true });

/** The id of a car, and of one car of each other series of its body and of another body. */
let carId = '';
let otherIds: string[] = [];
let otherBodyId = '';

beforeAll(async () => {
  const { db } = server;
  const cars = await db.select().from(usedCars).orderBy(usedCars.id);
  const [first] = cars;
  const bySeries = new Map(cars.map((car) => [car.seriesId, car]));
  carId = first?.id ?? '';
  otherIds = [...bySeries.values()]
    .filter(({ bodyType, seriesId }) => bodyType === first?.bodyType && seriesId !== first.seriesId)
    .map(({ id }) => id);
  otherBodyId = cars.find(({ bodyType }) => bodyType !== first?.bodyType)?.id ?? '';
});

/** Gives the car a landed price of 20,000 and other cars the prices, and takes it from all others. */
const setPrices = async (prices: readonly number[], { country = 'georgia', ids = otherIds } = {}): Promise<void> => {
  const { db } = server;
  const column = country === 'georgia' ? 'landedGeorgiaUsd' : 'landedAzerbaijanUsd';
  await db.update(usedCars).set({ landedGeorgiaUsd: null, landedAzerbaijanUsd: null });
  await db
    .update(usedCars)
    .set({ [column]: 20_000 })
    .where(eq(usedCars.id, carId));
  for (const [index, each] of prices.entries()) {
    await db
      .update(usedCars)
      .set({ [column]: each })
      .where(eq(usedCars.id, ids[index] ?? ''));
  }
};

const findLike = async (country: 'georgia' | 'azerbaijan' = 'georgia') => {
  const { percent, cars } = await server.call(usedCarsLikeLanded, { id: carId, country });
  return { percent, ids: cars.map(({ usedCarId }) => usedCarId) };
};
const findDefault = async () => (await server.call(usedCarsLike, { id: carId })).map(({ usedCarId }) => usedCarId);

describe('similar cars', () => {
  it('have landed prices within 10 per cent, the nearest first [MKT-5]', async () => {
    await setPrices([18_000, 22_001, 21_900, 19_000, 20_100, 17_999]);
    expect(await findLike()).toEqual({ percent: 10, ids: [4, 3, 2, 0].map((index) => otherIds[index]) });
  });

  it('are within 10 per cent if there are only such cars [MKT-5]', async () => {
    await setPrices([18_000, 24_001]);
    expect(await findLike()).toEqual({ percent: 10, ids: otherIds.slice(0, 1) });
  });

  it('are within 20 per cent if fewer than four are within 10 [MKT-5]', async () => {
    await setPrices([20_000, 20_100, 20_200, 24_000, 24_001, 15_999]);
    expect(await findLike()).toEqual({ percent: 20, ids: otherIds.slice(0, 4) });
  });

  it('are those of usedCarsLike if none is within 20 per cent [MKT-5]', async () => {
    await setPrices([24_001, 15_999]);
    expect(await findLike()).toEqual({ percent: null, ids: await findDefault() });
  });

  it('are those of usedCarsLike if the car has no landed price in the country [MKT-5]', async () => {
    await setPrices([20_000, 20_100, 20_200, 20_300]);
    expect(await findLike('azerbaijan')).toEqual({ percent: null, ids: await findDefault() });
  });

  it('are by the landed price in the country [MKT-5]', async () => {
    await setPrices([20_000, 20_100, 20_200, 20_300], { country: 'azerbaijan' });
    expect(await findLike('azerbaijan')).toEqual({ percent: 10, ids: otherIds.slice(0, 4) });
  });

  it('have the same body [MKT-5]', async () => {
    await setPrices([20_000], { ids: [otherBodyId] });
    expect((await findLike()).percent).toBeNull();
  });

  it('are one of each series [MKT-5]', async () => {
    const { db } = server;
    await setPrices([20_000, 20_100]);
    const [first] = await db
      .select()
      .from(usedCars)
      .where(eq(usedCars.id, otherIds[0] ?? ''));
    await db
      .update(usedCars)
      .set({ landedGeorgiaUsd: 20_050 })
      .where(eq(usedCars.seriesId, first?.seriesId ?? ''));
    expect((await findLike()).ids).toHaveLength(2);
  });

  it('are refused for an unknown car', async () => {
    expect(await server.attempt(usedCarsLikeLanded, { id: '999', country: 'georgia' })).toMatchObject({
      success: false,
    });
  });
});
