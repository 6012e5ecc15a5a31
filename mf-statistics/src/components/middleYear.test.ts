import { array, assert, integer, property } from 'fast-check';
import { middleYear } from './middleYear';

const bars = array(integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 18 }).map((units) =>
  units.map((value, index) => ({
    name: index === 0 ? '2009 and earlier' : String(2009 + index),
    value,
    value2: 0,
  })),
);

it('finds the newest year with at least half of the cars [SAL-9]', () => {
  assert(
    property(bars, (years) => {
      const middle = middleYear(years);
      const sum = (list: typeof years) => list.reduce((total, { value }) => total + value, 0);
      const newer = years.filter(({ name }) => Number(name) >= Number(middle?.year ?? Number.NaN));
      const share = middle?.share ?? 0;
      expect(share * sum(years)).toBeCloseTo(sum(newer), 6);
      // The next year is newer than the median car.
      expect(sum(newer.slice(1)) * 2).toBeLessThanOrEqual(sum(years));
      expect(middle === undefined || share >= 0.5).toBe(true);
      expect(middle?.isNewest).toBe(middle && sum(newer.slice(1)) === 0);
    }),
  );
});
