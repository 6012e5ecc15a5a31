import { num } from '../geometry/format';
import { random } from '../geometry/random';
import { linear } from '../geometry/svg';
import type { Palette } from './news/palette';

/** A ridge from left to right as a closed area down to `base`; `rough` is the height of its steps. */
export function ridge(seed: string, width: number, y: number, rough: number, base: number, steps = 9): string {
  const next = random(seed);
  const points: [number, number][] = [];
  for (let i = 0; i <= steps; i += 1) {
    const up = i % 2 === 0 ? 0.15 : 0.75;
    points.push([
      ((i + (i === 0 || i === steps ? 0 : next() * 0.5 - 0.25)) / steps) * width,
      y - rough * (up + next() * 0.35),
    ]);
  }
  let d = `M0 ${base}`;
  points.forEach(([px, py], i) => {
    const before = points[i - 1];
    // A few broken facets between the peaks keep the line from looking like a saw.
    if (before) {
      const mx = (before[0] + px) / 2;
      const my = (before[1] + py) / 2;
      d += `L${num(mx + (next() - 0.5) * 20)} ${num(my + (next() - 0.5) * rough * 0.22)}`;
    }
    d += `L${num(px)} ${num(py)}`;
  });
  return `${d}L${width} ${base}Z`;
}

/** The gradients of a palette's sky and ground, from above to below, under the ids given. */
export const skyAndGround = (
  skyId: string,
  groundId: string,
  { sky, ground }: Pick<Palette, 'sky' | 'ground'>,
): string =>
  [[skyId, sky] as const, [groundId, ground] as const]
    .map(([id, [above, below]]) =>
      linear(
        id,
        [0, 0, 0, 1],
        [
          [0, above],
          [1, below],
        ],
      ),
    )
    .join('');
