import {
  drawAccessory,
  drawAccessoryBanner,
  drawAccessoryScene,
  drawBanner,
  drawBrandMark,
  drawNews,
  drawWheel,
  type AccessoryKind,
  type NewsTopic,
} from '../index';
import { brandFacts } from '../../facts/facts';
import { initialsOf } from '../brands/initials';
import { WHEELS } from '../testing/facts';
import { faultOf } from '../testing/wellFormed';

const TOPICS: readonly NewsTopic[] = ['charging', 'port', 'factory', 'customs', 'market', 'test', 'battery', 'road'];
const KINDS: readonly AccessoryKind[] = [
  'charger',
  'floor-mats',
  'dashcam',
  'roof-box',
  'tyres',
  'ceramic-kit',
  'seat-covers',
  'tool-kit',
];

const withoutIds = (svg: string): string => svg.replaceAll(/p[0-9a-z]{5}(?=[A-Za-z0-9]*["#)])/g, '');

describe('pictures besides the cars', () => {
  it('draws every wheel style differently', () => {
    const bare = WHEELS.map((wheel) => withoutIds(drawWheel({ ...wheel, hex: '#888888', finish: 'silver' })));
    expect(new Set(bare).size).toBe(16);
    WHEELS.forEach((wheel) => expect(faultOf(drawWheel(wheel))).toBeNull());
  });

  it('gives every brand initials of its own', () => {
    const letters = brandFacts.map(({ name }) => initialsOf(name));
    expect(new Set(letters).size).toBe(brandFacts.length);
    letters.forEach((each) => expect(each).toMatch(/^\p{Lu}{2,3}$/u));
    brandFacts.forEach(({ name }) => expect(faultOf(drawBrandMark(name))).toBeNull());
  });

  it('draws the marks of all brands in one style', () => {
    const styles = brandFacts.map(({ name }) =>
      drawBrandMark(name)
        .replace(/<title>.*<\/title>/, '')
        .replace(/>\p{Lu}+<\/text>/u, '')
        .replaceAll(/ (?:font-size|y)="[\d.]+"/g, ''),
    );
    expect(new Set(styles).size).toBe(1);
  });

  it('takes a brand nobody listed, and escapes its name', () => {
    expect(faultOf(drawBrandMark('A & <b>"Motors"'))).toBeNull();
  });

  it('draws both banners in both sizes', () => {
    const drawn = ['mountain', 'port'].flatMap((kind) => [drawBanner(kind, 'desktop'), drawBanner(kind, 'mobile')]);
    drawn.forEach((svg) => expect(faultOf(svg)).toBeNull());
    expect(drawn[0]).toContain('viewBox="0 0 1600 560"');
    expect(drawBanner('harbour', 'desktop').length).toBe(drawn[2]?.length);
    expect(drawn[1]).toContain('viewBox="0 0 750 750"');
  });

  it('draws every topic of the news, varied by seed and the same for one seed', () => {
    for (const topic of TOPICS) {
      const drawn = ['a', 'b', 'c', 'd'].map((seed) => drawNews(seed, topic));
      drawn.forEach((svg) => expect([topic, faultOf(svg)]).toEqual([topic, null]));
      expect(drawNews('a', topic)).toBe(drawn[0]);
      expect(new Set(drawn).size).toBe(4);
    }
  });

  it('draws every accessory, and six scenes and a banner of each, no two alike', () => {
    for (const kind of KINDS) {
      const scenes = [1, 2, 3, 4, 5, 6].map((number) => drawAccessoryScene(kind, number));
      const banner = drawAccessoryBanner(kind);
      const all = [drawAccessory(kind), ...scenes, banner];
      expect([kind, all.map(faultOf)]).toEqual([kind, all.map(() => null)]);
      expect(new Set(all.map(withoutIds)).size).toBe(8);
      expect(scenes.every((svg) => svg.includes('viewBox="0 0 960 720"'))).toBe(true);
      expect(banner).toContain('viewBox="0 0 1600 500"');
      expect(drawAccessoryScene(kind, 3)).toBe(scenes[2]);
    }
  });
});
