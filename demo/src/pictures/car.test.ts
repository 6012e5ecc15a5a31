import { drawCar } from './index';
import { PAINTS, SHAPES, WHEELS } from './testing/facts';
import { faultOf } from './testing/wellFormed';
import type { CarShape, CarView, Paint, Wheel } from './types';

const VIEWS: readonly CarView[] = ['side', 'front', 'back', 'interior', 'wheel', 'lamp', 'tail', 'dashboard'];
const RED: Paint = { hex: '#C8102E', finish: 'gloss' };
const WHEEL: Wheel = { name: 'Five-spoke classic', spokes: 5, hex: '#C3C7CB', finish: 'silver' };
const SEDAN: CarShape = {
  bodyType: 'sedan',
  archetype: 'fastback',
  segment: 'midsize',
  energy: 'electric',
  lengthMm: 4800,
  widthMm: 1875,
  heightMm: 1460,
  wheelbaseMm: 2920,
  seed: 'Seal EV',
};

/** Middle of both wheels in the side view, in pixels. */
function wheelsOf(svg: string): { front: number; gap: number } {
  const put = /<g id="[^"]+z" transform="translate\(([\d.]+) [\d.]+\) scale\([\d.]+\)">/.exec(svg);
  const gap = /<use href="#[^"]+z" transform="translate\(([\d.]+) 0\)"\/>/.exec(svg);
  return { front: Number(put?.[1]), gap: Number(gap?.[1]) };
}

describe('drawCar', () => {
  it.each(VIEWS)('draws every series well formed: %s', (view) => {
    SHAPES.forEach((shape, i) => {
      const paint = PAINTS[i % PAINTS.length] ?? RED;
      const wheel = WHEELS[i % WHEELS.length] ?? WHEEL;
      expect([shape.seed, faultOf(drawCar(shape, paint, wheel, view))]).toEqual([shape.seed, null]);
    });
  });

  it.each(['side', 'front', 'back'] as const)(
    'takes every paint of the catalogue, each looks different: %s',
    (view) => {
      const drawn = PAINTS.map((paint) => drawCar(SEDAN, paint, WHEEL, view));
      drawn.forEach((svg) => expect(faultOf(svg)).toBeNull());
      const withoutIds = drawn.map((svg) => svg.replaceAll(/p[0-9a-z]{5}(?=[A-Za-z0-9]*[")])/g, ''));
      expect(new Set(withoutIds).size).toBe(PAINTS.length);
    },
  );

  it('gives the same text for the same car, and other ids for another', () => {
    const once = drawCar(SEDAN, RED, WHEEL, 'side');
    expect(drawCar({ ...SEDAN }, { ...RED }, { ...WHEEL }, 'side')).toBe(once);
    const ids = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
    const other = new Set(ids(drawCar(SEDAN, { ...RED, hex: '#0084B4' }, WHEEL, 'side')));
    expect(ids(once).filter((id) => other.has(id))).toEqual([]);
  });

  it('keeps the real wheelbase to length and sets the wheels inside the body', () => {
    for (const shape of SHAPES) {
      const { front, gap } = wheelsOf(drawCar(shape, RED, WHEEL, 'side'));
      const pixelsPerMm = gap / shape.wheelbaseMm;
      const nose = 600 - (shape.lengthMm / 2) * pixelsPerMm;
      expect(front).toBeGreaterThan(nose);
      expect(front + gap).toBeLessThan(1200 - nose);
      expect(nose).toBeGreaterThan(20);
    }
  });

  it('draws a longer car longer', () => {
    const mini = SHAPES.find((s) => s.seed === 'Hongguang MINIEV') ?? SEDAN;
    const limousine = SHAPES.find((s) => s.seed === 'E-Class L') ?? SEDAN;
    const pixels = (shape: CarShape): number =>
      (wheelsOf(drawCar(shape, RED, WHEEL, 'side')).gap / shape.wheelbaseMm) * shape.lengthMm;
    expect(pixels(limousine)).toBeGreaterThan(pixels(mini) * 1.2);
  });

  it('clips paint and pattern to the bodywork', () => {
    for (const paint of PAINTS.filter((p) => p.finish === 'printed')) {
      const svg = drawCar(SEDAN, paint, WHEEL, 'side', { background: 'none' });
      const start = svg.indexOf('<g clip-path=');
      const clip = /clip-path="url\(#([^)]+)\)"/.exec(svg.slice(start))?.[1] ?? '';
      expect(svg).toContain(`<clipPath id="${clip}">`);
      expect(svg.indexOf(`fill="${paint.hex}"`, svg.indexOf('</defs>'))).toBeGreaterThan(start);
    }
  });

  it('tells two series of one size apart', () => {
    const seeds = ['Qin L DM-i', 'Seal 06 DM-i', 'Destroyer 05', 'Qin PLUS DM-i', 'Passat', 'Camry'];
    const drawn = seeds.map((seed) =>
      drawCar({ ...SEDAN, seed }, RED, WHEEL, 'side').replaceAll(/p[0-9a-z]{5}(?=[A-Za-z0-9]*["#)])/g, ''),
    );
    expect(new Set(drawn).size).toBe(seeds.length);
  });

  it('leaves the ground out when asked', () => {
    const free = drawCar(SEDAN, RED, WHEEL, 'front', { background: 'none' });
    expect(free.length).toBeLessThan(drawCar(SEDAN, RED, WHEEL, 'front').length);
    expect(faultOf(free)).toBeNull();
  });

  it('stays light enough for a list', () => {
    for (const shape of SHAPES) expect(drawCar(shape, RED, WHEEL, 'side').length).toBeLessThan(21_000);
  });
});
