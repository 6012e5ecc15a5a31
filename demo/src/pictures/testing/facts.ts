import { archetypes, type BodyType, type CarShape, type Energy, type Finish, type Paint, type Wheel } from '../types';
import catalogue from './catalogue.json';
import series from './series.json';

/** The real series and colours the pictures have to serve, for tests and the contact sheet. */

const BODIES: readonly BodyType[] = ['sedan', 'suv', 'mpv'];
const ENERGIES: readonly Energy[] = ['electric', 'petrol', 'phev', 'erev', 'hybrid'];
const FINISHES: readonly Finish[] = [
  'gloss',
  'matte',
  'satin',
  'metallic',
  'chrome',
  'colour-shift',
  'printed',
  'clear',
  'tinted',
];

function oneOf<T extends string>(list: readonly T[], value: unknown): T {
  const found = list.find((item) => item === value);
  if (found === undefined) throw new Error(`unknown value in the facts: ${String(value)}`);
  return found;
}

export interface NamedShape extends CarShape {
  brand: string;
}

export const SHAPES: readonly NamedShape[] = series.map(
  ([brand, name, body, archetype, segment, energy, length, width, height, wheelbase]) => ({
    brand: String(brand),
    seed: String(name),
    bodyType: oneOf(BODIES, body),
    archetype: oneOf(archetypes, archetype),
    segment: String(segment),
    energy: oneOf(ENERGIES, energy),
    lengthMm: Number(length),
    widthMm: Number(width),
    heightMm: Number(height),
    wheelbaseMm: Number(wheelbase),
  }),
);

export const PAINTS: readonly (Paint & { pattern: string })[] = catalogue.paints.map(({ name, finish, ...rest }) => ({
  ...rest,
  pattern: name,
  finish: oneOf(FINISHES, finish),
}));

export const WHEELS: readonly Wheel[] = catalogue.wheels;
