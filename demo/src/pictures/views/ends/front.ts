import type { Body } from '../../body/body';
import { curve, knot } from '../../geometry/curve';
import { frac } from '../../geometry/format';
import { makeFrame, type Frame } from '../../geometry/frame';
import { linear } from '../../geometry/svg';
import { coat } from '../../paint/coat';
import type { Tones } from '../../paint/tones';
import { GROUND, groundShadow } from '../../studio/studio';
import type { Paint } from '../../types';
import { grille, intake } from './face';
import { endPath, makeEnd, mirrored, type End } from './geometry';
import { endLamp } from './headlamp';
import { plate } from './plate';
import { screen } from './screen';
import { endDefs, endMirrors, endSkin, tyres, underEnd } from './skin';

/** The widest car fills the card, a tall one keeps air above it. */
export function endScale(height: number): number {
  return Math.min(0.315, 482 / height);
}

export function drawFront(
  id: string,
  body: Body,
  paint: Paint,
  tones: Tones,
  fineness = 1,
): { defs: string; body: string } {
  const f = makeFrame(600, GROUND, endScale(body.height), fineness);
  const end = makeEnd(body, false);
  const { height, recipe } = body;
  const edgeY = recipe.bonnetEdge[1] * height;
  const path = endPath(end, f);
  const film = coat(`${id}k`, paint, tones, {
    x: f.x(-end.half),
    y: f.y(height),
    width: end.half * 2 * f.scale,
    height: height * f.scale,
    seen: 'end',
  });
  const skin = endSkin(id, body, end, f, tones, edgeY);
  const pane = screen(id, body, end, f, false);
  const shadow = groundShadow(id, 600, GROUND, end.half * f.scale * 1.16, 30);
  return {
    defs:
      film.defs +
      skin.defs +
      pane.defs +
      shadow.defs +
      endDefs(id, body, f, tones) +
      linear(
        `${id}H`,
        [0, 0, 1, 1],
        [
          [0, '#7b858d'],
          [0.45, '#262b30'],
          [1, '#6c757d'],
        ],
      ) +
      `<clipPath id="${id}o"><path d="${path}"/></clipPath>`,
    body:
      shadow.body +
      underEnd(id, body, end, f) +
      tyres(id, body, end, f) +
      `<g clip-path="url(#${id}o)">${film.body}${skin.body}${bonnet(id, body, end, f, tones, edgeY)}${intake(id, body, end, f, edgeY)}${grille(id, body, end, f, tones, edgeY)}${creases(id, body, end, f, tones, edgeY)}${mirrored(`${id}l`, endLamp(id, body, end, f, edgeY))}${mirrored(`${id}x`, flank(body, end, f, tones))}</g>` +
      pane.body +
      wipers(end, f, height) +
      `<path d="${path}" fill="none" stroke="${tones.dark}" stroke-width="1.2" opacity=".55"/>` +
      plate(f, height * 0.29, false) +
      endMirrors(id, body, end, f, tones, false),
  };
}

/** Creases on the bonnet, its front gap, and the reflection across it. */
function bonnet(id: string, body: Body, end: End, f: Frame, t: Tones, edgeY: number): string {
  const { height } = body;
  const ridge = curve(
    [knot(end.foot * 0.72, end.beltY - height * 0.01, -100), knot(end.half * 0.5, edgeY + height * 0.02, -112)],
    f,
  );
  const gap = curve(
    [
      knot(0, edgeY + height * 0.012, 0),
      knot(end.half * 0.62, edgeY + height * 0.016, 10),
      knot(end.foot * 0.985, end.beltY - height * 0.035, 62),
    ],
    f,
  );
  const sheen = curve(
    [
      knot(0, end.beltY - height * 0.045, 0),
      knot(end.half * 0.5, end.beltY - height * 0.05, -8),
      knot(end.half * 0.66, end.beltY - height * 0.09, -60, 190),
      knot(0, end.beltY - height * 0.075, 180),
    ],
    f,
  );
  return mirrored(
    `${id}b`,
    `<path d="${sheen}Z" fill="#fff" opacity="${frac(t.sharp * 0.55)}" filter="url(#${id}f)"/><path d="${ridge}" fill="none" stroke="${t.light}" stroke-width="2" opacity="${frac(t.soft * 0.8)}"/><path d="${ridge}" fill="none" stroke="${t.dark}" stroke-width="2" opacity=".3" transform="translate(2.5 0)"/><path d="${gap}" fill="none" stroke="${t.dark}" stroke-width="2" opacity=".8"/><path d="${gap}" fill="none" stroke="${t.light}" stroke-width="1.2" opacity=".35" transform="translate(0 2)"/>`,
  );
}

/** The nose below the lamps: a lit edge running down to the intake, shade beside it. */
function creases(id: string, body: Body, end: End, f: Frame, t: Tones, edgeY: number): string {
  const { height } = body;
  const o = end.half;
  const top = edgeY - height * 0.07;
  const foot = body.sill + height * 0.12;
  const facet = curve(
    [
      knot(o * 0.5, top, -100),
      knot(o * 0.66, foot, -80, 40),
      knot(o * 0.9, top - height * 0.03, 84, 180),
      knot(o * 0.5, top, 180),
    ],
    f,
  );
  const chin = curve(
    [
      knot(0, body.sill + height * 0.055, 0),
      knot(o * 0.7, body.sill + height * 0.06, 4),
      knot(o * 0.95, body.sill + height * 0.12, 40),
    ],
    f,
  );
  const line = curve([knot(o * 0.5, top, -100), knot(o * 0.66, foot, -80)], f);
  return mirrored(
    `${id}z`,
    `<path d="${facet}Z" fill="${t.dark}" opacity="${frac(t.shade * 0.36)}" filter="url(#${id}f)"/><path d="${line}" fill="none" stroke="${t.light}" stroke-width="2" opacity="${frac(t.soft * 0.5)}"/><path d="${chin}" fill="none" stroke="${t.light}" stroke-width="3" opacity="${frac(t.soft * 0.4)}" filter="url(#${id}f)"/>`,
  );
}

/** Wheel arch edge and the turn of the bumper on one side. */
function flank(body: Body, end: End, f: Frame, t: Tones): string {
  const { height } = body;
  const d = curve(
    [
      knot(end.half * 0.9, end.shoulderY - height * 0.05, -70),
      knot(end.half * 0.92, height * 0.36, -94),
      knot(end.half * 0.88, body.sill, -104),
    ],
    f,
  );
  const clad = body.cladding
    ? `<path d="M${f.at(end.half * 1.02, height * 0.44)}L${f.at(end.half * 0.955, height * 0.41)}L${f.at(end.half * 0.93, height * 0.24)}L${f.at(end.half * 0.9, body.sill)}L${f.at(end.half * 1.02, body.sill)}Z" fill="#191b1e"/>`
    : '';
  return `<path d="${d}" fill="none" stroke="${t.dark}" stroke-width="1.8" opacity=".45"/>${clad}`;
}

function wipers(end: End, f: Frame, height: number): string {
  const y = end.beltY + height * 0.004;
  return `<path d="M${f.at(-end.foot * 0.86, y)}L${f.at(-end.foot * 0.06, y + height * 0.012)}M${f.at(-end.foot * 0.02, y - height * 0.012)}L${f.at(end.foot * 0.76, y + height * 0.016)}" stroke="#060708" stroke-width="3.2" stroke-linecap="round"/>`;
}
