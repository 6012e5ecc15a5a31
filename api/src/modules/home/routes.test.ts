import * as calls from '@caravan/shared/contracts/calls';
import { addDays, addMonths, siteDay, mondayOf } from '@caravan/shared/terms';
import { setUpTestServer } from '../../testing/setUpTestServer';
import { suiteNow } from '../../testing/suiteClock';

const server = setUpTestServer({ isSeeded: true });

const georgian = /\p{Script=Georgian}/u;
const prius = { modelId: 'toyota-prius', location: 'georgia', type: 2 } as const;

describe('vehicleTops', () => {
  it('returns six promoted cars with picture, price, label and link', async () => {
    const tops = await server.call(calls.vehicleTops, {});
    expect(tops).toHaveLength(6);
    for (const top of tops) {
      expect(top.link).toMatch(/^\/car\/model\/detail\/\d+$/);
      expect(top.image).toMatch(/^\/media\/cars\//);
      expect(top.price).toBeGreaterThan(0);
      expect(top.labelColor).toMatch(/^#[0-9A-F]{6}$/);
    }
  });

  it('returns Georgian texts and prices in lari when asked to', async () => {
    const english = await server.call(calls.vehicleTops, {});
    const local = await server.call(calls.vehicleTops, {}, { lang: 'ge', currency: 'GEL' });
    expect(local[0]?.label).toMatch(georgian);
    expect(english[0]?.label).not.toMatch(georgian);
    expect(local.map(({ price }) => price)).toEqual(english.map(({ price }) => Math.round((price ?? 0) * 2.7)));
  });
});

describe('newsList', () => {
  it('returns the news newest first and none from the future', async () => {
    const dates = (await server.call(calls.newsList, {})).map(({ date }) => date);
    expect(dates.length).toBeGreaterThanOrEqual(14);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(Math.max(...dates) * 1000).toBeLessThan(suiteNow());
  });

  it('has every title in both languages', async () => {
    const [english, local] = [
      await server.call(calls.newsList, {}),
      await server.call(calls.newsList, {}, { lang: 'ge' }),
    ];
    expect(local.every(({ title }) => georgian.test(title))).toBe(true);
    expect(english.some(({ title }) => georgian.test(title))).toBe(false);
    expect(local.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  });
});

describe('weekList', () => {
  it('returns 26 weeks without a gap up to the last full week', async () => {
    const { dayList, modelName, timeRange } = await server.call(calls.weekList, prius);
    const last = addDays(mondayOf(siteDay(suiteNow())), -7);
    expect(dayList.map(({ name }) => name)).toEqual(
      Array.from({ length: 26 }, (_, week) => addDays(last, (week - 25) * 7)),
    );
    expect(modelName).toBe('Toyota Prius');
    expect(timeRange).toBe(`${dayList[0]?.name ?? ''} – ${last}`);
    expect(dayList.every(({ value, value2, value3 }) => value > 0 && Number(value2) > 1_000 && value3 > 0)).toBe(true);
  });

  it('returns whole months up to the requested month for type 1', async () => {
    const requestedMonth = addMonths(siteDay(suiteNow()).slice(0, 7), -8);
    const { dayList } = await server.call(calls.weekList, { ...prius, type: 1, month: requestedMonth });
    expect(dayList.map(({ name }) => name)).toEqual(
      Array.from({ length: 24 }, (_, index) => addMonths(requestedMonth, index - 23)),
    );
  });

  it('differs by market and converts prices', async () => {
    const georgia = await server.call(calls.weekList, prius);
    const azerbaijan = await server.call(calls.weekList, { ...prius, location: 'azerbaijan' });
    const lari = await server.call(calls.weekList, prius, { currency: 'GEL' });
    expect(azerbaijan.dayList).not.toEqual(georgia.dayList);
    expect(lari.dayList.map(({ value2 }) => value2)).toEqual(
      georgia.dayList.map(({ value2 }) => Math.round((value2 ?? 0) * 2.7)),
    );
  });
});

describe('modelList', () => {
  it('returns every model of a market, best-selling first, in the currency of the call', async () => {
    const usd = await server.call(calls.modelList, { location: 'azerbaijan' });
    const gel = await server.call(calls.modelList, { location: 'azerbaijan' }, { currency: 'GEL' });
    const counts = usd.map(({ count }) => count);
    expect(counts.length).toBeGreaterThan(30);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(
      usd.every(({ price, stock, lastCount }) => Number(price) > 1_000 && stock > 0 && Number(lastCount) > 0),
    ).toBe(true);
    expect(gel.map(({ price }) => price)).toEqual(usd.map(({ price }) => Math.round((price ?? 0) * 2.7)));
  });
});

describe('homeModelTree', () => {
  it('counts the cars of the catalogue by brand and series', async () => {
    const tree = await server.call(calls.homeModelTree, {});
    const { total } = await server.call(calls.usedCarPage, { size: 10, current: 1 });
    expect(tree.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    const names = tree.map(({ name }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
    for (const { id, count, series } of [tree[0], tree.at(-1)].filter((brand) => brand !== undefined)) {
      expect(series.reduce((sum, each) => sum + each.count, 0)).toBe(count);
      const [first] = series;
      const ofBrand = await server.call(calls.usedCarPage, { size: 10, current: 1, brandId: id });
      const ofSeries = await server.call(calls.usedCarPage, { size: 10, current: 1, seriesId: first?.id });
      expect([ofBrand.total, ofSeries.total]).toEqual([count, first?.count]);
    }
  });
});
