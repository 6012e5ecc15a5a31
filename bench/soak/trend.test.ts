import { trendOf } from './trend';

/** Returns a number from -20 to 20, the same in every run. */
const createNoise = (index: number): number => ((index * 7919) % 41) - 20;
const series = (valueAt: (index: number) => number): number[] =>
  Array.from({ length: 20 }, (_, index) => valueAt(index));

describe('a series of figures', () => {
  it.each([
    ['stays the same', series((index) => 300 + createNoise(index))],
    ['falls', series((index) => 400 - 5 * index + createNoise(index))],
    ['is collected every fifth time', series((index) => 300 + 10 * (index % 5))],
    ['has one peak, at the end', series((index) => (index === 19 ? 900 : 300 + createNoise(index)))],
    ['rises by a few megabytes', series((index) => 300 + index / 2)],
    ['has one figure', [300]],
  ])('is flat if it %s', (_what, figures) => {
    expect(trendOf(figures, 10).verdict).toBe('flat');
  });

  it.each([
    ['rises by 5 MB each time', series((index) => 300 + 5 * index + createNoise(index))],
    ['rises between garbage collections', series((index) => 300 + 6 * index + 10 * (index % 5))],
  ])('grows if it %s', (_what, figures) => {
    expect(trendOf(figures, 10)).toMatchObject({ verdict: 'growing' });
  });
});

it('descriptors do not grow if they rise by a few in all', () => {
  expect(trendOf([30, 31, 30, 32, 33, 34, 34, 35], 8).verdict).toBe('flat');
});

it('descriptors grow if they rise by one with each measurement', () => {
  const { verdict, rise } = trendOf(
    series((index) => 30 + index),
    8,
  );
  expect([verdict, rise]).toEqual(['growing', 19]);
});
