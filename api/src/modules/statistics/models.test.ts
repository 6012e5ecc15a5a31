import * as calls from '@caravan/shared/contracts/calls';
import { errorCodes } from '@caravan/shared/contracts/calls';
import { isRareModel } from '@caravan/demo/testing';
import { addDays, addMonths, siteDay, mondayOf, monthOf, newestMonth } from '@caravan/shared/terms';
import { setUpTestServer } from '../../testing/setUpTestServer';
import { suiteNow } from '../../testing/suiteClock';
import { locations, sum, valuesOf } from './testing/points';

const server = setUpTestServer({ isSeeded: true });

const currentMonth = monthOf(siteDay(suiteNow()));
const newest = newestMonth(siteDay(suiteNow()));

describe.each(locations)('the models of a market (%s)', (location) => {
  const modelsOfMarket = async () =>
    (await server.call(calls.modelTree, { location })).flatMap(({ models }) => models.map(({ modelId }) => modelId));
  const popularModels = async () => (await modelsOfMarket()).filter((modelId) => !isRareModel(modelId));

  it('are all in the tree [PMS-1]', async () => {
    const tree = new Set(await modelsOfMarket());
    const { downList, topList } = await server.call(calls.downTopStatistic, { location });
    const hot = await server.call(calls.hotModelList, { location, timeType: 2 });
    const listed = await server.call(calls.modelList, { location });
    for (const { modelId } of [...downList, ...topList, ...hot, ...listed]) {
      expect([...tree]).toContain(modelId);
    }
    expect(listed).toHaveLength(tree.size);
  });

  it('have charts that add up to their sales, by month and by week [PMS-1] [PMS-2]', async () => {
    for (const modelId of await popularModels()) {
      for (const type of [1, 2] as const) {
        const trend = await server.call(calls.salePriceTrends, { modelId, location, type });
        const analysis = await server.call(calls.modelAnalysis, { modelId, location, type });
        const view = await server.call(calls.modelViewStatistic, { modelId, location, type });
        const last = trend.saleList.at(-1);
        expect(trend.saleList).toHaveLength(type === 1 ? 24 : 26);
        expect(last?.value).toBeGreaterThan(0);
        for (const list of [analysis.priceList, analysis.runList, analysis.yearList]) {
          expect({ modelId, type, units: sum(valuesOf(list)) }).toEqual({ modelId, type, units: last?.value });
          expect(list.length).toBeLessThanOrEqual(20);
          expect(new Set(list.map(({ name }) => name)).size).toBe(list.length);
        }
        expect(view).toMatchObject({
          modelName: trend.modelName,
          timeRange: analysis.timeRange,
          count: last?.value,
          lastCount: trend.saleList.at(-2)?.value,
          yearCount: last?.value2,
          price: last?.value3,
          lastPrice: trend.saleList.at(-2)?.value3,
        });
      }
    }
  });

  it('have charts that add up to few sales too [PMS-1] [PMS-2]', async () => {
    const rare = (await modelsOfMarket()).filter(isRareModel);
    expect(rare.length).toBeGreaterThanOrEqual(6);
    for (const modelId of rare) {
      const trend = await server.call(calls.salePriceTrends, { modelId, location, type: 1 });
      const analysis = await server.call(calls.modelAnalysis, { modelId, location, type: 1 });
      for (const list of [analysis.priceList, analysis.runList, analysis.yearList]) {
        expect({ modelId, units: sum(valuesOf(list)) }).toEqual({ modelId, units: trend.saleList.at(-1)?.value });
      }
    }
  });

  it('have a median price only in periods and days with sales [SAL-9]', async () => {
    const hasPriceIfSold = (units: number | null, price: number | null) => expect(price !== null).toBe(Boolean(units));
    let emptyPeriods = 0;
    for (const modelId of (await modelsOfMarket()).filter(isRareModel)) {
      for (const type of [1, 2] as const) {
        const { saleList } = await server.call(calls.salePriceTrends, { modelId, location, type });
        const { dayList: periods } = await server.call(calls.weekList, { modelId, location, type });
        const view = await server.call(calls.modelViewStatistic, { modelId, location, type });
        for (const { value, value3 } of saleList) hasPriceIfSold(value, value3);
        for (const { value, value2 } of periods) hasPriceIfSold(value, value2);
        hasPriceIfSold(view.count, view.price);
        hasPriceIfSold(view.lastCount, view.lastPrice);
        emptyPeriods += saleList.filter(({ value }) => value === 0).length;
      }
      const { dayList } = await server.call(calls.dayModelStatistic, { modelId, location });
      for (const { value, value2 } of dayList) hasPriceIfSold(value, value2);
    }
    expect(emptyPeriods).toBeGreaterThan(0);
  });

  it('have trends that start with the first month of sales', async () => {
    const { saleList } = await server.call(calls.salePriceTrends, { modelId: 'leapmotor-c10', location, type: 1 });
    const sold = [-4, -3, -2, -1].map((months) => addMonths(currentMonth, months));
    expect(saleList.map(({ name }) => name)).toEqual(sold.filter((month) => month <= newest));
    expect(saleList.every(({ value2 }) => value2 === null)).toBe(true);
  });

  it('have the same ranks as the list of all models', async () => {
    const listed = await server.call(calls.modelList, { location });
    const before = await server.call(calls.downTopStatistic, { location, month: addMonths(newest, -1) });
    const shares = [];
    for (const [index, { modelId, stock }] of listed.entries()) {
      const view = await server.call(calls.modelViewStatistic, { modelId, location });
      expect(view).toMatchObject({ modelId, stock, ranking: index + 1 });
      const rankBefore = before.downList.findIndex((point) => point.modelId === modelId) + 1;
      expect(rankBefore === 0 ? view.lastRanking > 20 : view.lastRanking === rankBefore).toBe(true);
      shares.push(view.share ?? 0);
    }
    expect(sum(shares)).toBeCloseTo(100, 0);
  });
});

