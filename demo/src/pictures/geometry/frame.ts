import { num } from './format';

/** A point of the car in millimetres: x from the front bumper (or the centre line), y up from the ground. */
export type Point = readonly [x: number, y: number];

/** Maps millimetres of the car to pixels of the picture. */
export interface Frame {
  scale: number;
  x(mm: number): number;
  y(mm: number): number;
  /** "x y" in pixels. */
  at(x: number, y: number): string;
  /** A length in pixels. */
  len(mm: number): string;
}

/** `parts` is how finely a pixel is divided: a close-up needs tenths where a whole car looks smooth in whole pixels. */
export function makeFrame(originX: number, groundY: number, scale: number, parts = 1): Frame {
  const x = (mm: number): number => originX + mm * scale;
  const y = (mm: number): number => groundY - mm * scale;
  return {
    scale,
    x,
    y,
    // Whole pixels of a 1200 px picture: the curves stay smooth and a list of cars stays light.
    at: (px, py) => {
      const down = Math.round(y(py) * parts) / parts;
      return `${Math.round(x(px) * parts) / parts}${down < 0 ? '' : ' '}${down}`;
    },
    len: (mm) => num(mm * scale),
  };
}
