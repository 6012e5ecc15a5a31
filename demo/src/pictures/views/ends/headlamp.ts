import type { Body } from '../../body/body';
import { lines } from '../../geometry/curve';
import { num } from '../../geometry/format';
import type { Frame, Point } from '../../geometry/frame';
import { lightLine } from '../lightLine';
import type { End } from './geometry';

/** The right headlamp by design. */
export function endLamp(id: string, body: Body, end: End, f: Frame, edgeY: number): string {
  const { height, traits } = body;
  const o = end.half;
  const y = edgeY - height * 0.03;
  const t = height * 0.032;
  // One that begins in the middle of the car stays open there: it goes on in its mirror image.
  const pod = (p: readonly Point[]): string =>
    `<path d="${lines(p, f, p[0]?.[0] !== 0)}" fill="url(#${id}H)" stroke="#16181b" stroke-width="2" stroke-linejoin="round"/>`;
  const glow = (p: readonly Point[], w = 3.4): string => lightLine(lines(p, f), w, traits.light, '#fff', '#fff');
  const eye = (x: number, ey: number, r: number): string =>
    `<circle cx="${num(f.x(x))}" cy="${num(f.y(ey))}" r="${f.len(r)}" fill="#0d0f11"/><circle cx="${num(f.x(x))}" cy="${num(f.y(ey))}" r="${f.len(r * 0.68)}" fill="#b8c4cc"/><circle cx="${num(f.x(x) - 1)}" cy="${num(f.y(ey) - 1)}" r="${f.len(r * 0.36)}" fill="#fff"/>`;
  const lenses = (x: number, ly: number, w: number, h: number): string =>
    `<g transform="rotate(-5 ${num(f.x(x))} ${num(f.y(ly))})"><rect x="${num(f.x(x))}" y="${num(f.y(ly + h / 2))}" width="${f.len(w)}" height="${f.len(h)}" rx="4" fill="#0d0f11"/>${[0.06, 0.38, 0.7].map((k) => `<rect x="${num(f.x(x + w * k))}" y="${num(f.y(ly + h * 0.3))}" width="${f.len(w * 0.24)}" height="${f.len(h * 0.6)}" rx="2.5" fill="#c9d4db"/>`).join('')}</g>`;
  if (traits.lamp === 'round') {
    const r = height * 0.062;
    const cx = num(f.x(o * 0.68));
    const cy = num(f.y(y - t * 1.5));
    return `<circle cx="${cx}" cy="${cy}" r="${f.len(r)}" fill="url(#${id}H)" stroke="#16181b" stroke-width="3"/><circle cx="${cx}" cy="${cy}" r="${f.len(r * 0.82)}" fill="none" stroke="#fff" stroke-width="4"/>${eye(o * 0.68, y - t * 1.5, r * 0.46)}`;
  }
  if (traits.lamp === 'bar')
    return (
      pod([
        [0, y + 10],
        [o * 0.88, y + 34],
        [o * 0.9, y + 4],
        [0, y - 24],
      ]) +
      glow(
        [
          [0, y - 7],
          [o * 0.86, y + 18],
        ],
        4,
      ) +
      lenses(o * 0.62, y - t * 1.9, o * 0.22, t * 0.9)
    );
  if (traits.lamp === 'split')
    return (
      pod([
        [o * 0.42, y + 2],
        [o * 0.9, y + t * 1.3],
        [o * 0.91, y + t * 0.6],
        [o * 0.44, y - t * 0.6],
      ]) +
      glow([
        [o * 0.46, y - 5],
        [o * 0.88, y + t * 0.9],
      ]) +
      pod([
        [o * 0.6, y - t * 2],
        [o * 0.88, y - t * 1.7],
        [o * 0.86, y - t * 4],
        [o * 0.64, y - t * 4],
      ]) +
      eye(o * 0.71, y - t * 2.9, 32) +
      eye(o * 0.8, y - t * 2.8, 26)
    );
  if (traits.lamp === 'hook')
    return (
      pod([
        [o * 0.4, y + 2],
        [o * 0.9, y + t * 1.9],
        [o * 0.91, y + t * 0.2],
        [o * 0.8, y - t * 1.2],
        [o * 0.44, y - t * 1.2],
      ]) +
      glow([
        [o * 0.86, y + t * 1.2],
        [o * 0.46, y - t * 0.2],
        [o * 0.48, y - t * 0.9],
      ]) +
      eye(o * 0.64, y - t * 0.35, 27) +
      eye(o * 0.76, y, 27)
    );
  if (traits.lamp === 'wedge')
    return (
      pod([
        [o * 0.36, y - t * 0.6],
        [o * 0.92, y + t * 2],
        [o * 0.91, y + t * 0.2],
        [o * 0.74, y - t * 1.3],
        [o * 0.46, y - t * 1.5],
      ]) +
      glow([
        [o * 0.42, y - t * 0.7],
        [o * 0.88, y + t * 1.3],
      ]) +
      eye(o * 0.62, y - t * 0.7, 26) +
      eye(o * 0.73, y - t * 0.3, 26)
    );
  return (
    pod([
      [o * 0.4, y],
      [o * 0.92, y + t * 1.6],
      [o * 0.9, y + t * 0.3],
      [o * 0.44, y - t * 0.9],
    ]) +
    glow(
      [
        [o * 0.45, y + t * 0.1],
        [o * 0.88, y + t * 1.3],
      ],
      2.6,
    ) +
    lenses(o * 0.58, y - t * 0.3, o * 0.24, t * 0.62)
  );
}
