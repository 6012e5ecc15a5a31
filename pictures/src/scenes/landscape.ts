import { num } from '../geometry/format';
import { random } from '../geometry/random';

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
