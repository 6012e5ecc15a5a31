import {
  carCompare,
  errorCodes,
  getUsedCarInfo,
  rankList,
  usedCarFacets,
  usedCarPage,
} from '@caravan/shared/contracts/calls';
import { eq, inArray, isNotNull } from 'drizzle-orm';
import { exchangeRates, usedCars } from '../database/schema';
import { setUpTestServer } from '../testing/setUpTestServer';

const server = setUpTestServer({ isSeeded: true });

beforeAll(async () => {
  await server.db.delete(exchangeRates).where(inArray(exchangeRates.currency, ['CNY', 'GEL']));
});

const findCarWithMakersPrice = async () => {
  const [car] = await server.db.select().from(usedCars).where(isNotNull(usedCars.oemCny)).limit(1);
  return { id: car?.id ?? '', oemCny: car?.oemCny };
};

describe('without a rate for the yuan', () => {
  it('a car has its price in yuan and no converted one [MOD-6]', async () => {
    const { id, oemCny } = await findCarWithMakersPrice();
    const car = await server.call(getUsedCarInfo, { id });
    expect(car).toMatchObject({ oemCny, price: null, officePrice: null, disPrice: null, exchangeRate: null });
    expect(car.salePrice).toBeGreaterThan(0);
  });

  it('compared cars have no guide price', async () => {
    const { infoList } = await server.call(carCompare, { carIds: [(await findCarWithMakersPrice()).id] });
    expect(infoList.find(({ key }) => key === 'guidePrice')?.values.map(({ value }) => value)).toEqual([null]);
  });

  it('a ranking has no prices, so that bounds exclude all series', async () => {
    const query = { size: 10, current: 1, rankType: 11 } as const;
    const { data, total } = await server.call(rankList, query);
    expect(data).toHaveLength(10);
    expect(new Set(data.map(({ seriesInfo }) => seriesInfo.minPrice))).toEqual(new Set([null]));
    expect(await server.call(rankList, { ...query, priceMax: 20_000 })).toMatchObject({
      total: 0,
      unpriced: total,
      data: [],
    });
  });

  it.each(['byd under 100000 yuan', 'byd 50000 ლარამდე'])(
    'a limit in "%s" is reported as not used',
    async (keyword) => {
      const { total, understood } = await server.call(usedCarFacets, { keyword });
      expect(understood?.map(({ isUsed }) => isUsed)).toEqual([true, false]);
      expect(total).toBe((await server.call(usedCarPage, { size: 1, current: 1, keyword: 'byd' })).total);
    },
  );
});

it('refuses prices in lari without a rate, with the reason', async () => {
  const { errors } = await server.attempt(usedCarPage, { size: 10, current: 1 }, { currency: 'GEL' });
  expect(errors[0]).toMatchObject({
    code: errorCodes.internal,
    messageEn: 'There is no exchange rate for lari at the moment. Please choose US dollars.',
  });
  expect(errors[0]?.messageGe).toContain('ლარ');
});

it('a car names the day of a rate for the yuan that a bank has published [MOD-6]', async () => {
  const { db } = server;
  const { id } = await findCarWithMakersPrice();
  await db.insert(exchangeRates).values({ currency: 'CNY', perUsd: 7, asOf: '2026-11-25' });
  expect(await server.call(getUsedCarInfo, { id })).not.toHaveProperty('exchangeRateDay');
  await db.update(exchangeRates).set({ checkedOn: '2026-11-26' }).where(eq(exchangeRates.currency, 'CNY'));
  expect((await server.call(getUsedCarInfo, { id })).exchangeRateDay).toBe('2026-11-25');
});
