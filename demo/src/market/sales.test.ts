import { addDays, addMonths, mondayOf, monthOf } from '@caravan/shared/terms';
import { apportion } from '../chance/apportion';
import { demoModelSales } from './sales';
import { salesDetailsRows } from './salesDetails';
import { salesRows } from './salesRows';

// Generous, because the machines of CI are slow and busy; nothing here measures time.
jest.setTimeout(120_000);

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

describe('the details of sales', () => {
  const details = all.flatMap((each) => salesDetailsRows(each));

  it('are the same however often they are made', () => {
    const again = demoModelSales(today).flatMap((each) => salesDetailsRows(each));
    // Compared as text: there are thousands of rows.
    expect(JSON.stringify(again) === JSON.stringify(details)).toBe(true);
  });

  it('add up to the units of every period', () => {
    const periods = all.flatMap(({ periods: each }) => each);
    expect(details).toHaveLength(periods.length);
    const off = details.filter(({ priceUnits, mileageUnits, yearUnits }, index) =>
      [priceUnits, mileageUnits, yearUnits].some((units) => sum(units) !== periods[index]?.units),
    );
    expect(off).toEqual([]);
  });

  it('know the seven days of weeks, which add up to them', () => {
    for (const { periods } of all) {
      const off = periods.filter(({ timeType, units, days }) =>
        timeType === 1 ? days !== undefined : days?.length !== 7 || sum(days.map((day) => day.units)) !== units,
      );
      expect(off).toEqual([]);
    }
  });

  it('hold no car that is newer than its sale, and no bar beyond a readable chart', () => {
    const odd = details.filter(
      ({ period, yearFrom, yearUnits, priceUnits, mileageUnits }) =>
        yearFrom + yearUnits.length - 1 > Number(period.slice(0, 4)) ||
        Math.max(priceUnits.length, mileageUnits.length, yearUnits.length) > 16,
    );
    expect(odd).toEqual([]);
  });

  it('agree with the median price of their period: at most half of the cars lie in the bars below it, or above it', () => {
    const rows = all.flatMap((each) => salesRows(each, salesDetailsRows(each)));
    const off = rows.filter(({ medianPriceUsd }, index) => {
      const { priceFrom = 0, priceStep = 0, priceUnits = [] } = details[index] ?? {};
      const below = priceUnits.filter((_, bar) => priceFrom + (bar + 1) * priceStep <= medianPriceUsd);
      const above = priceUnits.filter((_, bar) => priceFrom + bar * priceStep >= medianPriceUsd);
      return Math.max(sum(below), sum(above)) > sum(priceUnits) / 2;
    });
    expect(off).toEqual([]);
  });

  it('lie on the grid of the price levels', () => {
    expect(details.every(({ priceFrom, priceStep }) => 5_000 % priceStep === 0 && priceFrom % priceStep === 0)).toBe(
      true,
    );
  });
});

describe.each(['2026-11-20', '2026-12-31', '2027-01-01', '2027-03-07', '2028-02-29', '2028-03-01'])(
  'sales made on %s',
  (day) => {
    const made = demoModelSales(day);

    it('have 36 months and the weeks around them, the last month whole', () => {
      const [first] = made;
      const months = first?.periods.filter(({ timeType }) => timeType === 1).map(({ period }) => period) ?? [];
      const weeks = first?.periods.filter(({ timeType }) => timeType === 2).map(({ period }) => period) ?? [];
      expect(months).toEqual(Array.from({ length: 36 }, (_, index) => `${addMonths(monthOf(day), index - 36)}-01`));
      expect(weeks.at(-1)).toBe(mondayOf(day));
      expect((weeks[0] ?? '') <= (months[0] ?? '')).toBe(true);
    });

    it('have months that are the sum of their days', () => {
      for (const { periods } of made) {
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

describe('markets', () => {
  const lastYear = (location: string) =>
    Array.from({ length: 12 }, (_, index) =>
      sum(
        all
          .filter((each) => each.location === location)
          .map(
            ({ periods }) =>
              periods.find(
                ({ timeType, period }) => timeType === 1 && period === `${addMonths(monthOf(today), index - 12)}-01`,
              )?.units ?? 0,
          ),
      ),
    );

  // The bounds of the monthly imports that market.json derives from published figures; Azerbaijan's newest are above them.
  it.each([
    ['georgia', 8_900, 18_600],
    ['azerbaijan', 7_500, 9_500],
  ])('of %s sell as many cars a month as it imports', (location, low, high) => {
    const months = lastYear(location);
    const average = sum(months) / 12;
    expect(average).toBeGreaterThan(low);
    expect(average).toBeLessThan(high);
    expect(Math.max(...months) / Math.min(...months)).toBeGreaterThan(1.15);
  });

  it('keep medians near the price bands of the facts', () => {
    const off = all.flatMap(({ model, periods }) =>
      periods.filter(({ price }) => price < model.typicalPriceUsd[0] || price > model.typicalPriceUsd[1]),
    );
    expect(off).toEqual([]);
  });

  it('offer about a month of sales', () => {
    for (const { periods } of all) {
      const months = periods.filter(({ timeType }) => timeType === 1).slice(-12);
      const cover = sum(months.map(({ offers }) => offers)) / sum(months.map(({ units }) => units));
      expect(cover).toBeGreaterThan(0.5);
      expect(cover).toBeLessThan(2);
    }
  });
});
