import type { Part } from './types';

/** Angle of a place on the ring, from the top, clockwise. */
const pointAt = (turn: number, radius: number): string => {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

/** A part of a ring around the origin, between two places of the turn. */
const segment = (from: number, to: number, outer: number, inner: number): string => {
  const large = to - from > 0.5 ? 1 : 0;
  return `M${pointAt(from, outer)}A${outer} ${outer} 0 ${large} 1 ${pointAt(to, outer)}L${pointAt(to, inner)}A${inner} ${inner} 0 ${large} 0 ${pointAt(from, inner)}z`;
};

/** A part as it is drawn; `number` is what it is told apart by, beside its tint. */
export interface Slice {
  readonly key: string;
  readonly path: string;
  readonly number: string;
  readonly tint: number;
  /** Middle of its outer edge; where its number stands. */
  readonly x: number;
  readonly y: number;
}

/** Radii of the ring, and of the circle that the numbers stand on. */
const radii = { outer: 78, inner: 46, numbers: 90 } as const;

/** No part of the ring is a whole turn: an arc from a point to itself is none. */
const WHOLE = 0.9999;

/** The slices of parts that have a share; tints go from light to full, in their order. */
export const slicesOf = (parts: readonly Part[]): Slice[] => {
  let begin = 0;
  return parts.flatMap(({ key, share }, index) => {
    const from = begin;
    begin += share;
    if (share <= 0) return [];
    const angle = (from + share / 2 - 0.25) * 2 * Math.PI;
    return [
      {
        key,
        path: segment(from, from + Math.min(share, WHOLE), radii.outer, radii.inner),
        number: String(index + 1),
        tint: 0.2 + (0.8 * (index + 1)) / parts.length,
        x: Number((radii.numbers * Math.cos(angle)).toFixed(2)),
        y: Number((radii.numbers * Math.sin(angle)).toFixed(2)),
      },
    ];
  });
};
