/** @jest-environment node */
import { axisStart, axisTicks, namedPeriods, shareOf, ticksOf } from './scale';
import type { ChartSeries } from './types';

const line = { id: '', name: '', unit: '', kind: 'line', tone: 'second' } as const;

describe('scales', () => {
  it.each([
    [
      [2389, 2448, 2278],
      [2250, 2300, 2350, 2400, 2450],
    ],
    [
      [12_040, 11_150],
      [11_100, 11_400, 11_700, 12_000, 12_300],
    ],
    [
      [7, 7, 7],
      [7, 8, 9, 10, 11],
    ],
  ])('gives lines %j round ticks around them', (values, ticks) => {
    expect(ticksOf(values, false)).toEqual(ticks);
  });

  it('starts at zero for bars', () => {
    expect(ticksOf([207, 368], true)).toEqual([0, 100, 200, 300, 400]);
  });

  it.each([[[0.3, 0.1]], [[999, 1001]], [[5, null, 1_234_567]], [[0]], [[-4, 9]], [[1e-7, 3e-7]]])(
    'holds every value of %j',
    (values) => {
      for (const fromZero of [true, false]) {
        const ticks = ticksOf(values, fromZero) ?? [];
        const shares = values.filter((value) => value !== null).map((value) => shareOf(value, ticks));
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...shares)).toBeLessThanOrEqual(1);
      }
    },
  );

  it.each([
    [
      [3, 8, 5],
      [9, 7, 5, 3],
    ],
    [
      [1, 1],
      [5, 4, 3, 2, 1],
    ],
    [
      [12, 14, 13],
      [16, 15, 14, 13, 12],
    ],
    [
      [1, 138],
      [141, 106, 71, 36, 1],
    ],
  ])('has the best of the ranks %j on top, and whole ranks alone', (values, ticks) => {
    const ranks = axisTicks([{ ...line, isRank: true, values, format: String }]);
    expect(ranks).toEqual(ticks);
    expect(shareOf(Math.min(...values), ticks)).toBe(1);
    expect(shareOf(Math.max(...values), ticks)).toBeGreaterThanOrEqual(0);
  });

  it('says where a scale of prices starts [SAL-9]', () => {
    const prices: ChartSeries = { ...line, values: [12_040, 11_150], format: (value) => `$${value}` };
    expect(axisTicks([prices])?.[0]).toBe(0);
    expect(axisStart([prices])).toBeUndefined();
    const zoomed = [{ ...prices, startsAtZero: false }];
    expect(axisTicks(zoomed)?.[0]).toBe(11_100);
    expect(axisStart(zoomed)).toBe('$11100');
    expect(axisStart([{ ...prices, isRank: true }])).toBeUndefined();
  });

  it('has no ticks without a value', () => {
    expect(ticksOf([null, null], false)).toBeUndefined();
  });

  it('names few periods evenly, always with the newest', () => {
    expect(namedPeriods(26, 7)).toEqual([1, 5, 9, 13, 17, 21, 25]);
    expect(namedPeriods(2, 7)).toEqual([0, 1]);
    expect(namedPeriods(0, 7)).toEqual([]);
  });
});
