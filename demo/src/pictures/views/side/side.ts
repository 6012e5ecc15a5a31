import type { Body } from '../../body/body';
import { makeFrame } from '../../geometry/frame';
import { num } from '../../geometry/format';
import { linear, radial } from '../../geometry/svg';
import { coat } from '../../paint/coat';
import type { Tones } from '../../paint/tones';
import { GROUND, groundShadow } from '../../studio/studio';
import type { Paint, Wheel } from '../../types';
import { wheelParts } from '../../wheels/wheel';
import { bumpers } from './ends';
import { handles, mirror, shutLines } from './details';
import { glass } from './glass';
import { headlamp, tailLamp } from './lamps';
import { lowerTrim, underneath } from './lower';
import { bodyPath } from './outline';
import { paintwork } from './paintwork';
import { roofTop } from './roof';

/** Long cars look long, yet a micro car still fills its card: the scale gives way by half. */
export function sideScale(length: number): number {
  return (1076 * (length / 5400) ** 0.52) / length;
}

/** Curves are cut to tenths of a pixel from near: whole ones would show when drawn three times as large. */
export const nearFineness = 10;

/** The car from its left side, nose to the left. From `near` nothing is drawn that only the rear shows. */
export function drawSide(
  id: string,
  body: Body,
  paint: Paint,
  tones: Tones,
  wheel: Wheel,
  near = false,
): { defs: string; body: string } {
  const scale = sideScale(body.length);
  const f = makeFrame(600 - (body.length / 2) * scale, GROUND, scale, near ? nearFineness : 1);
  const path = bodyPath(body, f);
  const film = coat(`${id}k`, paint, tones, {
    x: f.x(0),
    y: f.y(body.height),
    width: body.length * scale,
    height: body.height * scale,
    seen: 'side',
  });
  const skin = paintwork(id, body, f, tones, near);
  const panes = glass(id, body, f, tones);
  const rim = body.tyre * scale * (body.archetype === 'offroader' ? 0.69 : body.archetype === 'micro' ? 0.71 : 0.775);
  const tyre = (body.tyre * scale * 100) / rim;
  const parts = wheelParts(`${id}y`, wheel, tyre);
  const shadow = groundShadow(id, 600, GROUND, body.length * scale * 0.53);
  const put = (x: number): string =>
    `translate(${num(f.x(x))} ${num(f.y(body.tyre))}) scale(${(rim / 100).toFixed(4)})`;
  const below = underneath(id, body, f);
  return {
    defs:
      film.defs +
      skin.defs +
      panes.defs +
      parts.defs +
      shadow.defs +
      below.defs +
      linear(
        `${id}H`,
        [0, 0, 1, 1],
        [
          [0, '#5c646b'],
          [0.5, '#23282d'],
          [1, '#8b959d'],
        ],
      ) +
      linear(
        `${id}B`,
        [0, 0, 0, 1],
        [
          [0, '#d0251f'],
          [0.5, '#8c0f12'],
          [1, '#5c080b'],
        ],
      ) +
      linear(
        `${id}m`,
        [0, 0, 0, 1],
        [
          [0, '#fff', 0.12 + tones.soft * 0.6],
          [0.45, '#fff', 0.04],
          [1, '#000', 0.5],
        ],
      ) +
      radial(`${id}F`, [
        [0, tones.base, 0.2],
        [0.6, tones.base, 0.1],
        [1, tones.base, 0],
      ]) +
      `<path id="${id}q" d="${path}"/><clipPath id="${id}o"><use href="#${id}q"/></clipPath>`,
    body:
      colourSpill(id, body.length * scale * 0.5) +
      shadow.body +
      below.body +
      roofTop(body, f) +
      spare(body, f) +
      `<g clip-path="url(#${id}o)">${film.body}${skin.body}${shutLines(id, body, f, tones, panes)}${bumpers(body, f, tones)}${lowerTrim(body, f, tones.light)}${headlamp(id, body, f)}${tailLamp(id, body, f)}</g>` +
      panes.body +
      handles(body, f, tones, panes) +
      mirror(id, body, f, tones, panes) +
      `<use href="#${id}q" fill="none" stroke="${tones.dark}" stroke-width="1.2" opacity=".55"/>` +
      `<g id="${id}z" transform="${put(body.frontAxle)}">${parts.body}</g><use href="#${id}z" transform="translate(${num((body.rearAxle - body.frontAxle) * scale)} 0)"/>`,
  };
}

/** The floor takes on a breath of the paint. */
function colourSpill(id: string, half: number): string {
  return `<ellipse cx="600" cy="${GROUND + 22}" rx="${num(half)}" ry="64" fill="url(#${id}F)"/>`;
}

/** The wheel on the tailgate of a boxy off-roader. */
function spare(body: Body, f: ReturnType<typeof makeFrame>): string {
  if (body.archetype !== 'offroader') return '';
  const x = body.rearEdge + 6;
  const w = body.length - x;
  return `<rect x="${num(f.x(x))}" y="${num(f.y(body.height * 0.68))}" width="${f.len(w)}" height="${f.len(body.height * 0.38)}" rx="${f.len(w * 0.4)}" fill="#191a1d"/><rect x="${num(f.x(x + w * 0.25))}" y="${num(f.y(body.height * 0.66))}" width="${f.len(w * 0.2)}" height="${f.len(body.height * 0.34)}" fill="#3a3d41"/>`;
}
