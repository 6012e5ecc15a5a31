import { frac } from './format';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

function stops(list: readonly Stop[]): string {
  return list
    .map(
      ([o, c, a]) =>
        `<stop offset="${frac(o)}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${frac(a)}"`}/>`,
    )
    .join('');
}

/** Linear gradient; x1 y1 x2 y2 as given, in the user space when `user` is set, else as shares of the shape's box. */
export function linear(
  id: string,
  box: readonly [number, number, number, number],
  list: readonly Stop[],
  user = false,
): string {
  const [x1, y1, x2, y2] = box.map((v) => (user ? String(Math.round(v)) : frac(v)));
  const units = user ? ' gradientUnits="userSpaceOnUse"' : '';
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${units}>${stops(list)}</linearGradient>`;
}

/** Radial gradient about a centre given as shares of the shape's box. */
export function radial(id: string, list: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
  return `<radialGradient id="${id}" cx="${frac(cx)}" cy="${frac(cy)}" r="${frac(r)}">${stops(list)}</radialGradient>`;
}

/** Radial gradient in the user space. */
export function radialAt(id: string, cx: number, cy: number, r: number, list: readonly Stop[], transform = ''): string {
  const turn = transform === '' ? '' : ` gradientTransform="${transform}"`;
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${Math.round(cx)}" cy="${Math.round(cy)}" r="${Math.round(r)}"${turn}>${stops(list)}</radialGradient>`;
}

export function svg(width: number, height: number, defs: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${defs}</defs>${body}</svg>`;
}
