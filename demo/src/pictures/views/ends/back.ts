import type { Body } from '../../body/body';
import { curve, knot, lines } from '../../geometry/curve';
import { frac, num } from '../../geometry/format';
import { makeFrame, type Frame, type Point } from '../../geometry/frame';
import { linear } from '../../geometry/svg';
import { coat } from '../../paint/coat';
import type { Tones } from '../../paint/tones';
import { GROUND, groundShadow } from '../../studio/studio';
import type { Paint, Wheel } from '../../types';
import { wheelParts } from '../../wheels/wheel';
import { lightLine } from '../lightLine';
import { endScale } from './front';
import { endPath, makeEnd, mirrored, type End } from './geometry';
import { plate } from './plate';
import { screen } from './screen';
import { endDefs, endMirrors, endSkin, tyres, underEnd } from './skin';

export function drawBack(
  id: string,
  body: Body,
  paint: Paint,
  tones: Tones,
  wheel: Wheel,
  fineness = 1,
): { defs: string; body: string } {
  const f = makeFrame(600, GROUND, endScale(body.height), fineness);
  const end = makeEnd(body, true);
  const { height } = body;
  const faceY = end.beltY - height * 0.045;
  const path = endPath(end, f);
  const film = coat(`${id}k`, paint, tones, {
    x: f.x(-end.half),
    y: f.y(height),
    width: end.half * 2 * f.scale,
    height: height * f.scale,
    seen: 'end',
  });
  const skin = endSkin(id, body, end, f, tones, faceY);
  const pane = screen(id, body, end, f, true);
  const shadow = groundShadow(id, 600, GROUND, end.half * f.scale * 1.16, 30);
  const spare = spareWheel(id, body, wheel, f);
  return {
    defs:
      film.defs +
      skin.defs +
      pane.defs +
      shadow.defs +
      spare.defs +
      endDefs(id, body, f, tones) +
      linear(
        `${id}B`,
        [0, 0, 0, 1],
        [
          [0, '#d9281f'],
          [0.5, '#9a1012'],
          [1, '#5f080b'],
        ],
      ) +
      `<clipPath id="${id}o"><path d="${path}"/></clipPath>`,
    body:
      shadow.body +
      underEnd(id, body, end, f) +
      tyres(id, body, end, f) +
      endMirrors(id, body, end, f, tones, true) +
      `<g clip-path="url(#${id}o)">${film.body}${skin.body}${panels(id, body, end, f, tones, faceY)}${bumper(id, body, end, f)}${tails(id, body, end, f, faceY)}</g>` +
      pane.body +
      spoiler(body, end, f, tones) +
      `<path d="${path}" fill="none" stroke="${tones.dark}" stroke-width="1.2" opacity=".55"/>` +
      (spare.body || recess(id, body, f, faceY) + plate(f, faceY - height * 0.155, true)) +
      (spare.body ? plate(f, body.sill + height * 0.11, true) : ''),
  };
}

/** The hollow that the plate sits in, with the handle under its upper edge. */
function recess(id: string, body: Body, f: Frame, faceY: number): string {
  const y = faceY - body.height * 0.155;
  const d = lines(
    [
      [-345, y + 96],
      [345, y + 96],
      [375, y + 40],
      [330, y - 92],
      [-330, y - 92],
      [-375, y + 40],
    ],
    f,
    true,
  );
  return `<path d="${d}" fill="#000" opacity=".22" stroke="#000" stroke-width="5" stroke-linejoin="round"/><path d="M${f.at(-320, y - 96)}L${f.at(320, y - 96)}" stroke="#fff" stroke-width="2" opacity=".3"/><rect x="${num(f.x(-120))}" y="${num(f.y(y + 92))}" width="${f.len(240)}" height="5" rx="2.5" fill="url(#${id}m)"/>`;
}

