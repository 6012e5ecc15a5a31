import type { Body } from '../../body/body';
import { curve, knot, lines } from '../../geometry/curve';
import { num } from '../../geometry/format';
import type { Frame, Point } from '../../geometry/frame';
import type { Tones } from '../../paint/tones';
import { mirrored, type End } from './geometry';

function both(points: readonly Point[]): Point[] {
  return [...points, ...points.toReversed().map(([x, y]) => [-x, y] as const)];
}

/** Upper grille by design; electric cars have a closed nose with a fine line. */
export function grille(id: string, body: Body, end: End, f: Frame, t: Tones, edgeY: number): string {
  const { height, traits } = body;
  const o = end.half;
  const top = edgeY - height * 0.02;
  // A light bar runs where the badge would sit.
  const badgeY = top - height * (traits.lamp === 'bar' ? 0.05 : 0.012);
  const badge = `<rect x="${num(f.x(-58))}" y="${num(f.y(badgeY))}" width="${f.len(116)}" height="${f.len(40)}" rx="${f.len(20)}" fill="#16181b"/><path d="M${f.at(-36, badgeY - 20)}L${f.at(36, badgeY - 20)}" stroke="#e3e6e8" stroke-width="3" stroke-linecap="round"/>`;
  if (traits.grille === 'closed') {
    return `${visor(body, end, f, top)}<path d="${curve([knot(-o * 0.42, top - height * 0.055, -8), knot(0, top - height * 0.064, 0), knot(o * 0.42, top - height * 0.055, 8)], f)}" fill="none" stroke="${t.dark}" stroke-width="2" opacity=".4"/>${badge}`;
  }
  const frames: Readonly<Record<Exclude<Body['traits']['grille'], 'closed'>, readonly Point[]>> = {
    hexagon: both([
      [o * 0.3, top],
      [o * 0.46, top - height * 0.1],
      [o * 0.34, top - height * 0.2],
    ]),
    waterfall: both([
      [o * 0.36, top],
      [o * 0.4, top - height * 0.09],
      [o * 0.33, top - height * 0.175],
    ]),
    shield: both([
      [o * 0.4, top],
      [o * 0.36, top - height * 0.12],
      [o * 0.2, top - height * 0.22],
    ]),
    wide: both([
      [o * 0.44, top - height * 0.01],
      [o * 0.42, top - height * 0.085],
      [o * 0.34, top - height * 0.105],
    ]),
    slats: both([
      [o * 0.54, top + height * 0.015],
      [o * 0.54, top - height * 0.125],
    ]),
  };
  const frame = frames[traits.grille];
  const d = lines(frame, f, true);
  const upright = traits.grille === 'waterfall' || traits.grille === 'slats';
  const pattern = upright
    ? `<path d="M0 0h11v11h-11z" fill="#0c0d0f"/><path d="M2 0v11" stroke="#9aa0a6" stroke-width="3"/>`
    : traits.grille === 'hexagon'
      ? `<path d="M0 0h11v11h-11z" fill="#0c0d0f"/><path d="M0 5.5L5.5 2L11 5.5M0 11L5.5 7.5L11 11" stroke="#5c6268" stroke-width="1.6" fill="none"/>`
      : `<path d="M0 0h11v11h-11z" fill="#0c0d0f"/><path d="M0 3h11" stroke="#787e84" stroke-width="2.6"/>`;
  return `<pattern id="${id}n" width="11" height="11" patternUnits="userSpaceOnUse">${pattern}</pattern><path d="${d}" fill="url(#${id}n)" stroke="${traits.trim === 'chrome' ? '#c6cacd' : '#1b1d20'}" stroke-width="4" stroke-linejoin="round"/>${badge}`;
}

