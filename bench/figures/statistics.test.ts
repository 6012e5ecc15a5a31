import { estimate, median, ratio, type Pair } from './statistics';

const around = (first: number, second: number, noise: readonly number[]): Pair[] =>
  noise.map((more) => [first + more, second + more]);

describe('median', () => {
  it('is the middle value, or between the two in the middle', () => {
    expect([median([9, 1, 5]), median([1, 2, 4, 100]), median([])]).toEqual([5, 3, 0]);
  });
});

describe('ratio', () => {
  const noise = [-8, -3, 0, 1, 2, 5, 12];

  it('is the ratio of the medians, within its bounds [PERF-6]', () => {
    const { value, low, high } = ratio([around(110, 100, noise)]);
    expect(value).toBeCloseTo(111 / 101);
    expect(low).toBeLessThanOrEqual(value);
    expect(high).toBeGreaterThanOrEqual(value);
    // Both sides of a round have the same noise, so the ratio does not.
    expect(high - low).toBeLessThan(0.03);
  });

  it('has wider bounds if rounds differ more', () => {
    const calm = ratio([[...noise, ...noise].map((more): Pair => [100 + more, 100])]);
    const wild = ratio([[...noise, ...noise].map((more): Pair => [100 + 5 * more, 100])]);
    expect(wild.high - wild.low).toBeGreaterThan(2 * (calm.high - calm.low));
  });

  it('has the same bounds each time', () => {
    expect(ratio([around(110, 100, noise)])).toEqual(ratio([around(110, 100, noise)]));
  });

  it('adds up several pages', () => {
    const pages: Pair[][] = [[[300, 100]], [[100, 300]]];
    expect(ratio(pages).value).toBe(1);
  });

  it('to 1 is the median of the values', () => {
    expect(estimate([7, 7, 7])).toEqual({ value: 7, low: 7, high: 7 });
    const { value, low, high } = estimate([10, 12, 20, 30, 60]);
    expect([value, low >= 10, low < 20, high > 20, high <= 60]).toEqual([20, true, true, true, true]);
  });

  it.each([
    [0, 1],
    [5, Infinity],
  ])('of %d to 0 is %d', (dividend, expected) => {
    expect(ratio([[[dividend, 0]]]).value).toBe(expected);
  });
});
