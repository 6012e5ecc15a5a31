import type { Body } from '../../body/body';
import type { Point } from '../../geometry/frame';

/** Height of the shoulder crease at x: from headlamp to tail lamp, swelling over the rear wheel. */
export function creaseAt(body: Body, x: number): number {
  const { height, length, recipe, rearAxle, tyre } = body;
  const t = Math.min(1, Math.max(0, x / length));
  const front = recipe.bonnetEdge[1] - 0.008;
  const rear = Math.min(recipe.belt[1] - 0.055, recipe.rearGlass[1] - 0.05);
  const arch = Math.sin(Math.PI * Math.min(1, t * 1.05)) * 0.016;
  const haunch = body.traits.crease === 'haunch' ? 0.02 * Math.exp(-(((x - rearAxle) / (tyre * 1.7)) ** 2)) : 0;
  return (front + (rear - front) * t ** 0.8 + arch + haunch) * height;
}

/** Height of the lower sculpting line, rising to the rear above the sill. */
export function sculptAt(body: Body, x: number): number {
  const { height, sill, frontAxle, rearAxle } = body;
  const t = (x - frontAxle) / (rearAxle - frontAxle);
  const base = sill + (height - sill) * 0.135;
  return base + (body.archetype === 'offroader' ? 0 : height * 0.045 * t);
}

export function run(from: number, to: number, steps: number, at: (x: number) => number): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const x = from + ((to - from) * i) / steps;
    return [x, at(x)] as const;
  });
}
