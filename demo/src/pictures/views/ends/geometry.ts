import type { Body } from '../../body/body';
import { curve, knot, type Knot } from '../../geometry/curve';
import type { Frame } from '../../geometry/frame';

/** Half a car seen from its end, millimetres from the centre line. */
export interface End {
  half: number;
  /** Half widths of roof, glass foot and shoulder. */
  roof: number;
  foot: number;
  roofY: number;
  beltY: number;
  shoulderY: number;
  /** Underside of the bumper. */
  lowY: number;
  outline: readonly Knot[];
}

const ROOF: Readonly<Record<Body['archetype'], number>> = {
  notchback: 0.6,
  fastback: 0.58,
  wagon: 0.6,
  hatchback: 0.63,
  micro: 0.72,
  crossover: 0.65,
  coupeSuv: 0.6,
  fullSuv: 0.68,
  offroader: 0.8,
  monospace: 0.69,
  van: 0.74,
  bullet: 0.66,
};

export function makeEnd(body: Body, back: boolean): End {
  const { height, recipe, sill } = body;
  const half = body.width / 2;
  const boxy = body.archetype === 'offroader';
  const roof = half * ROOF[body.archetype];
  const beltY = (back ? Math.max(recipe.belt[1], recipe.rearGlass[1] - 0.02) : recipe.belt[0] - 0.005) * height;
  const foot = half * (boxy ? 0.9 : 0.87);
  const shoulderY = beltY - height * 0.05;
  const roofY = height * (boxy ? 0.955 : 0.925);
  const lowY = sill + 10;
  const outline = [
    knot(0, height, 0, 0, 0.4, 0.4),
    knot(roof * 0.84, height - (height - roofY) * (boxy ? 0.32 : 0.42), boxy ? -7 : -13, boxy ? -9 : -17, 0.3, 0.5),
    knot(roof, roofY, boxy ? -66 : -52, boxy ? -76 : -56, 0.5, 0.22),
    knot(foot, beltY, -64, -50, 0.3, 0.3),
    knot(half * (boxy ? 0.965 : 0.955), shoulderY - height * 0.02, -40, -62, 0.3, 0.3),
    knot(half, height * 0.46, -84, -92, 0.4, 0.4),
    knot(half * 0.985, height * 0.27, -96, -100, 0.4, 0.4),
    knot(half * 0.93, lowY, -118, 180),
  ];
  return { half, roof, foot, roofY, beltY, shoulderY, lowY, outline };
}

/** The half outline and its mirror image as one closed path. */
export function endPath(end: End, f: Frame): string {
  const left = end.outline.toReversed().map((k) => knot(-k.x, k.y, -k.leave, -k.enter, k.pullOut, k.pullIn));
  return `${curve(end.outline, f)}L${f.at(-end.half * 0.93, end.lowY)}${curve(left, f, '')}Z`;
}

/** Draws the right half twice. */
export function mirrored(id: string, right: string): string {
  return `<g id="${id}">${right}</g><use href="#${id}" transform="matrix(-1 0 0 1 1200 0)"/>`;
}
