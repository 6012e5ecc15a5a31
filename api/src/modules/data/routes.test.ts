import { errorCodes, hotModelList, rankList, saleAnalysis, trendList } from '@caravan/shared/contracts/calls';
import { and, eq } from 'drizzle-orm';
import { addDays, addMonths, siteDay, mondayOf, newestMonth } from '@caravan/shared/terms';
import { rankings, series } from '../../database/schema';
import { setUpTestServer } from '../../testing/setUpTestServer';
import { suiteNow } from '../../testing/suiteClock';

const server = setUpTestServer({ isSeeded: true });
const newest = newestMonth(siteDay(suiteNow()));

const rank = (parameter: object, options = {}) =>
  server.call(rankList, { size: 100, current: 1, rankType: 11, ...parameter }, options);

const fullRanking = async (parameter: object) => {
  const first = await rank(parameter);
  const second = await rank({ ...parameter, current: 2 });
  return [...first.data, ...second.data];
};

describe('hotModelList', () => {
  it('returns the twelve best-selling models of each market', async () => {
    const georgia = await server.call(hotModelList, { location: 'georgia', timeType: 2 });
    const azerbaijan = await server.call(hotModelList, { location: 'azerbaijan', timeType: 1 });
    expect(georgia).toHaveLength(12);
    expect(georgia[0]).toEqual({ modelId: 'toyota-prius', modelName: 'Prius', brandName: 'Toyota' });
    expect(azerbaijan.map(({ modelId }) => modelId)).not.toEqual(georgia.map(({ modelId }) => modelId));
  });
});

describe('saleAnalysis', () => {
  it('returns 24 months up to the newest one, with the units of the year before', async () => {
    const { saleList, timeRange } = await server.call(saleAnalysis, { location: 'georgia', type: 1 });
    expect(saleList.map(({ name }) => name)).toEqual(
      Array.from({ length: 24 }, (_, index) => addMonths(newest, index - 23)),
    );
    expect(timeRange).toBe(`${addMonths(newest, -23)} – ${newest}`);
    for (let month = 12; month < 24; month += 1) {
      expect(saleList[month]?.value2).toBe(saleList[month - 12]?.value);
    }
  });

  it('returns 26 weeks up to the requested month, and null before its data', async () => {
    const requestedMonth = addMonths(siteDay(suiteNow()).slice(0, 7), -5);
    const { saleList } = await server.call(saleAnalysis, { location: 'azerbaijan', type: 2, month: requestedMonth });
    expect(saleList).toHaveLength(26);
    expect(saleList.at(-1)?.name).toBe(mondayOf(addDays(`${addMonths(requestedMonth, 1)}-01`, -4)));
    const early = await server.call(saleAnalysis, {
      location: 'azerbaijan',
      type: 1,
      month: addMonths(requestedMonth, -8),
    });
    expect(early.saleList.at(0)?.value2).toBeNull();
    expect(await server.call(saleAnalysis, { location: 'georgia', type: 1, month: '2001-01' })).toEqual({
      timeRange: '',
      saleList: [],
    });
  });

  it('counts prices in lari when asked to', async () => {
    const query = { location: 'georgia', type: 1 } as const;
    const usd = await server.call(saleAnalysis, query);
    const gel = await server.call(saleAnalysis, query, { currency: 'GEL' });
    expect(gel.saleList.map(({ value3 }) => value3)).toEqual(
      usd.saleList.map(({ value3 }) => Math.round((value3 ?? 0) * 2.7)),
    );
  });
});

