import type { ReservedHeights } from '../../universal/manifest/partnerManifest';
import { reservedHeightOf } from './reservedHeight';

const heights = {
  height: [600, 500, 900],
  by: { chart: { long: [1200, 1000, 1100] } },
} as const;

const reserve = (values: Readonly<Record<string, string>>, width = 360, reserved: ReservedHeights = heights): number =>
  reservedHeightOf({ top: reserved }, (name) => ({ name: 'top', ...values })[name], width);

it.each([
  [200, 600],
  [360, 600],
  [540, 550],
  [720, 500],
  [960, 700],
  [1200, 900],
  [2000, 900],
])('interpolates the reserved height between declared widths: %d pixels [EMB-4]', (width, height) => {
  expect(reserve({}, width)).toBe(height);
});

it('reserves the height of an attribute value', () => {
  expect(reserve({ chart: 'long' })).toBe(1200);
});

it('reserves the height of Georgian, unless an attribute value has its own', () => {
  const heightsByBoth = { ...heights, by: { ...heights.by, lang: { ge: [700, 600, 650] } } } as const;
  expect(reserve({ lang: 'ge' }, 360, heightsByBoth)).toBe(700);
  expect(reserve({ lang: 'ka' }, 360, heightsByBoth)).toBe(700);
  expect(reserve({ lang: 'ge', chart: 'long' }, 360, heightsByBoth)).toBe(1200);
});

it.each(['bottom', 'constructor', '__proto__'])('reserves no height for the unknown widget %s', (name) => {
  expect(reserve({ name })).toBe(0);
});

it('reserves the general height for an attribute value that all objects have', () => {
  expect(reserve({ chart: 'constructor' })).toBe(600);
});
