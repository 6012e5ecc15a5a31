import { makeBody } from '../body/body';
import { num } from '../geometry/format';
import { tonesOf } from '../paint/tones';
import type { CarShape, Paint, Wheel } from '../types';
import { drawSide, sideScale } from '../views/side/side';
import { GROUND } from '../studio/studio';

/** A picture's parts: definitions and what is drawn. */
export interface Part {
  defs: string;
  body: string;
}

export function join(...parts: readonly Part[]): Part {
  return { defs: parts.map((p) => p.defs).join(''), body: parts.map((p) => p.body).join('') };
}

const WHEEL: Wheel = { name: 'Turbine aero', spokes: 9, hex: '#2A2D31', finish: 'two-tone' };
const CLASSIC: Wheel = { name: 'Ten-spoke sport', spokes: 10, hex: '#4A4E54', finish: 'gunmetal' };

/** Made-up cars for the scenes: no series of the catalogue stars in an advertisement. */
export const CAST: Readonly<Record<'coupe' | 'limousine' | 'offroad' | 'family' | 'city' | 'van', CarShape>> = {
  coupe: {
    bodyType: 'suv',
    archetype: 'coupeSuv',
    segment: 'large',
    energy: 'electric',
    lengthMm: 4900,
    widthMm: 1960,
    heightMm: 1600,
    wheelbaseMm: 2980,
    seed: 'Ararat 5',
  },
  limousine: {
    bodyType: 'sedan',
    archetype: 'fastback',
    segment: 'large',
    energy: 'electric',
    lengthMm: 4960,
    widthMm: 1920,
    heightMm: 1450,
    wheelbaseMm: 2990,
    seed: 'Mtkvari',
  },
  offroad: {
    bodyType: 'suv',
    archetype: 'offroader',
    segment: 'compact',
    energy: 'petrol',
    lengthMm: 4760,
    widthMm: 1930,
    heightMm: 1900,
    wheelbaseMm: 2750,
    seed: 'Tusheti',
  },
  family: {
    bodyType: 'suv',
    archetype: 'crossover',
    segment: 'midsize',
    energy: 'hybrid',
    lengthMm: 4760,
    widthMm: 1900,
    heightMm: 1690,
    wheelbaseMm: 2820,
    seed: 'Kazbegi',
  },
  city: {
    bodyType: 'sedan',
    archetype: 'hatchback',
    segment: 'small',
    energy: 'electric',
    lengthMm: 4100,
    widthMm: 1770,
    heightMm: 1570,
    wheelbaseMm: 2680,
    seed: 'Batumi',
  },
  van: {
    bodyType: 'mpv',
    archetype: 'van',
    segment: 'large',
    energy: 'phev',
    lengthMm: 5200,
    widthMm: 1960,
    heightMm: 1850,
    wheelbaseMm: 3110,
    seed: 'Rioni',
  },
};

export function gloss(hex: string): Paint {
  return { hex, finish: 'gloss' };
}

/** Sets a car into a scene: `x` its middle, `ground` the line it stands on, `length` its length in pixels. */
export function placeCar(
  id: string,
  shape: CarShape,
  paint: Paint,
  x: number,
  ground: number,
  length: number,
  facing: 'left' | 'right' = 'left',
): Part {
  const body = makeBody(shape);
  const car = drawSide(id, body, paint, tonesOf(paint), shape.energy === 'electric' ? WHEEL : CLASSIC);
  const k = length / (shape.lengthMm * sideScale(shape.lengthMm));
  const flip = facing === 'right' ? `${(-k).toFixed(4)} ${k.toFixed(4)}` : k.toFixed(4);
  return {
    defs: car.defs,
    body: `<g transform="translate(${num(x)} ${num(ground)}) scale(${flip}) translate(-600 -${GROUND})">${car.body}</g>`,
  };
}
