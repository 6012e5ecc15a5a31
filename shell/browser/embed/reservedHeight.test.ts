import { reservedHeightOf } from './reservedHeight';

const heights = {
  height: [600, 500, 900],
  by: { chart: { long: [1200, 1000, 1100] } },
} as const;

const nothing = (): null => null;

it.each([
  [200, 600],
  [360, 600],
  [540, 550],
  [720, 500],
  [960, 700],
  [1200, 900],
  [2000, 900],
])('interpolates the reserved height between declared widths: %d pixels [EMB-4]', (width, height) => {
  expect(reservedHeightOf(heights, nothing, width)).toBe(height);
});

it('reserves the height of an attribute value', () => {
  const long = (name: string): string | null => (name === 'chart' ? 'long' : null);
  expect(reservedHeightOf(heights, long, 360)).toBe(1200);
});

it('reserves the height of Georgian, unless an attribute value has its own', () => {
  const heightsByBoth = { ...heights, by: { ...heights.by, lang: { ge: [700, 600, 650] } } } as const;
  expect(reservedHeightOf(heightsByBoth, (name) => (name === 'lang' ? 'ge' : null), 360)).toBe(700);
  expect(reservedHeightOf(heightsByBoth, (name) => ({ lang: 'ge', chart: 'long' })[name], 360)).toBe(1200);
});

it('reserves no height for an unknown widget', () => {
  expect(reservedHeightOf(undefined, nothing, 360)).toBe(0);
});
