import { catalogue, hotColours, selectionOf } from './catalogue';
import { nextPictures } from './neighbours';
import { picturesOf } from './pictures';

const itemsOf = (id: string) =>
  catalogue.filter((category) => category.id === id).flatMap(({ options }) => options.flatMap(({ items }) => items));
const all = catalogue.flatMap(({ id }) => itemsOf(id));
const kebab = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

describe('catalogue', () => {
  it('has four categories, 62 paints and 16 wheels, and at least two options each [COL-1]', () => {
    expect(catalogue.map(({ id }) => id)).toEqual(['colour-change', 'coloured-drawing', 'coating', 'wheel-hub']);
    const wheels = itemsOf('wheel-hub');
    expect([all.length - wheels.length, wheels.length]).toEqual([62, 16]);
    expect(Math.min(...catalogue.map(({ options }) => options.length))).toBeGreaterThanOrEqual(2);
  });

  it('names every item once, and its folder after its name', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(78);
    expect(all.map(({ folder }) => folder)).toEqual(all.map(({ name }) => kebab(name)));
  });

  it('shows a paint before, from the side and the back, a wheel from the side only [COL-2]', () => {
    for (const item of itemsOf('wheel-hub')) expect(Object.keys(picturesOf(item))).toEqual(['side']);
    for (const item of itemsOf('coating')) expect(Object.keys(picturesOf(item))).toEqual(['before', 'side', 'back']);
  });

  it('finds an item by its name, and else the first', () => {
    expect(selectionOf('Y-spoke').option.id).toBe('spoke');
    expect(selectionOf('No such colour').item).toBe(catalogue[0]?.options[0]?.items[0]);
  });

  it('knows every hot colour', () => {
    expect(new Set(hotColours.map(({ item }) => item.name)).size).toBe(8);
  });

  it('foresees the neighbours and the other views, but not what is shown', () => {
    const pictures = nextPictures(selectionOf('Matte Gunmetal'), 'back');
    expect(pictures.map((src) => src.replace('/media/cars/xiaomi-su7/', ''))).toEqual([
      'matte-khaki/back.svg',
      'matte-black/back.svg',
      'matte-gunmetal/front.svg',
      'matte-gunmetal/side.svg',
    ]);
  });
});
