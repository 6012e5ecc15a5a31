import { drawBrandMark, drawEnterpriseMark } from '../index';
import { faultOf } from '../testing/wellFormed';

const SLUGS = ['tbilisi-auto-import', 'silk-road-motors', 'caspian-cars', 'svaneti-4x4', 'a', '7', 'batumi-port'];

it('draws a sign for whoever asks, the same each time', () => {
  const drawn = SLUGS.map(drawEnterpriseMark);
  expect(drawn.map(faultOf)).toEqual(SLUGS.map(() => null));
  expect(SLUGS.map(drawEnterpriseMark)).toEqual(drawn);
});

it('tells two companies of the same initials apart, and a company from a brand', () => {
  const signs = ['silk-road-motors', 'samtredia-rail-market', 'sarpi-road-motors'].map(drawEnterpriseMark);
  expect(new Set(signs.map((svg) => svg.replaceAll(/p[0-9a-z]{5}(?=[A-Za-z0-9]*["#)])/g, ''))).size).toBe(3);
  expect(signs).not.toContain(drawBrandMark('silk-road-motors'));
});

it('lets no markup in', () => {
  expect(faultOf(drawEnterpriseMark('<b-"&'))).toBeNull();
});