describe('rankList', () => {
  it('returns complete pages without overlap', async () => {
    const seriesIds: string[] = [];
    const { total } = await rank({ size: 10 });
    for (let current = 1; current <= Math.ceil(total / 10); current += 1) {
      seriesIds.push(...(await rank({ size: 10, current })).data.map(({ seriesId }) => seriesId));
    }
    expect(seriesIds).toHaveLength(total);
    expect(new Set(seriesIds).size).toBe(total);
    expect((await rank({ size: 10, current: 9_999 })).data).toEqual([]);
  });

  it('orders series of equal rank by their id', async () => {
    const month = '2002-01';
    const ids = (await fullRanking({})).map(({ seriesId }) => seriesId).toSorted();
    const [first = '', last = ''] = [ids[0], ids.at(-1)];
    const row = { month, rankType: 11, ranking: 1, count: 5 };
    await server.db.insert(rankings).values([last, first].map((seriesId) => ({ ...row, seriesId })));
    expect((await rank({ month })).data.map(({ seriesId }) => seriesId)).toEqual([first, last]);
  });

  it('starts with the newest month and compares each series with the month before', async () => {
    const now = await fullRanking({});
    const forMonth = await fullRanking({ month: newest });
    const before = await fullRanking({ month: addMonths(newest, -1) });
    expect(forMonth).toEqual(now);
    const later = { month: addMonths(newest, 1), rankType: 11, ranking: 1, count: 5 };
    // The demo data has this month from its first day on, the site shows it from the tenth on.
    await server.db
      .insert(rankings)
      .values({ ...later, seriesId: now[0]?.seriesId ?? '' })
      .onConflictDoNothing();
    expect(await fullRanking({ month: later.month })).toEqual(now);
    const ranksBefore = new Map(before.map(({ seriesId, ranking }) => [seriesId, ranking]));
    expect(now.map(({ lastRanking }) => lastRanking)).toEqual(
      now.map(({ seriesId }) => ranksBefore.get(seriesId) ?? -1),
    );
    expect((await rank({ month: '2001-01' })).total).toBe(0);
  });

  it('filters a type of car by body class and counts ranks within it [RNK-4]', async () => {
    const { db } = server;
    const rows = await fullRanking({});
    const seriesId = rows.at(-1)?.seriesId ?? '';
    const [before] = await db.select().from(series).where(eq(series.id, seriesId));
    const bounds = { sedan: [0, 5], suv: [10, 14], mpv: [20, 24] } as const;
    let total = 0;
    for (const [carType, [lowest, highest]] of Object.entries(bounds)) {
      const isIncluded = async (bodyClass: number) => {
        await db.update(series).set({ bodyClass }).where(eq(series.id, seriesId));
        return (await fullRanking({ carType })).some((row) => row.seriesId === seriesId);
      };
      expect([await isIncluded(lowest), await isIncluded(highest), await isIncluded(highest + 1)]).toEqual([
        true,
        true,
        false,
      ]);
      await db.update(series).set({ bodyClass: before?.bodyClass }).where(eq(series.id, seriesId));
      const ofType = await fullRanking({ carType });
      expect(ofType.map(({ ranking }) => ranking)).toEqual(ofType.map((_, index) => index + 1));
      total += ofType.length;
    }
    expect(total).toBe(rows.length);
  });

  it('filters by price bounds in USD and counts series without a price [RNK-4]', async () => {
    const { data, unpriced } = await rank({ priceMin: 20_000, priceMax: 40_000 });
    expect(data.length).toBeGreaterThan(10);
    for (const { seriesInfo } of data) {
      expect(seriesInfo.maxPrice).toBeGreaterThanOrEqual(20_000);
      expect(seriesInfo.minPrice).toBeLessThanOrEqual(40_000);
    }
    const withoutPrice = (await fullRanking({})).filter(({ seriesInfo }) => seriesInfo.maxPrice === null);
    expect(withoutPrice.length).toBeGreaterThan(0);
    expect(unpriced).toBe(withoutPrice.length);
    expect((await rank({ priceMin: 0 })).unpriced).toBe(0);
  });

  it.each([
    { priceMinCny: 100_000, priceMaxCny: null },
    { priceMinCny: null, priceMaxCny: 100_000 },
  ])('filters a series by its only known price: %j [RNK-4]', async (prices) => {
    const { db } = server;
    const { data, unpriced } = await rank({ priceMin: 20_000 });
    const seriesId = data[0]?.seriesId ?? '';
    const [before] = await db.select().from(series).where(eq(series.id, seriesId));
    const isIncluded = async (bounds: object) => (await fullRanking(bounds)).some((row) => row.seriesId === seriesId);
    await db.update(series).set(prices).where(eq(series.id, seriesId));
    try {
      expect(await isIncluded({ priceMin: 10_000, priceMax: 20_000 })).toBe(true);
      expect(await isIncluded({ priceMin: 20_000 })).toBe(false);
      expect(await isIncluded({ priceMax: 10_000 })).toBe(false);
      expect((await rank({ priceMin: 20_000 })).unpriced).toBe(unpriced);
    } finally {
      await db
        .update(series)
        .set({ priceMinCny: before?.priceMinCny, priceMaxCny: before?.priceMaxCny })
        .where(eq(series.id, seriesId));
    }
  });

  it.each([
    { priceMax: 1e308 },
    { priceMin: 1e308 },
    { priceMin: 0.1, priceMax: 20_000.55 },
    { priceMin: 9, priceMax: 3 },
  ])('accepts unusual bounds: %j', async (bounds) => {
    expect((await rank(bounds)).total).toBeLessThanOrEqual(151);
  });

  it('counts prices in lari when asked to', async () => {
    const [usd, gel] = [await rank({ rankType: 52 }), await rank({ rankType: 52 }, { currency: 'GEL' })];
    expect(gel.data[0]?.descenderPrice).toBe(Math.round((usd.data[0]?.descenderPrice ?? 0) * 2.7));
    expect(gel.data[0]?.seriesInfo.minPrice).toBeGreaterThan((usd.data[0]?.seriesInfo.minPrice ?? 0) * 2.6);
  });
});

