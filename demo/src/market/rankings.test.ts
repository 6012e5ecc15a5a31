import { demoRankings } from './rankings';

const rows = demoRankings('2026-11-20').filter(({ month }) => month === '2026-10');
const ofType = (type: number) => rows.filter(({ rankType }) => rankType === type);

describe('demo rankings of a month', () => {
  it.each([1, 2, 11, 52, 58, 60, 61, 62, 63, 64, 65, 66, 67])(
    'fill a page of ranking %s, with every rank once',
    (type) => {
      const ranks = ofType(type).map(({ ranking }) => ranking);
      expect(ranks.length).toBeGreaterThanOrEqual(10);
      expect(ranks).toEqual(ranks.map((_, index) => index + 1));
      expect(new Set(ofType(type).map(({ seriesId }) => seriesId)).size).toBe(ranks.length);
    },
  );

  it.each([61, 64, 66])('rank the lowest consumption first in ranking %s, in kWh per 100 km', (type) => {
    const counts = ofType(type).map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(counts[0]).toBeGreaterThan(8);
    expect(counts.at(-1)).toBeLessThan(50);
  });

  it.each([1, 2, 11, 52, 58, 60, 62, 63, 65, 67])('rank the highest value first in ranking %s', (type) => {
    const counts = ofType(type).map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });

  it('state the price cut in dollars in ranking 52 only', () => {
    const without = rows.filter(({ descenderPriceUsd }) => descenderPriceUsd === null);
    expect(without.map(({ rankType }) => rankType)).not.toContain(52);
    expect(without).toHaveLength(rows.length - ofType(52).length);
    expect(Math.min(...ofType(52).map(({ descenderPriceUsd }) => descenderPriceUsd ?? 0))).toBeGreaterThan(0);
  });
});