/** Tailgate gap and the crease above the plate. */
function panels(id: string, body: Body, end: End, f: Frame, t: Tones, faceY: number): string {
  const { height, recipe } = body;
  const o = end.half;
  const shelf = body.sill + height * (body.cladding ? 0.24 : 0.21);
  const gapLow = shelf;
  const gate = curve(
    [
      knot(o * 0.7, recipe.deck ? end.beltY - height * 0.02 : end.beltY + height * 0.02, -70),
      knot(o * 0.66, faceY - height * 0.12, -96),
      knot(o * 0.6, gapLow, -110),
    ],
    f,
  );
  const ledge = curve([knot(0, faceY - height * 0.085, 0), knot(o * 0.5, faceY - height * 0.08, 4)], f);
  const lit = curve([knot(0, faceY + height * 0.018, 0), knot(o * 0.8, faceY + height * 0.012, -6)], f);
  return mirrored(
    `${id}b`,
    `<path d="${curve([knot(0, shelf, 0), knot(o * 0.8, shelf + height * 0.004, 2), knot(o * 1.02, shelf + height * 0.03, 30, 200), knot(o * 0.8, shelf - height * 0.05, 184), knot(0, shelf - height * 0.06, 180)], f)}Z" fill="${t.light}" opacity="${frac(t.soft * 0.36)}" filter="url(#${id}f)"/><path d="${curve([knot(0, shelf, 0), knot(o * 0.8, shelf + height * 0.004, 2), knot(o * 1.02, shelf + height * 0.03, 30)], f)}" fill="none" stroke="${t.dark}" stroke-width="2" opacity=".7"/><path d="${curve([knot(0, faceY - height * 0.09, 180), knot(o * 0.62, faceY - height * 0.085, 180, 0), knot(o * 0.97, faceY - height * 0.11, -10, 180), knot(o * 0.6, shelf + height * 0.02, 200, 180), knot(0, shelf + height * 0.015, 180)], f)}Z" fill="${t.dark}" opacity="${frac(t.shade * 0.34)}" filter="url(#${id}f)"/><path d="${gate}" fill="none" stroke="${t.dark}" stroke-width="2" opacity=".8"/><path d="${gate}" fill="none" stroke="${t.light}" stroke-width="1.2" opacity=".3" transform="translate(1.5 1.5)"/><path d="${ledge}" fill="none" stroke="${t.dark}" stroke-width="7" opacity="${frac(t.shade * 0.5)}" filter="url(#${id}f)"/><path d="${lit}" fill="none" stroke="#fff" stroke-width="6" opacity="${frac(0.1 + t.sharp * 0.5)}" filter="url(#${id}f)"/>`,
  );
}

function bumper(id: string, body: Body, end: End, f: Frame): string {
  const { height, sill, shape } = body;
  const o = end.half;
  const rise = body.cladding ? 0.13 : 0.09;
  const skirt = lines(
    [
      [-o, sill - 30],
      [-o, sill + height * (rise + 0.03)],
      [-o * 0.74, sill + height * rise],
      [o * 0.74, sill + height * rise],
      [o, sill + height * (rise + 0.03)],
      [o, sill - 30],
    ],
    f,
    true,
  );
  const burns = shape.energy !== 'electric';
  const pipe = burns
    ? `<rect x="${num(f.x(o * 0.5))}" y="${num(f.y(sill + height * 0.06))}" width="${f.len(170)}" height="${f.len(62)}" rx="6" fill="#0a0b0c" stroke="#b9bec2" stroke-width="3"/>`
    : '';
  const fins = `<path d="${[0.1, 0.24, 0.38].map((k) => `M${f.at(o * k, sill - 10)}L${f.at(o * (k + 0.015), sill + height * rise * 0.72)}`).join('')}" stroke="#34383c" stroke-width="3"/>`;
  const reflector = `<rect x="${num(f.x(o * 0.66))}" y="${num(f.y(sill + height * (rise + 0.015)))}" width="${f.len(210)}" height="${f.len(26)}" rx="3" fill="#a3171a"/>`;
  return `<path d="${skirt}" fill="#191b1e"/><path d="${lines(
    [
      [-o * 0.46, sill - 12],
      [-o * 0.42, sill + height * rise * 0.74],
      [o * 0.42, sill + height * rise * 0.74],
      [o * 0.46, sill - 12],
    ],
    f,
    true,
  )}" fill="#0d0e10" stroke="#2c2f33" stroke-width="2"/><path d="M${f.at(-o * 0.74, sill + height * rise)}L${f.at(o * 0.74, sill + height * rise)}" stroke="#4d5156" stroke-width="1.8"/>${mirrored(`${id}i`, fins + pipe + reflector)}`;
}

