import { SHAPES } from '../testing/facts';
import { makeBody } from './body';

it('gives the series of a brand one face, and most brands another one', () => {
  const faces = new Map<string, Set<string>>();
  for (const shape of SHAPES) {
    const { traits, archetype } = makeBody(shape);
    if (archetype === 'offroader' || archetype === 'micro') continue;
    const face = `${traits.lamp} ${traits.light} ${traits.visor} ${traits.bumper}`;
    faces.set(shape.brand, (faces.get(shape.brand) ?? new Set()).add(face));
  }
  for (const [brand, found] of faces) expect([brand, found.size]).toEqual([brand, 1]);
  const different = new Set([...faces.values()].flatMap((found) => [...found]));
  expect(different.size).toBeGreaterThan(faces.size * 0.8);
});

it('a car without a brand has a face of its own', () => {
  const [shape] = SHAPES;
  if (!shape) throw new Error('no facts');
  const { brand: _brand, ...alone } = shape;
  expect(() => makeBody(alone)).not.toThrow();
  expect(makeBody(alone).traits).toEqual(makeBody({ ...alone, brand: alone.seed }).traits);
});
