import { num } from './format';

/** A part of another picture, in that picture's own units. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Sets a finished picture, or a part of it, into a frame of another one; what is too much is cut off evenly. */
export function inset(picture: string, at: Crop, crop?: Crop): string {
  const box = (c: Crop): string => `x="${num(c.x)}" y="${num(c.y)}" width="${num(c.width)}" height="${num(c.height)}"`;
  const whole = / viewBox="([^"]+)"/.exec(picture)?.[1] ?? '0 0 1 1';
  const shown = crop ? [crop.x, crop.y, crop.width, crop.height].map(num).join(' ') : whole;
  return picture.replace(
    /^<svg [^>]*>/,
    `<svg ${box(at)} viewBox="${shown}" preserveAspectRatio="xMidYMid slice" overflow="hidden">`,
  );
}
