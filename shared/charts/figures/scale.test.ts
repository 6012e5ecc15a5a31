/** @jest-environment node */
import { axisStart, axisTicks, namedPeriods, shareOf, ticksOf } from './scale';
import type { ChartSeries } from './types';

const periods = (count: number) => Array.from({ length: count }, () => ({}));
const line = { id: '', name: '', unit: '', kind: 'line', tone: 'second' } as const;

describe('scales', () => {
  it.each([
    { values: [2389, 2448, 2278], ticks: [2250, 2300, 2350, 2400, 2450] },
    { values: [12_040, 11_150], ticks: [11_100, 11_400, 11_700, 12_000, 12_300] },
    { values: [7, 7, 7], ticks: [7, 8, 9, 10, 11] },
  ])('puts round ticks around the lines $values', ({ values, ticks }) => {
    expect(ticksOf(values, false)).toEqual(ticks);
  });

  it('starts at zero for bars', () => {
    expect(ticksOf([207, 368], true)).toEqual([0, 100, 200, 300, 400]);
  });

  it.each([
    { values: [1, 0], ticks: [0, 1, 2, 3, 4] },
    { values: [3, 2], ticks: [0, 1, 2, 3, 4] },
    { values: [6, 1], ticks: [0, 2, 4, 6, 8] },
    { values: [60, 9], ticks: [0, 15, 30, 45, 60] },
  ])('counts $values at whole ticks [SAL-9]', ({ values, ticks }) => {
    expect(ticksOf(values, true)).toEqual(ticks);
  });

  it.each([[[0.3, 0.1]], [[999, 1001]], [[5, null, 1_234_567]], [[0]], [[-4, 9]], [[1e-7, 3e-7]]])(
    'contains every value of %j',
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
    { values: [3, 8, 5], ticks: [9, 7, 5, 3] },
    { values: [1, 1], ticks: [5, 4, 3, 2, 1] },
    { values: [12, 14, 13], ticks: [16, 15, 14, 13, 12] },
    { values: [1, 138], ticks: [141, 106, 71, 36, 1] },
  ])('puts the best of the ranks $values on top, at whole numbers', ({ values, ticks }) => {
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
    expect(namedPeriods(periods(26), 7)).toEqual([1, 5, 9, 13, 17, 21, 25]);
    expect(namedPeriods(periods(2), 7)).toEqual([0, 1]);
    expect(namedPeriods([], 7)).toEqual([]);
  });

  it('names a first period that covers all earlier ones [SAL-9]', () => {
    const years = (count: number) => [{ coversEarlier: true }, ...periods(count - 1)];
    expect(namedPeriods(years(17), 7)).toEqual([0, 4, 7, 10, 13, 16]);
    expect(namedPeriods(years(17), 4)).toEqual([0, 6, 11, 16]);
    expect(namedPeriods(years(1), 7)).toEqual([0]);
  });
});