/** What joins the lamps of a closed nose: a gloss black panel or a fine line of light. */
function visor(body: Body, end: End, f: Frame, top: number): string {
  const { height, traits } = body;
  const o = end.half;
  const lit = traits.visor === 'lit' && traits.lamp !== 'bar' && traits.lamp !== 'round';
  if (lit)
    return `<path d="${curve([knot(-o * 0.46, top - height * 0.012, -6), knot(0, top - height * 0.02, 0), knot(o * 0.46, top - height * 0.012, 6)], f)}" fill="none" stroke="#fff" stroke-width="9" opacity=".25"/><path d="${curve([knot(-o * 0.46, top - height * 0.012, -6), knot(0, top - height * 0.02, 0), knot(o * 0.46, top - height * 0.012, 6)], f)}" fill="none" stroke="#fff" stroke-width="2.8"/>`;
  if (traits.visor !== 'black' || traits.lamp === 'round') return '';
  const panel = both([
    [o * 0.5, top + height * 0.008],
    [o * 0.46, top - height * 0.052],
    [0, top - height * 0.06],
  ]);
  return `<path d="${lines(panel, f, true)}" fill="#111316"/><path d="${curve([knot(-o * 0.48, top + height * 0.002, -3), knot(0, top - height * 0.004, 0), knot(o * 0.48, top + height * 0.002, 3)], f)}" fill="none" stroke="#fff" stroke-width="2" opacity=".35"/>`;
}

interface Bumper {
  /** Half widths of the intake above and below, its height above the sill as a share of the room, all as shares. */
  upper: number;
  lower: number;
  fill: number;
  vent: readonly Point[];
}

/** Bumpers by brand: what is open, and how the corners are cut. Vents as shares of half width and of the room. */
const BUMPERS: Readonly<Record<Body['traits']['bumper'], Bumper>> = {
  vents: {
    upper: 0.5,
    lower: 0.62,
    fill: 1,
    vent: [
      [0.7, 1.14],
      [0.86, 1.4],
      [0.84, 0.06],
      [0.76, -0.1],
    ],
  },
  blades: {
    upper: 0.44,
    lower: 0.56,
    fill: 0.72,
    vent: [
      [0.63, 0.5],
      [0.93, 1.3],
      [0.92, 0.86],
      [0.68, 0.06],
      [0.58, 0.06],
    ],
  },
  clean: {
    upper: 0.6,
    lower: 0.5,
    fill: 0.55,
    vent: [
      [0.87, 1.1],
      [0.9, 1.14],
      [0.885, 0.1],
      [0.86, 0.16],
    ],
  },
  wide: {
    upper: 0.7,
    lower: 0.8,
    fill: 0.9,
    vent: [
      [0.84, 0.92],
      [0.9, 0.98],
      [0.88, 0.24],
      [0.85, 0.2],
    ],
  },
};

/** Lower intake, side vents and splitter. */
export function intake(id: string, body: Body, end: End, f: Frame, edgeY: number): string {
  const { height, sill, archetype, cladding } = body;
  const o = end.half;
  const top = edgeY - height * (body.traits.grille === 'closed' ? 0.15 : 0.235);
  const low = sill + height * 0.045;
  const high = Math.max(top, low + height * 0.07);
  const { upper, lower, fill, vent: cut } = BUMPERS[body.traits.bumper];
  const room = high - low;
  const slat = Math.min(upper, lower - 0.08) * 0.97;
  const mouthTop = low + room * fill;
  const mouth = lines(
    both([
      [o * upper, mouthTop],
      [o * lower, low + room * 0.22],
      [o * (lower - 0.08), low],
    ]),
    f,
    true,
  );
  const vent = lines(
    cut.map(([x, y]) => [o * x, low + room * y] as const),
    f,
    true,
  );
  const skirt =
    cladding || archetype === 'offroader'
      ? `<path d="M${f.at(-o, sill - 30)}L${f.at(-o, sill + height * 0.09)}L${f.at(-o * 0.68, sill + height * 0.06)}L${f.at(o * 0.68, sill + height * 0.06)}L${f.at(o, sill + height * 0.09)}L${f.at(o, sill - 30)}Z" fill="#191b1e"/>`
      : '';
  const lip = `<path d="M${f.at(-o * 0.56, sill + height * 0.02)}L${f.at(o * 0.56, sill + height * 0.02)}" stroke="#a9aeb3" stroke-width="${cladding ? 5 : 2.4}" stroke-linecap="round" opacity="${cladding ? 0.8 : 0.45}"/>`;
  return `${skirt}<path d="${mouth}" fill="#0d0e10" stroke="#34383c" stroke-width="1.6" stroke-linejoin="round"/><path d="${[0.3, 0.55, 0.8].map((k) => `M${f.at(-o * slat, low + (mouthTop - low) * k)}L${f.at(o * slat, low + (mouthTop - low) * k)}`).join('')}" stroke="#2a2d31" stroke-width="3"/>${mirrored(`${id}i`, `<path d="${vent}" fill="#101214" stroke="#34383c" stroke-width="1.4" stroke-linejoin="round"/>`)}${lip}`;
}
