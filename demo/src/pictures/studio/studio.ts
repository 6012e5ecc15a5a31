import { num } from '../geometry/format';
import { linear, radialAt } from '../geometry/svg';

/** Height of the ground line in a car picture of 1200 × 750. */
export const GROUND = 545;

/**
 * The one neutral studio all cars stand in: wall and floor without an edge, light from above. It is dim on a dark page: in
 * an `<img>` the query follows the page's `color-scheme`.
 */
export function studio(id: string, width = 1200, height = 750, ground = GROUND): { defs: string; body: string } {
  return {
    defs:
      linear(
        `${id}W`,
        [0, 0, 0, 1],
        [
          [0, '#e9e6e0'],
          [0.5, '#f3f1ec'],
          [0.7, '#eeebe5'],
          [0.78, '#e4e0d9'],
          [1, '#d8d3cb'],
        ],
      ) +
      radialAt(`${id}P`, width / 2, ground - height * 0.25, width * 0.55, [
        [0, '#fff', 0.75],
        [0.6, '#fff', 0.22],
        [1, '#fff', 0],
      ]),
    body:
      `<style>@media(prefers-color-scheme:dark){#${id}Ground{fill:#36332e}#${id}Light{opacity:.2}}</style>` +
      `<path id="${id}Ground" d="M0 0H${width}V${height}H0Z" fill="url(#${id}W)"/><path id="${id}Light" d="M0 0H${width}V${height}H0Z" fill="url(#${id}P)"/>`,
  };
}

/** Soft ground shadow with a darker core; the centre is at the ground under the car. */
export function groundShadow(
  id: string,
  cx: number,
  ground: number,
  half: number,
  depth = 34,
): { defs: string; body: string } {
  const squash = (ry: number, rx: number): string =>
    `translate(${num(cx)} ${num(ground + 4)}) scale(1 ${(ry / rx).toFixed(3)})`;
  return {
    defs: radialAt(`${id}S`, 0, 0, half, [
      [0, '#1c1a17', 0.62],
      [0.62, '#1c1a17', 0.46],
      [0.84, '#1c1a17', 0.16],
      [1, '#1c1a17', 0],
    ]),
    body: `<circle r="${num(half * 1.08)}" transform="${squash(depth, half)}" fill="url(#${id}S)" opacity=".55"/><circle r="${num(half)}" transform="${squash(depth * 0.4, half)}" fill="url(#${id}S)"/>`,
  };
}
