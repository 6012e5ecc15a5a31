import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { analysisOf, barPointsOf } from './bars';
import { priceRange } from './wording';

it('returns the share of each bar in per cent', () => {
  expect(
    barPointsOf([
      { name: 'a', units: 1 },
      { name: 'b', units: 2 },
      { name: 'c', units: 0 },
    ]),
  ).toEqual([
    { name: 'a', value: 1, value2: 33.3 },
    { name: 'b', value: 2, value2: 66.7 },
    { name: 'c', value: 0, value2: 0 },
  ]);
  expect(barPointsOf([{ name: 'a', units: 0 }])).toEqual([{ name: 'a', value: 0, value2: 0 }]);
});

const histogram = array(integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 14 }).filter((units) =>
  units.some((count) => count > 0),
);
const wording = { language: 'en', currency: 'USD', rate: 1 } as const;
const sum = (units: readonly number[]): number => units.reduce((total, count) => total + count, 0);

const model = record({
  priceFrom: constantFrom(0, 5_000, 12_500),
  priceStep: constantFrom(500, 2_500),
  priceUnits: histogram,
  mileageFrom: constantFrom(0, 50_000),
  mileageStep: constantFrom(10_000, 50_000),
  mileageUnits: histogram,
  yearFrom: integer({ min: 1990, max: 2012 }),
  yearUnits: histogram,
}).map((bars) => ({
  ...bars,
  location: 'georgia',
  timeType: 1,
  modelId: 'toyota-prius',
  period: '2026-10-01',
  dayUnits: null,
  dayPricesUsd: null,
  dayOffers: null,
}));

/** Returns the sentence about the highest bar of a list, or empty if bars tie. */
const mostCommon = (text: string, list: readonly { readonly name: string; readonly value: number }[]): string => {
  const values = list.map(({ value }) => value);
  const highest = Math.max(...values);
  const [bar, equallyHigh] = list.filter(({ value }) => value === highest);
  if (!bar || equallyHigh) return '';
  return ` The most common ${text} is ${bar.name} (${String(Math.round((highest / sum(values)) * 100))}% of sales).`;
};

it('names the median price, the number of cars and the most common bar [SAL-9]', () => {
  assert(
    property(model, integer({ min: 1_000, max: 60_000 }), (details, price) => {
      const { priceList, priceText } = analysisOf(details, price, wording);
      const count = sum(details.priceUnits);
      const cars = `${count.toLocaleString('en')} ${count === 1 ? 'car' : 'cars'}`;
      expect(priceText).toBe(
        `The median price of ${cars} is $${price.toLocaleString('en')}.${mostCommon('price', priceList)}`,
      );
    }),
  );
});

it('names a mileage with at most half of the cars below or above it [SAL-9]', () => {
  assert(
    property(model, (details) => {
      const { runList, runText } = analysisOf(details, 10_000, wording);
      const { mileageFrom, mileageStep, mileageUnits } = details;
      const median = Number(/about ([\d,]+) km/.exec(runText)?.[1]?.replaceAll(',', ''));
      // The text rounds to thousands, so it leaves the bar by at most half a thousand.
      const surelyBelow = mileageUnits.filter((_, bar) => mileageFrom + (bar + 1) * mileageStep <= median - 500);
      const surelyAbove = mileageUnits.filter((_, bar) => mileageFrom + bar * mileageStep >= median + 500);
      expect(Math.max(sum(surelyBelow), sum(surelyAbove))).toBeLessThanOrEqual(sum(mileageUnits) / 2);
      expect(runText.replace(/^.*?\skm\./, '')).toBe(mostCommon('mileage', runList));
    }),
  );
});

it('names the share of model years that the bars add up to [SAL-9]', () => {
  assert(
    property(model, (details) => {
      const { yearList, yearText } = analysisOf(details, 10_000, wording);
      const [, share, year, later] = /^(\d+)% of the cars were built in (\d{4})( or later)?\./.exec(yearText) ?? [];
      const newer = details.yearUnits.filter((_, bar) => details.yearFrom + bar >= Number(year));
      expect(Number(share)).toBe(Math.round((sum(newer) * 100) / sum(details.yearUnits)));
      expect(sum(newer) * 2).toBeGreaterThanOrEqual(sum(details.yearUnits));
      // Without a newer car, "or later" would be wrong, and the sentence about the most common year would repeat the first.
      expect(later === undefined).toBe(sum(newer.slice(1)) === 0);
      const [, sentence = ''] = /^[^.]*\.(.*)$/.exec(yearText) ?? [];
      expect(sentence).toBe(later === undefined ? '' : mostCommon('model year', yearList));
    }),
  );
});

it('converts the bounds of price bars to lari without rounding them to hundreds [SAL-9]', () => {
  const inLari = { language: 'en', currency: 'GEL', rate: 2.7 } as const;
  expect(priceRange(7_500, 10_000, inLari)).toBe('₾20,250–27,000');
});
