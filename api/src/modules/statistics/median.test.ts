import { array, assert, constantFrom, integer, property, record } from 'fast-check';
import { medianOf } from './median';

const barsOf = (units: readonly number[]) =>
  units.map((count, index) => ({ from: 100 + index * 100, step: 100, units: count }));

it.each([
  [[4], 150],
  [[2, 2], 200],
  [[1, 2, 1], 250],
  [[0, 3, 1], 266.67],
  [[1, 0, 1], 200],
])('finds the median of %j within its bar', (units, median) => {
  expect(medianOf(barsOf(units))).toBeCloseTo(median, 1);
});

it('returns undefined without cars', () => {
  expect([medianOf([]), medianOf(barsOf([0, 0]))]).toEqual([undefined, undefined]);
});

const bar = record({
  from: integer({ min: 0, max: 40 }).map((index) => index * 500),
  step: constantFrom(500, 1_000, 2_500, 5_000),
  units: integer({ min: 0, max: 300 }),
});

it('has half of the cars below the median of overlapping bars [SAL-9]', () => {
  assert(
    property(array(bar, { minLength: 1, maxLength: 30 }), (bars) => {
      const median = medianOf(bars);
      const all = bars.reduce((sum, { units }) => sum + units, 0);
      const unitsBelow = bars.reduce(
        (sum, { from, step, units }) => sum + units * Math.min(1, Math.max(0, ((median ?? 0) - from) / step)),
        0,
      );
      expect(unitsBelow).toBeCloseTo(all / 2, 3);
      expect(median === undefined).toBe(all === 0);
    }),
  );
});
