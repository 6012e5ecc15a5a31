import {
  downTopStatistic,
  homeStatistic,
  modelAnalysis,
  modelList,
  modelViewStatistic,
  monthConsumerAnalysis,
  monthSoldStatistic,
  saleAnalysis,
  salePriceTrends,
  weekConsumerAnalysis,
  weekDownStatistic,
  weekList,
  weekSoldStatistic,
} from '@caravan/shared/contracts/calls';
import { addDays, addMonths, lastWeek, mondayOf, monthOf, newestMonth, siteDay } from '@caravan/shared/terms';
import { and, eq } from 'drizzle-orm';
import { salesDetails } from '../../database/schema';
import { setUpTestServer } from '../../testing/setUpTestServer';
import { suiteNow } from '../../testing/suiteClock';
import { locations, sum, valuesOf } from './testing/points';

const server = setUpTestServer({ isSeeded: true });

const newest = newestMonth(siteDay(suiteNow()));
const falls = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || value <= (values[index - 1] ?? 0));

const byMonth = { sold: monthSoldStatistic, top: downTopStatistic, consumers: monthConsumerAnalysis } as const;
const byWeek = { sold: weekSoldStatistic, top: weekDownStatistic, consumers: weekConsumerAnalysis } as const;
const kinds = locations.flatMap((location) => [
  { location, type: 1, calls: byMonth } as const,
  { location, type: 2, calls: byWeek } as const,
]);

