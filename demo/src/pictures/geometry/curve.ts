import type { Frame, Point } from './frame';

/**
 * A knot of a silhouette: where it is and in which direction the line runs through it.
 * Angles in degrees, 0 = towards the rear, 90 = up. `enter` and `leave` differ at a corner.
 */
export interface Knot {
  x: number;
  y: number;
  enter: number;
  leave: number;
  /** Handle lengths as a share of the distance to the neighbour. */
  pullIn: number;
  pullOut: number;
}

export function knot(x: number, y: number, enter: number, leave = enter, pullIn = 0.36, pullOut = 0.36): Knot {
  return { x, y, enter, leave, pullIn, pullOut };
}

interface Segment {
  start: Point;
  c1: Point;
  c2: Point;
  end: Point;
}

const RAD = Math.PI / 180;

function segments(knots: readonly Knot[]): Segment[] {
  const out: Segment[] = [];
  knots.forEach((to, i) => {
    const from = knots[i - 1];
    if (!from) return;
    const d = Math.hypot(to.x - from.x, to.y - from.y);
    out.push({
      start: [from.x, from.y],
      c1: [
        from.x + Math.cos(from.leave * RAD) * d * from.pullOut,
        from.y + Math.sin(from.leave * RAD) * d * from.pullOut,
      ],
      c2: [to.x - Math.cos(to.enter * RAD) * d * to.pullIn, to.y - Math.sin(to.enter * RAD) * d * to.pullIn],
      end: [to.x, to.y],
    });
  });
  return out;
}

/** The knots as SVG cubic segments; with `open` false the caller continues an earlier path. */
export function curve(knots: readonly Knot[], frame: Frame, start: 'M' | 'L' | '' = 'M'): string {
  const [first] = knots;
  if (!first) return '';
  const head = start === '' ? '' : `${start}${frame.at(first.x, first.y)}`;
  return (
    head +
    segments(knots)
      .map((s) => `C${frame.at(...s.c1)} ${frame.at(...s.c2)} ${frame.at(...s.end)}`)
      .join('')
  );
}

/** Points along the knots' curve, for lines that run beside it. */
export function sample(knots: readonly Knot[], steps = 10): Point[] {
  const out: Point[] = [];
  segments(knots).forEach((s) => {
    for (let i = 0; i < steps; i += 1) {
      const t = i / steps;
      const u = 1 - t;
      const mix = (k: 0 | 1): number =>
        u * u * u * s.start[k] + 3 * u * u * t * s.c1[k] + 3 * u * t * t * s.c2[k] + t * t * t * s.end[k];
      out.push([mix(0), mix(1)]);
    }
  });
  const last = knots.at(-1);
  if (last) out.push([last.x, last.y]);
  return out;
}

/** Height of a left-to-right line at x, between its sampled points. */
export function heightAt(points: readonly Point[], x: number): number {
  for (let i = 1; i < points.length; i += 1) {
    const a = points[i - 1];
    const b = points[i];
    if (a && b && a[0] <= x && x <= b[0] && b[0] > a[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
  }
  return points.at(-1)?.[1] ?? 0;
}

/** A smooth line through all points (Catmull-Rom as cubics). */
export function through(points: readonly Point[], frame: Frame, start: 'M' | 'L' = 'M'): string {
  const [first] = points;
  if (!first) return '';
  let d = `${start}${frame.at(...first)}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const p1 = points[i] ?? first;
    const p2 = points[i + 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    // From the second piece on the first handle mirrors the last one, which is what S means.
    d += i === 0 ? `C${frame.at(p1[0] + (p2[0] - p1[0]) / 6, p1[1] + (p2[1] - p1[1]) / 6)} ` : 'S';
    d += `${frame.at(p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6)} ${frame.at(...p2)}`;
  }
  return d;
}

/** Straight lines through all points. */
export function lines(points: readonly Point[], frame: Frame, close = false): string {
  return points.map((p, i) => `${i === 0 ? 'M' : 'L'}${frame.at(...p)}`).join('') + (close ? 'Z' : '');
}