function tails(id: string, body: Body, end: End, f: Frame, faceY: number): string {
  const { height, traits } = body;
  const o = end.half;
  const y = faceY - height * (body.recipe.deck ? 0.045 : 0.03);
  const t = height * 0.032;
  // One that begins in the middle of the car stays open there: it goes on in its mirror image.
  const pod = (p: readonly Point[]): string =>
    `<path d="${lines(p, f, p[0]?.[0] !== 0)}" fill="url(#${id}B)" stroke="#3a0a0a" stroke-width="2" stroke-linejoin="round"/>`;
  const glow = (p: readonly Point[]): string => lightLine(lines(p, f), 3.2, traits.light, '#ffb9ae', '#ff4a3a');
  const right =
    traits.tail === 'rings'
      ? [0.6, 0.78]
          .map(
            (k) =>
              `<circle cx="${num(f.x(o * k))}" cy="${num(f.y(y - t))}" r="${f.len(height * 0.042)}" fill="url(#${id}B)" stroke="#2a0808" stroke-width="3"/><circle cx="${num(f.x(o * k))}" cy="${num(f.y(y - t))}" r="${f.len(height * 0.026)}" fill="none" stroke="#ffb9ae" stroke-width="2.6"/>`,
          )
          .join('')
      : traits.tail === 'blade'
        ? pod([
            [o * 0.8, y + t * 1.4],
            [o * 0.95, y + t * 1.2],
            [o * 0.96, y - t * 5],
            [o * 0.82, y - t * 5],
          ]) +
          glow([
            [o * 0.87, y + t * 0.4],
            [o * 0.88, y - t * 4],
          ])
        : traits.tail === 'hook'
          ? pod([
              [o * 0.44, y + t * 0.9],
              [o, y + t * 1.3],
              [o, y - t * 2.6],
              [o * 0.86, y - t * 2.2],
              [o * 0.8, y - t * 0.6],
              [o * 0.48, y - t * 0.3],
            ]) +
            glow([
              [o * 0.5, y + t * 0.3],
              [o * 0.88, y + t * 0.5],
              [o * 0.92, y - t * 1.8],
            ])
          : traits.tail === 'wedge'
            ? pod([
                [o * 0.4, y + t * 0.5],
                [o, y + t * 1.5],
                [o, y - t * 2],
                [o * 0.6, y - t * 1.3],
              ]) +
              glow([
                [o * 0.48, y + t * 0.1],
                [o * 0.94, y + t * 0.7],
              ]) +
              glow([
                [o * 0.68, y - t * 0.9],
                [o * 0.94, y - t * 1.1],
              ])
            : pod([
                [0, y + t * 0.7],
                [o, y + t * 1.2],
                [o, y - t],
                [o * 0.62, y - t * 0.7],
                [0, y - t * 0.35],
              ]) +
              glow([
                [0, y + t * 0.15],
                [o * 0.93, y + t * 0.35],
              ]);
  return mirrored(`${id}l`, right);
}

function spoiler(body: Body, end: End, f: Frame, t: Tones): string {
  const { height, recipe } = body;
  if (recipe.deck) return deckLip(body, end, f, t);
  if (body.archetype === 'offroader')
    return `<path d="M${f.at(-150, height * 0.935)}L${f.at(150, height * 0.935)}" stroke="#b5221c" stroke-width="4" stroke-linecap="round"/>`;
  const y = height * 0.905;
  const wing = `${curve([knot(-end.roof * 0.94, y - 6, 30), knot(0, y + height * 0.028, 0), knot(end.roof * 0.94, y - 6, -30)], f)}L${f.at(end.roof * 0.9, y - 40)}${curve([knot(end.roof * 0.9, y - 40, 150), knot(0, y - 2, 180), knot(-end.roof * 0.9, y - 40, 210)], f, '')}Z`;
  return `<path d="${wing}" fill="${body.traits.blackRoof ? '#17191c' : t.base}"/><path d="${wing}" fill="${t.dark}" opacity=".3"/><path d="M${f.at(-170, y + 2)}L${f.at(170, y + 2)}" stroke="#e0352b" stroke-width="3.4"/>`;
}

/** The edge of the boot lid with its shade below, and the third brake light under the roof. */
function deckLip(body: Body, end: End, f: Frame, t: Tones): string {
  const { height } = body;
  const y = end.beltY - height * 0.018;
  const o = end.half;
  const lip = [
    knot(-o * 0.84, y - height * 0.03, 24),
    knot(0, y + height * 0.012, 0),
    knot(o * 0.84, y - height * 0.03, -24),
  ];
  const low = [
    knot(o * 0.84, y - height * 0.03, 160),
    knot(0, y - height * 0.008, 180),
    knot(-o * 0.84, y - height * 0.03, 200),
  ];
  return `<path d="${curve(lip, f)}${curve(low, f, 'L')}Z" fill="${t.light}" opacity="${frac(0.2 + t.soft * 0.5)}"/><path d="${curve(low, f)}" fill="none" stroke="${t.dark}" stroke-width="3" opacity=".6"/><path d="M${f.at(-140, height * 0.93)}L${f.at(140, height * 0.93)}" stroke="#b5221c" stroke-width="3"/>`;
}

/** The spare wheel on the tailgate of a boxy off-roader. */
function spareWheel(id: string, body: Body, wheel: Wheel, f: Frame): { defs: string; body: string } {
  if (body.archetype !== 'offroader') return { defs: '', body: '' };
  const rim = body.tyre * f.scale * 0.62;
  const parts = wheelParts(`${id}y`, wheel, (body.tyre * 0.94 * f.scale * 100) / rim, false);
  return {
    defs: parts.defs,
    body: `<g transform="translate(600 ${num(f.y(body.height * 0.52))}) scale(${(rim / 100).toFixed(4)})">${parts.body}</g>`,
  };
}
