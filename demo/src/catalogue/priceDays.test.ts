import { siteDay } from '@caravan/shared/terms';
import { demoPriceDays } from './priceDays';
import { demoUsedCars } from './usedCars';

const today = '2026-11-20';
const offers = Array.from({ length: 400 }, (_, index) => ({
  id: String(100_001 + index),
  priceUsd: 5_000 + 50 * index,
  since: '2026-09-25',
}));
const rows = demoPriceDays('car', offers, today);
const historyOf = (id: string) =>
  rows.filter((row) => row.id === id).toSorted((a, b) => a.day.localeCompare(b.day, 'en'));
const histories = offers.map(({ id, priceUsd }) => ({ priceUsd, days: historyOf(id) }));

describe('demo prices over time', () => {
  it('begin on the first day and end at the current price before today', () => {
    for (const { priceUsd, days } of histories) {
      expect(days[0]?.day).toBe('2026-09-25');
      expect(days.at(-1)?.priceUsd).toBe(priceUsd);
      expect((days.at(-1)?.day ?? today) < today).toBe(true);
    }
  });

  it('have another price on each of their days, by at most 6 %', () => {
    for (const { days } of histories) {
      expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
      for (const [index, { priceUsd }] of days.entries()) {
        const before = days[index - 1]?.priceUsd ?? null;
        const ratio = before === null ? 1.01 : (priceUsd ?? 0) / before;
        expect(Math.abs(ratio - 1)).toBeLessThan(0.06);
        expect(ratio).not.toBe(1);
      }
    }
  });

  it('change for a part of the offers, mostly downwards', () => {
    const changed = histories.filter(({ days }) => days.length > 1);
    expect(changed.length).toBeGreaterThan(150);
    expect(changed.length).toBeLessThan(300);
    const fallen = changed.filter(({ priceUsd, days }) => (days[0]?.priceUsd ?? 0) > priceUsd);
    expect(fallen.length / changed.length).toBeGreaterThan(0.7);
  });

  it.each([
    ['risen', 9_700],
    ['fallen', 10_300],
    ['unchanged', 10_000],
  ])('have the lowest price of a car before its %s price', (_change, lowestUsd) => {
    for (let id = 100_001; id < 100_050; id += 1) {
      const car = { id: String(id), priceUsd: 10_000, lowestUsd, since: '2026-09-25' };
      const prices = demoPriceDays('car', [car], today)
        .toSorted((a, b) => a.day.localeCompare(b.day, 'en'))
        .map(({ priceUsd }) => priceUsd ?? 0);
      expect(prices.at(-1)).toBe(10_000);
      expect(prices.slice(0, -1).length).toBeGreaterThanOrEqual(lowestUsd === 10_000 ? 0 : 1);
      expect(Math.min(...prices.slice(0, -1), Infinity)).toBe(lowestUsd === 10_000 ? Infinity : lowestUsd);
    }
  });

  it('have the lowest price of each demo car before its current one [MOD-5]', () => {
    const cars = demoUsedCars(today).flatMap(({ id, priceUsd = null, lowestPriceUsd: lowestUsd = null, publishedAt }) =>
      priceUsd === null || !publishedAt ? [] : [{ id, priceUsd, lowestUsd, since: siteDay(publishedAt.getTime()) }],
    );
    const earlierPrices = new Map<string, number[]>();
    for (const { id, priceUsd } of demoPriceDays('car', cars, today))
      earlierPrices.set(id, [...(earlierPrices.get(id) ?? []), priceUsd ?? 0]);
    // The rows of a car start with its current price.
    const lowest = cars.map(({ id }) => Math.min(...(earlierPrices.get(id)?.slice(1) ?? []), Infinity));
    const changes = cars.map(({ priceUsd, lowestUsd }) => (lowestUsd === priceUsd ? Infinity : lowestUsd));
    expect(lowest).toEqual(changes);
    const directions = cars.map(({ priceUsd, lowestUsd }) => Math.sign(priceUsd - (lowestUsd ?? 0)));
    expect(new Set(directions)).toEqual(new Set([-1, 0, 1]));
  });

  it('are none for an offer without a price', () => {
    expect(demoPriceDays('vehicle', [{ id: '200001', priceUsd: null, since: '2026-09-25' }], today)).toEqual([]);
  });
});
