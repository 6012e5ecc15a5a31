import type { Body } from '../../body/body';
import { lines } from '../../geometry/curve';
import { num } from '../../geometry/format';
import type { Frame, Point } from '../../geometry/frame';
import { lightLine } from '../lightLine';
import { creaseAt } from './lines';

/** The near headlamp wrapping round the corner. */
export function headlamp(id: string, body: Body, f: Frame): string {
  const { height, length, recipe, traits } = body;
  const edgeX = recipe.bonnetEdge[0] * length;
  const y = recipe.bonnetEdge[1] * height - height * 0.03;
  const reach = length * 0.075;
  const thin = height * 0.034;
  const pod = (points: readonly Point[]): string =>
    `<path d="${lines(points, f, true)}" fill="url(#${id}H)" stroke="#1a1c1f" stroke-width="1.6" stroke-linejoin="round"/>`;
  const glow = (points: readonly Point[], w: number): string =>
    lightLine(lines(points, f), w, traits.light, '#fff', '#fff');
  const x0 = edgeX * 0.3;
  if (traits.lamp === 'round') {
    const cy = y - height * 0.035;
    return `<ellipse cx="${num(f.x(edgeX * 0.5 + 70))}" cy="${num(f.y(cy))}" rx="${f.len(height * 0.034)}" ry="${f.len(height * 0.058)}" fill="url(#${id}H)" stroke="#1a1c1f" stroke-width="2.4"/><ellipse cx="${num(f.x(edgeX * 0.5 + 66))}" cy="${num(f.y(cy))}" rx="${f.len(height * 0.023)}" ry="${f.len(height * 0.044)}" fill="none" stroke="#fff" stroke-width="2.6"/>`;
  }
  if (traits.lamp === 'bar')
    return (
      pod([
        [x0 - 20, y + 12],
        [edgeX + reach * 0.7, y + 26],
        [edgeX + reach * 0.75, y - 6],
        [x0 - 10, y - 26],
      ]) +
      glow(
        [
          [x0 + 8, y - 4],
          [edgeX + reach * 0.68, y + 10],
        ],
        3,
      )
    );
  if (traits.lamp === 'split') {
    const low = y - height * 0.085;
    return (
      pod([
        [x0 + 6, y + 4],
        [edgeX + reach * 0.9, y + 26],
        [edgeX + reach * 0.8, y + 4],
        [x0 + 4, y - 18],
      ]) +
      glow(
        [
          [x0 + 16, y - 6],
          [edgeX + reach * 0.78, y + 14],
        ],
        2.4,
      ) +
      pod([
        [x0 - 26, low + 20],
        [edgeX + reach * 0.36, low + 16],
        [edgeX + reach * 0.26, low - 56],
        [x0 - 30, low - 66],
      ])
    );
  }
  if (traits.lamp === 'hook')
    return (
      pod([
        [x0, y + 6],
        [edgeX + reach, y + thin * 1.15],
        [edgeX + reach * 0.86, y - thin * 0.5],
        [edgeX + reach * 0.2, y - thin * 1.4],
        [x0 - 8, y - thin * 1.3],
      ]) +
      glow(
        [
          [edgeX + reach * 0.86, y + thin * 0.75],
          [x0 + 30, y - 4],
          [x0 + 18, y - thin * 1.2],
        ],
        2.8,
      )
    );
  if (traits.lamp === 'wedge')
    return (
      pod([
        [x0, y],
        [edgeX + reach * 1.2, y + thin * 1.4],
        [edgeX + reach * 0.9, y - thin * 0.35],
        [edgeX + reach * 0.3, y - thin * 1.35],
        [x0 - 8, y - thin * 1.15],
      ]) +
      glow(
        [
          [edgeX + reach * 1.04, y + thin * 0.95],
          [x0 + 18, y - thin * 0.2],
        ],
        2.8,
      )
    );
  return (
    pod([
      [x0, y + 6],
      [edgeX + reach * 1.25, y + thin * 1.2],
      [edgeX + reach, y + thin * 0.1],
      [x0, y - thin * 0.8],
    ]) +
    glow(
      [
        [edgeX + reach * 1.06, y + thin * 0.72],
        [x0 + 14, y - thin * 0.2],
      ],
      2.4,
    )
  );
}

/** The near tail lamp. */
export function tailLamp(id: string, body: Body, f: Frame): string {
  const { height, length, recipe, traits, rearEdge } = body;
  const x = rearEdge;
  const y = Math.min(
    creaseAt(body, length) + height * 0.01,
    (recipe.deck?.[1] ?? recipe.rearGlass[1]) * height - height * 0.05,
  );
  const reach = length * 0.062;
  const t = height * 0.03;
  const pod = (points: readonly Point[]): string =>
    `<path d="${lines(points, f, true)}" fill="url(#${id}B)" stroke="#3a0a0a" stroke-width="1.3" stroke-linejoin="round"/>`;
  const glow = (points: readonly Point[]): string =>
    lightLine(lines(points, f), 2.2, traits.light, '#ffb3a6', '#ff5a48');
  if (traits.tail === 'rings')
    return `<ellipse cx="${num(f.x(x - 46))}" cy="${num(f.y(y - t))}" rx="${f.len(height * 0.026)}" ry="${f.len(height * 0.052)}" fill="url(#${id}B)" stroke="#3a0a0a" stroke-width="1.6"/><ellipse cx="${num(f.x(x - 42))}" cy="${num(f.y(y - t))}" rx="${f.len(height * 0.016)}" ry="${f.len(height * 0.036)}" fill="none" stroke="#ffb3a6" stroke-width="1.8"/>`;
  if (traits.tail === 'blade')
    return (
      pod([
        [x - 130, y + t * 0.6],
        [x + 30, y + t],
        [x + 30, y - t * 4.6],
        [x - 96, y - t * 4.4],
      ]) +
      glow([
        [x - 104, y - t * 0.2],
        [x - 84, y - t * 3.7],
      ])
    );
  if (traits.tail === 'hook')
    return (
      pod([
        [x - reach, y + t * 0.9],
        [x + 30, y + t * 0.6],
        [x + 30, y - t * 2.6],
        [x - reach * 0.34, y - t * 2.2],
        [x - reach * 0.46, y - t * 0.5],
        [x - reach * 0.9, y - t * 0.2],
      ]) +
      glow([
        [x - reach * 0.86, y + t * 0.4],
        [x - reach * 0.3, y + t * 0.1],
        [x - reach * 0.2, y - t * 1.8],
      ])
    );
  if (traits.tail === 'wedge')
    return (
      pod([
        [x - reach * 1.5, y + t * 0.7],
        [x + 30, y + t * 0.9],
        [x + 30, y - t * 1.9],
        [x - reach * 0.7, y - t * 1.1],
      ]) +
      glow([
        [x - reach * 1.26, y + t * 0.34],
        [x - 20, y],
      ])
    );
  return (
    pod([
      [x - reach * 1.2, y + t * 0.2],
      [x + 30, y + t * 0.7],
      [x + 30, y - t * 0.7],
      [x - reach * 1.1, y - t * 0.6],
    ]) +
    glow([
      [x - reach * 1.06, y - t * 0.2],
      [x - 12, y],
    ])
  );
}
