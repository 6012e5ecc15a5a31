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
    return `<path d="${curve([knot(-o * 0.42, top - height * 0.055, -8), knot(0, top - height * 0.064, 0), knot(o * 0.42, top - height * 0.055, 8)], f)}" fill="none" stroke="${t.dark}" stroke-width="2" opacity=".4"/>${badge}`;
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

/** Lower intake, side vents and splitter. */
export function intake(id: string, body: Body, end: End, f: Frame, edgeY: number): string {
  const { height, sill, archetype, cladding } = body;
  const o = end.half;
  const top = edgeY - height * (body.traits.grille === 'closed' ? 0.15 : 0.235);
  const low = sill + height * 0.045;
  const high = Math.max(top, low + height * 0.07);
  const mouth = lines(
    both([
      [o * 0.5, high],
      [o * 0.62, low + height * 0.02],
      [o * 0.54, low],
    ]),
    f,
    true,
  );
  const vent = lines(
    [
      [o * 0.7, high + height * 0.02],
      [o * 0.86, high + height * 0.05],
      [o * 0.84, low + height * 0.05],
      [o * 0.76, low + height * 0.03],
    ],
    f,
    true,
  );
  const skirt =
    cladding || archetype === 'offroader'
      ? `<path d="M${f.at(-o, sill - 30)}L${f.at(-o, sill + height * 0.09)}L${f.at(-o * 0.68, sill + height * 0.06)}L${f.at(o * 0.68, sill + height * 0.06)}L${f.at(o, sill + height * 0.09)}L${f.at(o, sill - 30)}Z" fill="#191b1e"/>`
      : '';
  const lip = `<path d="M${f.at(-o * 0.56, sill + height * 0.02)}L${f.at(o * 0.56, sill + height * 0.02)}" stroke="#a9aeb3" stroke-width="${cladding ? 5 : 2.4}" stroke-linecap="round" opacity="${cladding ? 0.8 : 0.45}"/>`;
  return `${skirt}<path d="${mouth}" fill="#0d0e10" stroke="#34383c" stroke-width="1.6" stroke-linejoin="round"/><path d="M${f.at(-o * 0.55, (high + low) / 2)}L${f.at(o * 0.55, (high + low) / 2)}" stroke="#2c2f33" stroke-width="4"/>${mirrored(`${id}i`, `<path d="${vent}" fill="#101214" stroke="#34383c" stroke-width="1.4" stroke-linejoin="round"/>`)}${lip}`;
}