describe.each(kinds)('a market ($location, type $type)', ({ location, type, calls }) => {
  it('has the trend of saleAnalysis and the last units by model year [SAL-1] [SAL-2]', async () => {
    const { saleList, yearList, timeRange } = await server.call(calls.sold, { location });
    expect({ timeRange, saleList }).toEqual(await server.call(saleAnalysis, { location, type }));
    expect(saleList).toHaveLength(type === 1 ? 24 : 26);
    expect(sum(valuesOf(yearList))).toBe(saleList.at(-1)?.value);
    const [oldest, ...years] = yearList.map(({ name }) => name);
    expect(oldest).toMatch(/^\d{4} and earlier$/);
    expect(years.length).toBeGreaterThan(10);
    expect(years).toEqual(years.map((_, index) => String(Number(oldest?.slice(0, 4)) + index + 1)));
    expect(Number(years.at(-1))).toBeLessThanOrEqual(new Date(suiteNow()).getUTCFullYear());
    expect(sum(yearList.map(({ value2 }) => value2))).toBeCloseTo(100, 0);
  });

  it('has the top twenty by sales and by stock with the period before [SAL-2]', async () => {
    const { downList, topList } = await server.call(calls.top, { location });
    for (const list of [downList, topList]) {
      expect(list).toHaveLength(20);
      expect(new Set(list.map(({ modelId }) => modelId)).size).toBe(20);
      expect(falls(valuesOf(list))).toBe(true);
      expect(list.every(({ value, value2, value3 }) => value > 0 && Number(value2) > 0 && Number(value3) > 1_000)).toBe(
        true,
      );
    }
    expect(topList.map(({ modelId }) => modelId)).not.toEqual(downList.map(({ modelId }) => modelId));
    for (const { modelId, value, value2, value3 } of downList.slice(0, 3)) {
      const { saleList } = await server.call(salePriceTrends, { modelId, location, type });
      expect([saleList.at(-1)?.value, saleList.at(-2)?.value, saleList.at(-1)?.value3]).toEqual([
        value,
        value2,
        value3,
      ]);
    }
    for (const { modelId, value, value2 } of topList.slice(0, 3)) {
      const { dayList } = await server.call(weekList, { modelId, location, type });
      expect([dayList.at(-1)?.value3, dayList.at(-2)?.value3]).toEqual([value, value2]);
    }
  });

  it('has units by price level in the currency and language of the call [SAL-2]', async () => {
    const [english, local, { saleList }] = [
      await server.call(calls.consumers, { location }),
      await server.call(calls.consumers, { location }, { lang: 'ge', currency: 'GEL' }),
      await server.call(calls.sold, { location }),
    ];
    const counts = english.consumerList.map(({ count }) => count);
    expect(sum(counts)).toBe(saleList.at(-1)?.value);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(english.consumerList.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(english.consumerList.map(({ title }) => title)).toEqual([
      'Under $5,000',
      '$5,000–10,000',
      '$10,000–15,000',
      '$15,000–20,000',
      '$20,000–30,000',
      '$30,000–40,000',
      '$40,000 and over',
    ]);
    expect(local.consumerList.map(({ count }) => count)).toEqual(counts);
    expect(local.consumerList.map(({ title }) => title.replaceAll('\u00A0', ' '))).toEqual([
      '13 500 ₾-მდე',
      '13 500–27 000 ₾',
      '27 000–40 500 ₾',
      '40 500–54 000 ₾',
      '54 000–81 000 ₾',
      '81 000–108 000 ₾',
      '108 000 ₾-დან',
    ]);
  });

  it('has price levels that match the charts of its models [SAL-2] [PMS-2]', async () => {
    const { consumerList } = await server.call(calls.consumers, { location });
    const counts = consumerList.map(() => 0);
    const bounds = [5_000, 10_000, 15_000, 20_000, 30_000, 40_000];
    for (const { modelId } of await server.call(modelList, { location })) {
      const { priceList } = await server.call(modelAnalysis, { modelId, location, type });
      for (const { name, value } of priceList) {
        const from = Number(name.split('–')[0]?.replace(/\D/g, ''));
        const level = bounds.filter((bound) => bound <= from).length;
        counts[level] = (counts[level] ?? 0) + value;
      }
    }
    expect(consumerList.map(({ count }) => count)).toEqual(counts);
  });

  it('accepts a month, limits it to the last full one and is empty before the data [SAL-3]', async () => {
    const month = addMonths(newest, -5);
    const { saleList } = await server.call(calls.sold, { location, month });
    const top = await server.call(calls.top, { location, month });
    const consumers = await server.call(calls.consumers, { location, month });
    const monday = addDays(mondayOf(addDays(`${addMonths(month, 1)}-01`, 3)), -7);
    const [first, timeRange] = type === 1 ? [month, month] : [monday, `${monday} – ${addDays(monday, 6)}`];
    expect(saleList.at(-1)?.name).toBe(first);
    expect([top.timeRange, consumers.timeRange]).toEqual([timeRange, timeRange]);
    expect(sum(consumers.consumerList.map(({ count }) => count))).toBe(saleList.at(-1)?.value);
    const inFuture = await server.call(calls.sold, { location, month: '2099-12' });
    const today = siteDay(suiteNow());
    expect(inFuture.saleList.at(-1)?.name).toBe(type === 1 ? newestMonth(today) : lastWeek(today));
    const lateConsumers = await server.call(calls.consumers, { location, month: '2099-12' });
    expect(sum(lateConsumers.consumerList.map(({ count }) => count))).toBe(inFuture.saleList.at(-1)?.value);
    expect(await server.call(calls.top, { location, month: '2099-12' })).toEqual(
      await server.call(calls.top, { location }),
    );
    const empty = { timeRange: '' };
    expect(await server.call(calls.sold, { location, month: '2001-01' })).toEqual({
      ...empty,
      saleList: [],
      yearList: [],
    });
    expect(await server.call(calls.top, { location, month: '2001-01' })).toEqual({
      ...empty,
      downList: [],
      topList: [],
    });
    expect(await server.call(calls.consumers, { location, month: '2001-01' })).toEqual({
      ...empty,
      consumerList: [],
    });
  });
});

it.each(locations)('has nothing to compare the first month of the data with (%s)', async (location) => {
  const month = addMonths(monthOf(siteDay(suiteNow())), -36);
  const { downList } = await server.call(downTopStatistic, { location, month });
  expect(downList.length).toBeGreaterThan(15);
  expect(downList.every(({ value2 }) => value2 === null)).toBe(true);
  const view = await server.call(modelViewStatistic, { modelId: 'opel-astra', location, month });
  expect(view).toMatchObject({ lastCount: null, yearCount: null, lastPrice: null, lastRanking: -1 });
});

it.each(kinds)(
  'has half of the cars below the median price ($location, type $type) [SAL-9]',
  async ({ location, type, calls }) => {
    const { saleList } = await server.call(calls.sold, { location });
    const bars = await server.deps.db
      .select()
      .from(salesDetails)
      .where(and(eq(salesDetails.location, location), eq(salesDetails.timeType, type)));
    const off = saleList.flatMap(({ name, value, value3 }) => {
      const first = type === 1 ? `${name}-01` : name;
      // One price for each car, spread evenly over its bar.
      const sold = bars.filter(({ period }) => period === first);
      const prices = sold
        .flatMap(({ priceFrom, priceStep, priceUnits }) =>
          priceUnits.flatMap((units, bar) =>
            Array.from({ length: units }, (_, car) => priceFrom + priceStep * (bar + (car + 0.5) / units)),
          ),
        )
        .toSorted((a, b) => a - b);
      const cheaper = prices.filter((price) => price < Number(value3)).length;
      // In each bar that contains the median, half a car may be on its other side.
      const around = sold.filter(({ priceFrom, priceStep, priceUnits }) => {
        const bar = Math.floor((Number(value3) - priceFrom) / priceStep);
        return (priceUnits[bar] ?? 0) > 0;
      }).length;
      const isMedian = Math.abs(cheaper - prices.length / 2) <= 1 + around / 2;
      return prices.length === value && isMedian ? [] : [{ name, value, value3, cheaper }];
    });
    expect(saleList).toHaveLength(type === 1 ? 24 : 26);
    expect(off).toEqual([]);
  },
);

it.each(kinds)(
  'has the same last period and counts in every call ($location, type $type) [SAL-8]',
  async ({ location, type, calls }) => {
    const today = siteDay(suiteNow());
    const last = type === 1 ? newestMonth(today) : lastWeek(today);
    const market = { location };
    const { saleList } = await server.call(saleAnalysis, { location, type });
    const sold = await server.call(calls.sold, market);
    const top = await server.call(calls.top, market);
    const consumers = await server.call(calls.consumers, market);
    const [best] = top.downList;
    const model = { modelId: best?.modelId ?? '', location, type };
    const trend = await server.call(salePriceTrends, model);
    const view = await server.call(modelViewStatistic, model);
    const analysis = await server.call(modelAnalysis, model);
    const widget = await server.call(weekList, model);
    for (const list of [saleList, sold.saleList, trend.saleList, widget.dayList]) expect(list.at(-1)?.name).toBe(last);
    for (const { timeRange } of [top, consumers, view, analysis]) expect(timeRange.startsWith(last)).toBe(true);
    expect([trend.saleList.at(-1)?.value, widget.dayList.at(-1)?.value, view.count]).toEqual([
      best?.value,
      best?.value,
      best?.value,
    ]);
    expect(sum(valuesOf(analysis.priceList))).toBe(best?.value);
    expect(sum(consumers.consumerList.map(({ count }) => count))).toBe(saleList.at(-1)?.value);
  },
);

describe('homeStatistic', () => {
  it.each(locations)('matches the other calls about the last month (%s) [HOME-3]', async (location) => {
    const [home, models, { saleList }] = [
      await server.call(homeStatistic, { location }),
      await server.call(modelList, { location }),
      await server.call(monthSoldStatistic, { location }),
    ];
    expect(home).toEqual({
      timeRange: newest,
      saleCount: sum(models.map(({ count }) => count)),
      lastSaleCount: saleList.at(-2)?.value,
      yearSaleCount: saleList.at(-13)?.value,
      price: saleList.at(-1)?.value3,
      lastPrice: saleList.at(-2)?.value3,
      stock: sum(models.map(({ stock }) => stock)),
      modelCount: models.length,
      modelId: models[0]?.modelId,
      modelName: `${models[0]?.brandName ?? ''} ${models[0]?.modelName ?? ''}`,
    });
    expect(home.saleCount).toBe(saleList.at(-1)?.value);
  });

  it('defaults to Georgia and converts to lari when asked to', async () => {
    const unnamed = await server.call(homeStatistic, {});
    const georgia = await server.call(homeStatistic, { location: 'georgia' });
    const lari = await server.call(homeStatistic, {}, { currency: 'GEL' });
    expect(unnamed).toEqual(georgia);
    expect(lari.price).toBe(Math.round((unnamed.price ?? 0) * 2.7));
  });
});
