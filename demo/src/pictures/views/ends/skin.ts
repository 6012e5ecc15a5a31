import type { Body } from '../../body/body';
import { curve, knot } from '../../geometry/curve';
import { num } from '../../geometry/format';
import type { Frame } from '../../geometry/frame';
import { linear, type Stop } from '../../geometry/svg';
import type { Tones } from '../../paint/tones';
import type { End } from './geometry';
import { mirrored } from './geometry';

/** Light and shade of a car's end, to be clipped to its outline. */
export function endSkin(
  id: string,
  body: Body,
  end: End,
  f: Frame,
  t: Tones,
  faceTop: number,
): { defs: string; body: string } {
  const { height, sill } = body;
  const top = f.y(height);
  const span = f.y(sill) - top;
  const at = (y: number): number => (f.y(y) - top) / span;
  const chrome: Stop[] = [
    [0, '#fff', 0.8],
    [at(end.beltY), '#fff', 0.75],
    [at(faceTop) - 0.02, '#fff', 0.2],
    [at(faceTop) + 0.02, t.dark, 0.7],
    [0.74, '#fff', 0.6],
    [1, t.dark, 0.9],
  ];
  const plain: Stop[] = [
    [0, t.light, t.soft * 0.7],
    [0.1, t.light, t.soft * 0.16],
    [at(end.beltY), t.light, t.soft * 0.5],
    [at(faceTop) - 0.03, t.light, t.soft * 0.72],
    [at(faceTop) + 0.02, t.light, t.soft * 0.1],
    [at(faceTop) + 0.16, t.dark, t.shade * 0.62],
    [at(faceTop) + 0.2, t.dark, t.shade * (t.sharp > 0 ? 0.16 : 0.5)],
    [0.84, t.dark, t.shade * 0.4],
    [1, t.dark, Math.min(1, t.shade * 1.6)],
  ];
  const defs =
    linear(`${id}v`, [0, top, 0, f.y(sill)], t.mode === 'chrome' ? chrome : plain, true) +
    linear(
      `${id}e`,
      [f.x(-end.half), 0, f.x(end.half), 0],
      [
        [0, t.dark, t.shade * 1.3],
        [0.07, t.dark, t.shade * 0.7],
        [0.2, t.dark, 0.02],
        [0.34, t.light, t.soft * 0.3],
        [0.5, t.light, 0],
        [0.66, t.light, t.soft * 0.3],
        [0.8, t.dark, 0.02],
        [0.93, t.dark, t.shade * 0.7],
        [1, t.dark, t.shade * 1.3],
      ],
      true,
    ) +
    `<filter id="${id}f" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="${num(3 * t.blur)}"/></filter>`;
  return {
    defs,
    body: `<path d="M0 0H1200V750H0Z" fill="url(#${id}v)"/><path d="M0 0H1200V750H0Z" fill="url(#${id}e)"/>`,
  };
}

/** Tyres seen end-on below the bumper. */
export function tyres(id: string, body: Body, end: End, f: Frame): string {
  const w = body.archetype === 'offroader' ? 275 : body.archetype === 'micro' ? 175 : 245;
  const outer = end.half * 0.975;
  const x = f.x(outer - w);
  const y = f.y(body.tyre * 1.5);
  const tread = [0.2, 0.4, 0.6, 0.8]
    .map(
      (k) =>
        `<path d="M${num(x + w * f.scale * k)} ${num(y + 40)}V${num(f.y(4))}" stroke="#08090a" stroke-width="2.4"/>`,
    )
    .join('');
  return mirrored(
    `${id}w`,
    `<rect x="${num(x)}" y="${num(y)}" width="${f.len(w)}" height="${num(f.y(0) - y)}" rx="${f.len(46)}" fill="url(#${id}t)"/>${tread}`,
  );
}

/** The dark between the tyres, down to the ground. */
export function underEnd(id: string, body: Body, end: End, f: Frame): string {
  const w = end.half * 0.9;
  const y = body.sill;
  return `<path d="M${f.at(-w, y + 60)}L${f.at(w, y + 60)}L${f.at(w * 0.97, y - 50)}L${f.at(-w * 0.97, y - 50)}Z" fill="#0a0b0c"/><path d="M${f.at(-w, y)}L${f.at(w, y)}L${f.at(w, -6)}L${f.at(-w, -6)}Z" fill="url(#${id}U)"/>`;
}

/** Door mirrors on stalks. */
export function endMirrors(id: string, body: Body, end: End, f: Frame, t: Tones, back: boolean): string {
  const x = end.foot + 95;
  const y = body.recipe.belt[0] * body.height + 66;
  const w = 118;
  const h = 74;
  const shell = curve(
    [
      knot(x - w, y - h * 0.4, 90, 80),
      knot(x - w * 0.2, y + h, 8, 0),
      knot(x + w * 0.9, y + h * 0.5, -40, -70),
      knot(x + w * 0.7, y - h, -150, 180),
      knot(x - w, y - h * 0.4, 150),
    ],
    f,
  );
  const fill = body.traits.mirror === 'black' ? '#17191c' : t.base;
  const glass = back
    ? `<path d="${curve([knot(x - w * 0.75, y - h * 0.3, 90, 80), knot(x - w * 0.1, y + h * 0.72, 8, 0), knot(x + w * 0.7, y + h * 0.35, -40, -70), knot(x + w * 0.55, y - h * 0.75, -150, 180), knot(x - w * 0.75, y - h * 0.3, 150)], f)}Z" fill="url(#${id}q)"/>`
    : `<path d="M${f.at(x + w * 0.2, y - h * 0.1)}L${f.at(x + w * 0.74, y + h * 0.1)}" stroke="#f6a43a" stroke-width="2.6" stroke-linecap="round"/>`;
  return mirrored(
    `${id}u`,
    `<path d="M${f.at(end.foot - 30, y - 74)}L${f.at(x, y - h * 0.7)}L${f.at(x + 20, y - h * 0.9)}L${f.at(end.foot + 16, y - 110)}Z" fill="#101113"/><path d="${shell}Z" fill="${fill}"/><path d="${shell}Z" fill="url(#${id}m)"/>${glass}`,
  );
}

export function endDefs(id: string, body: Body, f: Frame, t: Tones): string {
  return (
    linear(
      `${id}U`,
      [0, f.y(body.sill), 0, f.y(-6)],
      [
        [0, '#0a0a0a', 0.96],
        [0.5, '#1a1814', 0.85],
        [1, '#2a2722', 0.5],
      ],
      true,
    ) +
    linear(
      `${id}m`,
      [0, 0, 0, 1],
      [
        [0, '#fff', 0.15 + t.soft * 0.6],
        [0.5, '#fff', 0.03],
        [1, '#000', 0.5],
      ],
    ) +
    linear(
      `${id}q`,
      [0, 0, 1, 1],
      [
        [0, '#dce3e8'],
        [0.5, '#8f9aa3'],
        [1, '#4f585f'],
      ],
    ) +
    linear(
      `${id}t`,
      [0, 0, 1, 0],
      [
        [0, '#0b0c0d'],
        [0.3, '#2b2d30'],
        [0.7, '#232427'],
        [1, '#0b0c0d'],
      ],
    )
  );
}