describe('dayModelStatistic', () => {
  const model = { modelId: 'toyota-camry', location: 'georgia' } as const;

  it('returns the last thirty days up to yesterday', async () => {
    const { dayList, timeRange, modelName } = await server.call(calls.dayModelStatistic, model);
    const today = siteDay(suiteNow());
    expect(dayList.map(({ name }) => name)).toEqual(Array.from({ length: 30 }, (_, day) => addDays(today, day - 30)));
    expect(timeRange).toBe(`${addDays(today, -30)} – ${addDays(today, -1)}`);
    expect(modelName).toBe('Toyota Camry');
    expect(dayList.every(({ value2, value3 }) => Number(value2) > 5_000 && value3 > 0)).toBe(true);
  });

  it.each(locations)('returns days that add up to the month and its weeks (%s)', async (location) => {
    const { saleList: months } = await server.call(calls.salePriceTrends, { ...model, location, type: 1 });
    for (const { name: month, value } of [months[0], months[12], months.at(-1)].filter((each) => each !== undefined)) {
      const { dayList } = await server.call(calls.dayModelStatistic, { ...model, location, month });
      expect(dayList[0]?.name).toBe(`${month}-01`);
      expect(dayList.at(-1)?.name).toBe(addDays(`${addMonths(month, 1)}-01`, -1));
      expect({ month, units: sum(valuesOf(dayList)) }).toEqual({ month, units: value });
      const monday = dayList.find(({ name }) => name === mondayOf(name))?.name ?? '';
      const { dayList: weeks } = await server.call(calls.weekList, { ...model, location, type: 2, month });
      const week = dayList.filter(({ name }) => name >= monday && name < addDays(monday, 7));
      const salesWeek = weeks.find(({ name }) => name === monday);
      expect({ monday, units: sum(valuesOf(week)) }).toEqual({ monday, units: salesWeek?.value });
      // Offers are counted at the end of a day, a week and a month.
      expect(week.at(-1)?.value3).toBe(salesWeek?.value3);
    }
  });

  it('has no future days and none before its data', async () => {
    const running = await server.call(calls.dayModelStatistic, { ...model, month: currentMonth });
    expect(running.dayList).toHaveLength(Number(siteDay(suiteNow()).slice(8)) - 1);
    for (const month of ['2099-12', '2001-01']) {
      expect(await server.call(calls.dayModelStatistic, { ...model, month })).toMatchObject({
        timeRange: '',
        dayList: [],
      });
    }
  });
});

describe('a model that a market does not sell', () => {
  const cobalt = { modelId: 'chevrolet-cobalt', location: 'georgia' } as const;

  it('has empty results there', async () => {
    const name = { modelId: 'chevrolet-cobalt', modelName: 'Chevrolet Cobalt', timeRange: '' };
    expect(await server.call(calls.modelViewStatistic, cobalt)).toEqual({
      ...name,
      count: 0,
      lastCount: null,
      yearCount: null,
      price: null,
      lastPrice: null,
      stock: null,
      ranking: -1,
      lastRanking: -1,
      share: null,
    });
    expect(await server.call(calls.dayModelStatistic, cobalt)).toEqual({ ...name, dayList: [] });
    expect(await server.call(calls.salePriceTrends, { ...cobalt, type: 1 })).toEqual({ ...name, saleList: [] });
    expect(await server.call(calls.modelAnalysis, cobalt)).toEqual({
      ...name,
      priceList: [],
      priceText: '',
      runList: [],
      runText: '',
      yearList: [],
      yearText: '',
    });
  });

  it('has figures in the market that sells it', async () => {
    const view = await server.call(calls.modelViewStatistic, { ...cobalt, location: 'azerbaijan' });
    expect(view.count).toBeGreaterThan(100);
  });
});

it.each([
  calls.salePriceTrends,
  calls.modelAnalysis,
  calls.modelViewStatistic,
  calls.dayModelStatistic,
  calls.weekList,
])('refuses an unknown model ($path) [PMS-3]', async (call) => {
  const unknown = { modelId: 'no-such-model', location: 'georgia', type: 1 };
  const { errors } = await server.attempt(call, unknown);
  expect(errors[0]?.code).toBe(errorCodes.notFound);
});

it('is linked only from vehicles, cars and series of models that Georgia sells [PMS-1]', async () => {
  const { data: vehicles } = await server.call(calls.getFinderVehicles, { lang: 'en', current: 1, size: 12 });
  for (const { itemId } of vehicles) {
    const { salesModelId, modelName } = await server.call(calls.getFinderVehicleDetail, { lang: 'en', id: itemId });
    const found = await server.call(calls.modelTree, { location: 'georgia' });
    const sold = found.flatMap(({ models }) => models).find(({ modelId }) => modelId === salesModelId);
    expect(sold?.modelName).toBe(modelName);
  }
  const { data } = await server.call(calls.rankList, { size: 100, current: 1, rankType: 11 });
  const sold = data.flatMap(({ seriesId, seriesInfo }) => (seriesInfo.salesModelId ? [seriesId] : []));
  expect(sold).toContain('tesla-model-y');
  expect(sold.length).toBeLessThan(data.length);
});
