import { addDays, addMonths, mondayOf, monthOf } from '@caravan/shared/terms';
import { apportion } from '../random/apportion';
import { modelFacts } from '../facts/facts';
import { seriesId } from '../facts/names';
import { demoModelSales } from './sales';
import { salesDetailsRows } from './salesDetails';
import { salesRows } from './salesRows';

const today = '2026-11-20';
const all = demoModelSales(today);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('apportion', () => {
  it.each([
    [10, [1, 1, 1], [4, 3, 3]],
    [7, [0, 2, 1], [0, 5, 2]],
    [0, [1, 2], [0, 0]],
    [5, [0, 0], [0, 0]],
    [3, [], []],
  ])('splits %s by %j into %j', (total, weights, parts) => {
    expect(apportion(total, weights)).toEqual(parts);
  });
});

describe('sales details', () => {
  const details = all.flatMap((each) => salesDetailsRows(each));

  it('add up to the units of every period', () => {
    const periods = all.flatMap(({ periods: each }) => each);
    expect(details).toHaveLength(periods.length);
    const off = details.filter(({ priceUnits, mileageUnits, yearUnits }, index) =>
      [priceUnits, mileageUnits, yearUnits].some((units) => sum(units) !== periods[index]?.units),
    );
    expect(off).toEqual([]);
  });

  it('have seven days for each week that add up to its units', () => {
    for (const { periods } of all) {
      const off = periods.filter(({ timeType, units, days }) =>
        timeType === 1 ? days !== undefined : days?.length !== 7 || sum(days.map((day) => day.units)) !== units,
      );
      expect(off).toEqual([]);
    }
  });

  it('contain no car that is newer than its sale', () => {
    const tooNew = details.filter(
      ({ period, yearFrom, yearUnits }) => yearFrom + yearUnits.length - 1 > Number(period.slice(0, 4)),
    );
    expect(tooNew).toEqual([]);
  });

  it('have at most 16 bars a chart', () => {
    const tooMany = details.filter(
      ({ yearUnits, priceUnits, mileageUnits }) =>
        Math.max(priceUnits.length, mileageUnits.length, yearUnits.length) > 16,
    );
    expect(tooMany).toEqual([]);
  });

  it('have at most half of the cars in the bars below or above the median price', () => {
    const rows = all.flatMap((each) => salesRows(each, salesDetailsRows(each)));
    const off = rows.filter(({ medianPriceUsd }, index) => {
      const { priceFrom = 0, priceStep = 0, priceUnits = [] } = details[index] ?? {};
      const surelyBelow = priceUnits.filter((_, bar) => priceFrom + (bar + 1) * priceStep <= medianPriceUsd);
      const surelyAbove = priceUnits.filter((_, bar) => priceFrom + bar * priceStep >= medianPriceUsd);
      return Math.max(sum(surelyBelow), sum(surelyAbove)) > sum(priceUnits) / 2;
    });
    expect(off).toEqual([]);
  });

  it('have no median price that stays the same for three weeks with sales [SAL-9]', () => {
    for (const each of all) {
      const weeks = salesRows(each, salesDetailsRows(each)).filter(
        ({ timeType, units }) => timeType === 2 && units > 0,
      );
      const medians = weeks.slice(-26).map(({ medianPriceUsd }) => medianPriceUsd);
      const still = medians.filter((median, index) => median === medians[index + 1] && median === medians[index + 2]);
      expect([each.location, each.model.model, still]).toEqual([each.location, each.model.model, []]);
    }
  });

  it('have price bars that start and end at price levels', () => {
    expect(details.every(({ priceFrom, priceStep }) => 5_000 % priceStep === 0 && priceFrom % priceStep === 0)).toBe(
      true,
    );
  });
});

describe.each(['2026-11-20', '2026-12-31', '2027-01-01', '2027-03-07', '2028-02-29', '2028-03-01'])(
  'sales made on %s',
  (day) => {
    const modelSales = demoModelSales(day);

    it('have 36 full months and all weeks of them', () => {
      const [first] = modelSales;
      const months = first?.periods.filter(({ timeType }) => timeType === 1).map(({ period }) => period) ?? [];
      const weeks = first?.periods.filter(({ timeType }) => timeType === 2).map(({ period }) => period) ?? [];
      expect(months).toEqual(Array.from({ length: 36 }, (_, index) => `${addMonths(monthOf(day), index - 36)}-01`));
      expect(weeks.at(-1)).toBe(mondayOf(day));
      expect((weeks[0] ?? '') <= (months[0] ?? '')).toBe(true);
    });

    it('have months that add up their days', () => {
      for (const { periods } of modelSales) {
        const weeks = periods.filter(({ timeType }) => timeType === 2).slice(-15);
        const byDay = weeks.flatMap(({ period, days = [] }) =>
          days.map(({ units }, index): [string, number] => [addDays(period, index), units]),
        );
        for (const { period, units } of periods.filter(({ timeType }) => timeType === 1).slice(-2)) {
          const days = byDay.filter(([name]) => name.startsWith(period.slice(0, 7)));
          expect(sum(days.map(([, count]) => count))).toBe(units);
        }
      }
    });
  },
);

describe('models of the catalogue', () => {
  const catalogue = new Set(modelFacts.map(({ brand, nameEn }) => seriesId(brand, nameEn)));
  const daysToTry = ['2026-11-20', '2027-01-01', '2027-03-07', '2027-06-14', '2028-02-29'];

  /** Returns the months of each model of a market that the catalogue has, oldest first. */
  const monthsOf = (day: string, location: string) =>
    demoModelSales(day)
      .filter((each) => each.location === location && catalogue.has(seriesId(each.model.brand, each.model.model)))
      .map(({ periods }) => periods.filter(({ timeType }) => timeType === 1));

  const cases = daysToTry.flatMap((day) => ['georgia', 'azerbaijan'].map((location) => [day, location] as const));

  it.each(cases)('on %s in %s have at least two of each number of sold cars', (day, location) => {
    const sold = monthsOf(day, location).map((months) => sum(months.slice(-3).map(({ units }) => units)));
    expect(sold.filter((units) => units >= 30).length).toBeGreaterThanOrEqual(2);
    expect(sold.filter((units) => units >= 10 && units < 30).length).toBeGreaterThanOrEqual(2);
    expect(sold.filter((units) => units < 10).length).toBeGreaterThanOrEqual(2);
    expect(Math.min(...sold)).toBeGreaterThan(0);
  });

  it.each(cases)('on %s in %s have two with many sold cars in less than six months', (day, location) => {
    const short = monthsOf(day, location).filter((months) => months.length < 6);
    expect(short.length).toBeGreaterThanOrEqual(2);
    expect(short.filter((months) => sum(months.map(({ units }) => units)) < 30)).toEqual([]);
  });
});

describe('markets', () => {
  it('have medians within the typical prices of the facts', () => {
    const off = all.flatMap(({ model, periods }) =>
      periods.filter(({ price }) => price < model.typicalPriceUsd[0] || price > model.typicalPriceUsd[1]),
    );
    expect(off).toEqual([]);
  });
});