describe('trendList', () => {
  it('returns twelve months as in the retail rankings [RNK-7]', async () => {
    const [first] = (await rank({})).data;
    const seriesId = first?.seriesId ?? '';
    const trend = await server.call(trendList, { seriesId });
    expect(trend.map(({ month }) => month)).toEqual(
      Array.from({ length: 12 }, (_, index) => addMonths(newest, index - 11)),
    );
    for (const { month, count, lastCount, ranking, lastRanking } of [trend[0], trend.at(-1)].filter(
      (point) => point !== undefined,
    )) {
      const [rows, before] = [await fullRanking({ month }), await fullRanking({ month: addMonths(month, -1) })];
      const ranked = rows.find((row) => row.seriesId === seriesId);
      expect({ count, lastCount, ranking, lastRanking }).toEqual({
        count: ranked?.count,
        lastCount: before.find((row) => row.seriesId === seriesId)?.count,
        ranking: ranked?.ranking,
        lastRanking: ranked?.lastRanking,
      });
    }
    for (const [index, point] of trend.slice(1).entries()) {
      expect([point.lastCount, point.lastRanking]).toEqual([trend[index]?.count, trend[index]?.ranking]);
    }
  });

  it('returns a trend only for series that show one [RNK-7]', async () => {
    const rows = await fullRanking({});
    const [shown, hidden] = [
      rows.filter((row) => row.seriesInfo.showTrend),
      rows.filter((row) => !row.seriesInfo.showTrend),
    ];
    expect(Math.min(shown.length, hidden.length)).toBeGreaterThan(10);
    const trends = [];
    for (const { seriesId } of shown) {
      const trend = await server.call(trendList, { seriesId });
      expect(trend).toHaveLength(12);
      trends.push(trend.map(({ count }) => count).join(' '));
    }
    expect(new Set(trends).size).toBe(trends.length);
    for (const seriesId of ['no-such-series', ...hidden.slice(0, 3).map((row) => row.seriesId)]) {
      expect(await server.refusalCode(trendList, { seriesId })).toBe(errorCodes.notFound);
    }
  });

  it('returns null and -1 if the series had no rank the month before', async () => {
    const [row] = (await rank({})).data;
    const seriesId = row?.seriesId ?? '';
    const gap = addMonths(newest, -3);
    await server.db
      .delete(rankings)
      .where(and(eq(rankings.month, gap), eq(rankings.rankType, 11), eq(rankings.seriesId, seriesId)));
    const trend = await server.call(trendList, { seriesId });
    expect(trend.map(({ month }) => month)).not.toContain(gap);
    expect(trend.find(({ month }) => month === addMonths(gap, 1))).toMatchObject({ lastCount: null, lastRanking: -1 });
  });
});
