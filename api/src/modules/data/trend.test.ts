import { errorCodes, rankList, trendList } from '@caravan/shared/contracts/calls';
import { and, eq } from 'drizzle-orm';
import { addMonths, newestMonth, siteDay } from '@caravan/shared/terms';
import { rankings } from '../../database/schema';
import { ask, attempt } from '../../testing/client';
import type { TestServer } from '../../testing/server';
import { startTestServer } from '../../testing/server';
import { suiteNow } from '../../testing/suiteClock';

// Generous, because the machines of CI are slow and busy; nothing here measures time.
jest.setTimeout(120_000);

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ seeded: true });
});
afterAll(() => server.close());

const rank = (parameter: object, options = {}) =>
  ask(server.app, rankList, { size: 100, current: 1, rankType: 11, ...parameter }, options);

const whole = async (parameter: object) => {
  const first = await rank(parameter);
  const second = await rank({ ...parameter, current: 2 });
  return [...first.data, ...second.data];
};

describe('trendList', () => {
  it('gives twelve months of a series as its retail rankings have them [RNK-7]', async () => {
    const newest = newestMonth(siteDay(suiteNow()));
    const [first] = (await rank({})).data;
    const seriesId = first?.seriesId ?? '';
    const trend = await ask(server.app, trendList, { seriesId });
    expect(trend.map(({ month }) => month)).toEqual(
      Array.from({ length: 12 }, (_, index) => addMonths(newest, index - 11)),
    );
    for (const { month, count, lastCount, ranking, lastRanking } of [trend[0], trend.at(-1)].filter(
      (point) => point !== undefined,
    )) {
      const [rows, before] = [await whole({ month }), await whole({ month: addMonths(month, -1) })];
      const own = rows.find((row) => row.seriesId === seriesId);
      expect({ count, lastCount, ranking, lastRanking }).toEqual({
        count: own?.count,
        lastCount: before.find((row) => row.seriesId === seriesId)?.count,
        ranking: own?.ranking,
        lastRanking: own?.lastRanking,
      });
    }
    for (const [index, point] of trend.slice(1).entries()) {
      expect([point.lastCount, point.lastRanking]).toEqual([trend[index]?.count, trend[index]?.ranking]);
    }
  });

  it('answers for every series that shows a trend, and for no other [RNK-7]', async () => {
    const rows = await whole({});
    const [shown, hidden] = [
      rows.filter((row) => row.seriesInfo.showTrend),
      rows.filter((row) => !row.seriesInfo.showTrend),
    ];
    expect(Math.min(shown.length, hidden.length)).toBeGreaterThan(10);
    const trends = [];
    for (const { seriesId } of shown) {
      const trend = await ask(server.app, trendList, { seriesId });
      expect(trend).toHaveLength(12);
      trends.push(trend.map(({ count }) => count).join(' '));
    }
    expect(new Set(trends).size).toBe(trends.length);
    for (const seriesId of ['no-such-series', ...hidden.slice(0, 3).map((row) => row.seriesId)]) {
      const { success, errors } = await attempt(server.app, trendList, { seriesId });
      expect({ success, code: errors[0]?.code }).toEqual({ success: false, code: errorCodes.notFound });
    }
  });

  it('says null and -1 where a series had no rank the month before', async () => {
    const [row] = (await rank({})).data;
    const seriesId = row?.seriesId ?? '';
    const newest = newestMonth(siteDay(suiteNow()));
    const gap = addMonths(newest, -3);
    await server.database.db
      .delete(rankings)
      .where(and(eq(rankings.month, gap), eq(rankings.rankType, 11), eq(rankings.seriesId, seriesId)));
    const trend = await ask(server.app, trendList, { seriesId });
    expect(trend.map(({ month }) => month)).not.toContain(gap);
    expect(trend.find(({ month }) => month === addMonths(gap, 1))).toMatchObject({ lastCount: null, lastRanking: -1 });
  });
});
