import { addDays, addMonths } from '@caravan/shared/terms';
import { salePointsOf, weekPointsOf } from './trends';

const periods = {
  1: Array.from({ length: 36 }, (_, index) => `${addMonths('2023-11', index)}-01`),
  2: Array.from({ length: 78 }, (_, index) => addDays('2025-05-05', 7 * index)),
} as const;

/** Sales of every period except one. The units are the period's number. */
const salesWithout = (type: 1 | 2, missing?: string) =>
  periods[type].flatMap((period, units) => (period === missing ? [] : [{ period, units, priceUsd: null, offers: 0 }]));

const unitsOf = (points: ReturnType<typeof salePointsOf>, period: string) => {
  const point = points.find(({ name }) => period.startsWith(name));
  return point && [point.value, point.value2];
};

describe.each([
  { type: 1, missing: '2025-06-01', yearAfter: '2026-06-01', shown: 24, inYear: 12 },
  { type: 2, missing: '2025-09-01', yearAfter: '2026-08-31', shown: 26, inYear: 52 },
] as const)('a trend of type $type without the figures of $missing', ({ type, missing, yearAfter, shown, inYear }) => {
  const points = salePointsOf(salesWithout(type, missing), type, 1);

  it('compares each period with the same one a year before [SAL-9]', () => {
    const [firstShown, last] = [periods[type].at(-shown) ?? '', periods[type].at(-1) ?? ''];
    for (const period of [firstShown, last]) {
      const units = periods[type].indexOf(period);
      expect(unitsOf(points, period)).toEqual([units, units - inYear]);
    }
    expect(unitsOf(points, yearAfter)).toEqual([periods[type].indexOf(yearAfter), null]);
  });

  it('shows no older period instead of a missing one', () => {
    const complete = salePointsOf(salesWithout(type), type, 1);
    expect(complete).toHaveLength(shown);
    const names = complete.map(({ name }) => name).filter((name) => !missing.startsWith(name));
    expect(points.map(({ name }) => name)).toEqual(names);
    expect(weekPointsOf(salesWithout(type, missing), type, 1).map(({ name }) => name)).toEqual(names);
  });
});

it('has no points without sales', () => {
  expect(salePointsOf([], 1, 1)).toEqual([]);
});
