import type { Body } from '../../body/body';
import { curve, knot } from '../../geometry/curve';
import { num } from '../../geometry/format';
import type { Frame } from '../../geometry/frame';
import { linear } from '../../geometry/svg';
import type { End } from './geometry';

/** Windscreen or rear window with what shows through it. */
export function screen(id: string, body: Body, end: End, f: Frame, back: boolean): { defs: string; body: string } {
  const { height, archetype } = body;
  const boxy = archetype === 'offroader';
  const top = height * (back ? (body.recipe.deck ? 0.915 : 0.9) : 0.94) - (boxy ? 26 : 0);
  const low = end.beltY + height * (back ? (body.recipe.deck ? 0.012 : 0) : 0.005);
  const upper = end.roof * (boxy ? 0.93 : 0.9);
  const lower = end.foot * (back ? (body.recipe.deck ? 0.86 : 0.9) : 0.95);
  const sag = height * (back ? 0.018 : 0.028);
  const right = [
    knot(0, top, 0, 0, 0.3, 0.6),
    knot(upper, top - height * 0.02, -14, -66, 0.3, 0.2),
    knot(lower, low, -62, -160, 0.3, 0.2),
    knot(0, low - sag, 180, 180, 0.5),
  ];
  const left = [
    knot(0, low - sag, 180, 180, 0.3, 0.5),
    knot(-lower, low, 160, 62, 0.2, 0.3),
    knot(-upper, top - height * 0.02, 66, 14, 0.2, 0.3),
    knot(0, top, 0, 0, 0.6),
  ];
  const d = `${curve(right, f)}${curve(left, f, '')}Z`;
  const seat = (x: number): string =>
    `<path d="M${f.at(x - 235, low - 90)}L${f.at(x - 215, low + height * 0.045)}Q${f.at(x - 200, low + height * 0.085)} ${f.at(x - 130, low + height * 0.088)}L${f.at(x + 130, low + height * 0.088)}Q${f.at(x + 200, low + height * 0.085)} ${f.at(x + 215, low + height * 0.045)}L${f.at(x + 235, low - 90)}ZM${f.at(x - 60, low + height * 0.08)}v-12h5v12ZM${f.at(x + 44, low + height * 0.08)}v-12h5v12Z"/><rect x="${num(f.x(x - 125))}" y="${num(f.y(low + height * 0.17))}" width="${f.len(250)}" height="${f.len(height * 0.066)}" rx="${f.len(40)}"/>`;
  const cabin =
    `<g fill="#0b0d0f" opacity=".72">${seat(-end.foot * 0.46)}${seat(end.foot * 0.46)}</g>` +
    (back
      ? `<path d="M${f.at(-end.foot * 0.7, low + height * 0.035)}Q${f.at(0, low + height * 0.055)} ${f.at(end.foot * 0.7, low + height * 0.035)}" stroke="#30353a" stroke-width="2" fill="none" opacity=".8"/>`
      : `<path d="M${f.at(-end.foot, low - 40)}L${f.at(-end.foot, low + height * 0.02)}Q${f.at(0, low + height * 0.05)} ${f.at(end.foot, low + height * 0.02)}L${f.at(end.foot, low - 40)}Z" fill="#0c0d0f"/><ellipse cx="${num(f.x(end.foot * 0.46))}" cy="${num(f.y(low + height * 0.035))}" rx="${f.len(165)}" ry="${f.len(120)}" fill="none" stroke="#08090a" stroke-width="5"/><rect x="${num(f.x(-105))}" y="${num(f.y(top - height * 0.022))}" width="${f.len(210)}" height="${f.len(58)}" rx="5" fill="#08090a"/>`);
  const y0 = f.y(top);
  const y1 = f.y(low);
  return {
    defs:
      linear(
        `${id}G`,
        [0, y0, 0, y1],
        [
          [0, '#39434b'],
          [0.4, '#232a30'],
          [1, '#12161a'],
        ],
        true,
      ) +
      linear(
        `${id}R`,
        [f.x(-end.foot), y0, f.x(end.foot * 0.6), y1 + 60],
        [
          [0, '#e4edf3', 0.36],
          [0.3, '#d5e0e8', 0.2],
          [0.31, '#d5e0e8', 0.03],
          [0.6, '#d5e0e8', 0.02],
          [0.61, '#d5e0e8', 0.18],
          [0.72, '#d5e0e8', 0.09],
          [0.73, '#d5e0e8', 0],
        ],
        true,
      ) +
      linear(
        `${id}T`,
        [0, y0, 0, y1],
        [
          [0, '#e9f1f6', 0.6],
          [0.5, '#cfdde6', 0.2],
          [1, '#cfdde6', 0.05],
        ],
        true,
      ) +
      `<clipPath id="${id}c"><path d="${d}"/></clipPath>`,
    body: `<path d="${d}" fill="#0c0d0f" stroke="#0c0d0f" stroke-width="5" stroke-linejoin="round"/><g clip-path="url(#${id}c)"><path d="${d}" fill="url(#${id}G)"/>${cabin}<path d="M0 ${Math.round(y0) - 9}H1200V${Math.round(y0 + (y1 - y0) * 0.34)}Q600 ${Math.round(y0 + (y1 - y0) * (back ? 0.72 : 0.6))} 0 ${Math.round(y0 + (y1 - y0) * 0.34)}Z" fill="url(#${id}T)"/><path d="${d}" fill="url(#${id}R)"/><path d="${d}" fill="none" stroke="#fff" stroke-width="3" opacity=".16"/></g>`,
  };
}
