import { darken, lighten } from '../colour/mix';
import type { Paint } from '../types';
import type { Area, Print, Printed } from './area';
import { camouflage } from './patterns/camouflage';
import { hexGrid, lowPoly, twoTone } from './patterns/geometric';
import { bamboo, dunes, koi, snowMountain } from './patterns/nature';
import { carpet, sun } from './patterns/ornament';
import { carbonAccent, heritage, roundel } from './patterns/racing';
import { graffiti, halftone, splash } from './patterns/streetArt';

type Draw = (print: Print) => Printed;

/** Names of films first, groups after: the first match draws. Inks stand in where the paint brings none. */
const FILMS: readonly (readonly [name: RegExp, draw: Draw, inks: readonly string[]])[] = [
  [/low-poly/i, lowPoly, ['#4F8FE0', '#0C1B3A']],
  [/hex/i, hexGrid, ['#5F6772', '#F2F2F2']],
  [/two-tone/i, twoTone, ['#C8102E', '#111111']],
  [/bamboo/i, bamboo, ['#8FBF7F', '#E8EFD9']],
  [/koi/i, koi, ['#E2572B', '#F5F1E6']],
  [/mountain/i, snowMountain, ['#7A98B3', '#2B3A4A']],
  [/dune/i, dunes, ['#E9D2A6', '#7A4E2A']],
  [/graffiti/i, graffiti, ['#FF2E93', '#00E5FF', '#F9F871']],
  [/splash/i, splash, ['#FF6A00', '#1E90FF']],
  [/halftone/i, halftone, ['#E4002B', '#111111']],
  [/urban/i, camouflage('urban'), ['#33373B', '#C9CDD1']],
  [/woodland/i, camouflage('woodland'), ['#2B2F1E', '#8B7A4F']],
  [/arctic/i, camouflage('arctic'), ['#B3BEC7', '#6E7B85']],
  [/stripe/i, heritage, ['#F58025', '#FFFFFF']],
  [/roundel/i, roundel, ['#111111', '#C8102E']],
  [/carbon/i, carbonAccent, ['#3B3D40', '#C8102E']],
  [/sun|borjgali/i, sun, ['#D9A441', '#F3E9D2']],
  [/carpet/i, carpet, ['#1E3C5A', '#D8B26E']],
  [/nature/i, bamboo, []],
  [/geometric/i, lowPoly, []],
  [/street/i, graffiti, []],
  [/camo/i, camouflage('woodland'), []],
  [/racing/i, heritage, []],
  [/ornament/i, carpet, []],
];

/** The print of a film over its ground colour; null where the name is not one of ours. */
export function printOf(id: string, paint: Paint, area: Area): Printed | null {
  const film = FILMS.find(([name]) => name.test(paint.pattern ?? ''));
  if (!film) return null;
  const [, draw, known] = film;
  const given = paint.accentHexes ?? known;
  const first = given[0] ?? lighten(paint.hex, 0.45);
  const second = given[1] ?? darken(paint.hex, 0.5);
  return draw({ id, area, ground: paint.hex, inks: [first, second, given[2] ?? lighten(paint.hex, 0.8)] });
}
