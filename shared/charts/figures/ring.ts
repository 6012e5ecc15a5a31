import type { Part } from './types';

/** Returns the point at a share of the turn, clockwise from the top. */
const pointAt = (share: number, radius: number): string => {
  const angle = (share - 0.25) * 2 * Math.PI;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

/** SVG path of a segment of the ring around the origin, between two shares of the turn. */
const segment = (from: number, to: number, outer: number, inner: number): string => {
  const large = to - from > 0.5 ? 1 : 0;
  return `M${pointAt(from, outer)}A${outer} ${outer} 0 ${large} 1 ${pointAt(to, outer)}L${pointAt(to, inner)}A${inner} ${inner} 0 ${large} 0 ${pointAt(from, inner)}z`;
};

/** A part of the ring. `number` identifies it without colour. */
export interface Slice {
  readonly key: string;
  readonly path: string;
  readonly number: string;
  readonly tint: number;
  /** Position of its number, at the middle of its outer edge. */
  readonly x: number;
  readonly y: number;
}

/** Radii of the ring and of the circle of numbers. */
const radii = { outer: 78, inner: 46, numbers: 90 } as const;

/** Largest share of an arc: an SVG arc from a point to itself is empty. */
const MAX_ARC_SHARE = 0.9999;

/** Returns the slices of all parts with a share. Tints go from light to full. */
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
        path: segment(from, from + Math.min(share, MAX_ARC_SHARE), radii.outer, radii.inner),
        number: String(index + 1),
        tint: 0.2 + (0.8 * (index + 1)) / parts.length,
        x: Number((radii.numbers * Math.cos(angle)).toFixed(2)),
        y: Number((radii.numbers * Math.sin(angle)).toFixed(2)),
      },
    ];
  });
};
