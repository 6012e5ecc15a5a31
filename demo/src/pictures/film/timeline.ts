import { clamp, frac, num } from '../geometry/format';

/** Size of the films. */
export const filmWidth = 960;
export const filmHeight = 540;

/** From 0 to 1 while the time goes from `from` to `to`, slow at both ends. */
export function ease(time: number, from: number, to: number): number {
  const t = clamp((time - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** A shot from one second to another; it fades in over the one before, and the camera draws nearer meanwhile. */
export interface Shot {
  from: number;
  to: number;
  /** How near the camera is at the start and at the end. */
  zoom: readonly [number, number];
  /** Where it points, in pixels of the film. */
  aim: readonly [number, number];
  /** The picture at that second, of the film's size. */
  draw: (time: number) => string;
}

const fade = 0.45;

/** All shots that are seen at that second, one over the other. */
export function cut(shots: readonly Shot[], time: number): string {
  return shots
    .filter(({ from, to }, index) => time >= from - (index === 0 ? 0 : fade) && time <= to)
    .map((shot) => {
      const { from, to, zoom, aim, draw } = shot;
      const shown = shot === shots[0] ? 1 : ease(time, from - fade, from);
      const t = clamp((time - from + fade) / (to - from + fade), 0, 1);
      const k = zoom[0] + (zoom[1] - zoom[0]) * t;
      const [x, y] = aim;
      return `<g opacity="${frac(shown)}"><g transform="translate(${num(x)} ${num(y)}) scale(${k.toFixed(4)}) translate(${num(-x)} ${num(-y)})">${draw(time)}</g></g>`;
    })
    .join('');
}
