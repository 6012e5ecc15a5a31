/** @jest-environment node */
import { carMarket, type MarketBeside } from '@caravan/shared/contracts/calls';
import { inArray } from 'drizzle-orm';
import { marketModels, usedCars } from '../../database/schema';
import { setUpTestServer } from '../../testing/setUpTestServer';

const server = setUpTestServer({ isSeeded: true });

let markets: MarketBeside[] = [];

beforeAll(async () => {
  const { db } = server;
  const sold = (await db.select({ id: marketModels.id }).from(marketModels)).map(({ id }) => id);
  const cars = await db.select({ id: usedCars.id }).from(usedCars).where(inArray(usedCars.seriesId, sold));
  markets = (await Promise.all(cars.map(({ id }) => server.call(carMarket, { id })))).flat();
});

describe.each(['georgia', 'azerbaijan'])('a car of the demo data in %s', (country) => {
  const count = (isOne: (market: MarketBeside) => boolean): number =>
    markets.filter((market) => market.country === country && isOne(market)).length;

  it('can have vehicles of its model beside it, or none [MKT-2]', () => {
    expect(count(({ vehicles }) => vehicles.length > 0)).toBeGreaterThan(1);
    expect(count(({ place, vehicles }) => place !== null && vehicles.length === 0)).toBeGreaterThan(1);
  });
});
