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

/** The lit side of a few peaks: the same ridge pushed down and cut by the light. */
export function snow(seed: string, width: number, y: number, rough: number, steps = 9): string {
  const next = random(seed);
  let d = '';
  for (let i = 0; i <= steps; i += 1) {
    const up = i % 2 === 0 ? 0.15 : 0.75;
    const px = ((i + (i === 0 || i === steps ? 0 : next() * 0.5 - 0.25)) / steps) * width;
    const py = y - rough * (up + next() * 0.35);
    if (i % 2 === 1) {
      const s = rough * 0.34;
      d += `M${num(px)} ${num(py)}l${num(s * 0.5)} ${num(s * 0.62)}l${num(-s * 0.2)} ${num(-s * 0.06)}l${num(-s * 0.12)} ${num(s * 0.4)}l${num(-s * 0.26)} ${num(-s * 0.34)}l${num(-s * 0.3)} ${num(s * 0.2)}Z`;
    }
  }
  return d;
}
