import { trendOf } from './trend';

/** Up to 20 more or less, the same in every run. */
const noise = (at: number): number => ((at * 7919) % 41) - 20;
const series = (of: (at: number) => number): number[] => Array.from({ length: 20 }, (_, at) => of(at));

describe('a series of figures', () => {
  it.each([
    ['stands still', series((at) => 300 + noise(at))],
    ['falls', series((at) => 400 - 5 * at + noise(at))],
    ['is collected now and then', series((at) => 300 + 10 * (at % 5))],
    ['has one peak, at the end', series((at) => (at === 19 ? 900 : 300 + noise(at)))],
    ['takes a few megabytes more', series((at) => 300 + at / 2)],
    ['has one figure', [300]],
  ])('is flat if it %s', (_what, figures) => {
    expect(trendOf(figures, 10).verdict).toBe('flat');
  });

  it.each([
    ['takes 5 MB more each time', series((at) => 300 + 5 * at + noise(at))],
    ['leaks beneath its collections', series((at) => 300 + 6 * at + 10 * (at % 5))],
  ])('grows if it %s', (_what, figures) => {
    expect(trendOf(figures, 10)).toMatchObject({ verdict: 'growing' });
  });
});

it('a few more descriptors are flat, one more with each look grows', () => {
  expect(trendOf([30, 31, 30, 32, 33, 34, 34, 35], 8).verdict).toBe('flat');
  const { verdict, rise } = trendOf(
    series((at) => 30 + at),
    8,
  );
  expect([verdict, rise]).toEqual(['growing', 19]);
});
