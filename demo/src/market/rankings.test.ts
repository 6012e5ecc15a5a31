import { demoRankings } from './rankings';

const rows = demoRankings('2026-11-20').filter(({ month }) => month === '2026-10');
const ofType = (type: number) => rows.filter(({ rankType }) => rankType === type);

describe('the demo rankings of a month', () => {
  it.each([2, 52, 60, 61, 62, 63, 64, 65, 66, 67])('fill a page of ranking %s, every place once', (type) => {
    const places = ofType(type).map(({ ranking }) => ranking);
    expect(places.length).toBeGreaterThanOrEqual(10);
    expect(places).toEqual(places.map((_, index) => index + 1));
    expect(new Set(ofType(type).map(({ seriesId }) => seriesId)).size).toBe(places.length);
  });

  it.each([61, 64, 66])('have the lowest consumption first in ranking %s, in kWh per 100 km', (type) => {
    const counts = ofType(type).map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(counts[0]).toBeGreaterThan(8);
    expect(counts.at(-1)).toBeLessThan(50);
  });

  it.each([2, 52, 60, 62, 63, 65, 67])('have the highest value first in ranking %s', (type) => {
    const counts = ofType(type).map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  });

  it('say how many dollars a price was cut by, and nothing of it elsewhere', () => {
    const without = rows.filter(({ descenderPriceUsd }) => descenderPriceUsd === null);
    expect(without.map(({ rankType }) => rankType)).not.toContain(52);
    expect(without).toHaveLength(rows.length - ofType(52).length);
    expect(Math.min(...ofType(52).map(({ descenderPriceUsd }) => descenderPriceUsd ?? 0))).toBeGreaterThan(0);
  });
});
