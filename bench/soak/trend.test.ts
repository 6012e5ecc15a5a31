import { trendOf } from './trend';

/** Up to 20 more or less, the same in every run. */
const noise = (index: number): number => ((index * 7919) % 41) - 20;
const series = (valueAt: (index: number) => number): number[] =>
  Array.from({ length: 20 }, (_, index) => valueAt(index));

describe('a series of figures', () => {
  it.each([
    ['stands still', series((index) => 300 + noise(index))],
    ['falls', series((index) => 400 - 5 * index + noise(index))],
    ['is collected now and then', series((index) => 300 + 10 * (index % 5))],
    ['has one peak, at the end', series((index) => (index === 19 ? 900 : 300 + noise(index)))],
    ['takes a few megabytes more', series((index) => 300 + index / 2)],
    ['has one figure', [300]],
  ])('is flat if it %s', (_what, figures) => {
    expect(trendOf(figures, 10).verdict).toBe('flat');
  });

  it.each([
    ['takes 5 MB more each time', series((index) => 300 + 5 * index + noise(index))],
    ['leaks beneath its collections', series((index) => 300 + 6 * index + 10 * (index % 5))],
  ])('grows if it %s', (_what, figures) => {
    expect(trendOf(figures, 10)).toMatchObject({ verdict: 'growing' });
  });
});

it('a few more descriptors are flat, one more with each look grows', () => {
  expect(trendOf([30, 31, 30, 32, 33, 34, 34, 35], 8).verdict).toBe('flat');
  const { verdict, rise } = trendOf(
    series((index) => 30 + index),
    8,
  );
  expect([verdict, rise]).toEqual(['growing', 19]);
});
