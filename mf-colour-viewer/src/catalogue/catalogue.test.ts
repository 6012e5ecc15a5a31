/** @jest-environment node */
import en from '../locales/en.json';
import ge from '../locales/ge.json';
import { catalogue, hotColours, selectionOf } from './catalogue';
import { nextPictures } from './neighbours';
import { picturesOf, type View } from './pictures';

const itemsOf = (id: string) =>
  catalogue.filter((category) => category.id === id).flatMap(({ options }) => options.flatMap(({ items }) => items));
const all = catalogue.flatMap(({ id }) => itemsOf(id));
const toKebab = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

describe('catalogue', () => {
  it('has four categories with 62 paints and 16 wheels [COL-1]', () => {
    expect(catalogue.map(({ id }) => id)).toEqual(['colour-change', 'coloured-drawing', 'coating', 'wheel-hub']);
    const wheels = itemsOf('wheel-hub');
    expect([all.length - wheels.length, wheels.length]).toEqual([62, 16]);
    expect(Math.min(...catalogue.map(({ options }) => options.length))).toBeGreaterThanOrEqual(2);
  });

  it('names every item once and derives its folder from its name', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(78);
    expect(all.map(({ folder }) => folder)).toEqual(all.map(({ name }) => toKebab(name)));
  });

  it('has three views of a paint and one of a wheel [COL-2]', () => {
    for (const item of itemsOf('wheel-hub')) expect(Object.keys(picturesOf(item))).toEqual(['side']);
    for (const item of itemsOf('coating')) expect(Object.keys(picturesOf(item))).toEqual(['before', 'side', 'back']);
  });

  it('has a unique name for every item in both languages', () => {
    expect(en.name).toEqual(Object.fromEntries(all.map(({ folder, name }) => [folder, name])));
    expect(Object.keys(ge.name)).toEqual(Object.keys(en.name));
    expect(new Set(Object.values(ge.name)).size).toBe(78);
  });

  it('finds an item by its name, or the first item', () => {
    expect(selectionOf('Y-spoke').option.id).toBe('spoke');
    expect(selectionOf('No such colour').item).toBe(catalogue[0]?.options[0]?.items[0]);
  });

  it('contains every hot colour', () => {
    expect(new Set(hotColours.map(({ item }) => item.name)).size).toBe(8);
  });

  const preloadedFor = (name: string, view: View) =>
    nextPictures(selectionOf(name), view).map((src) => src.replace('/media/cars/xiaomi-su7/', ''));

  it('preloads neighbours and other views first, then samples, but not the shown picture', () => {
    expect(preloadedFor('Matte Gunmetal', 'back').slice(0, 8)).toEqual([
      'matte-khaki/back.svg',
      'matte-black/back.svg',
      'matte-gunmetal/front.svg',
      'matte-gunmetal/side.svg',
      'matte-khaki/front.svg',
      'matte-khaki/side.svg',
      'matte-black/front.svg',
      'matte-black/side.svg',
    ]);
    expect(preloadedFor('Matte Gunmetal', 'back')).not.toContain('matte-gunmetal/back.svg');
  });

  it('preloads the gallery and all wheels of the menus', () => {
    for (const { item } of hotColours) expect(preloadedFor('Matte Khaki', 'side')).toContain(`${item.folder}/side.svg`);
    const wheels = itemsOf('wheel-hub').map(({ folder }) => `racing-green/side.svg?wheel=${folder}`);
    expect(preloadedFor('Y-spoke', 'side')).toEqual(
      expect.arrayContaining(wheels.filter((src) => !src.endsWith('=y-spoke'))),
    );
    expect(preloadedFor('Matte Khaki', 'side').filter((src) => src.includes('wheel'))).toEqual([]);
  });
});
