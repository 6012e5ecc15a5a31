import type { Body } from '../../body/body';
import { num } from '../../geometry/format';
import type { Frame } from '../../geometry/frame';
import { linear } from '../../geometry/svg';
import { archFoot } from './outline';

const BLACK = '#191b1e';

/** Dark wheel housings, the floor between them and the shade below it, drawn before the body. */
export function underneath(id: string, body: Body, f: Frame): { defs: string; body: string } {
  const { frontAxle, rearAxle, sill, arch, length } = body;
  const r = f.len(arch + 14);
  const foot = archFoot(body, arch + 14, sill - 30);
  const housing = (x: number): string =>
    `<path d="M${f.at(x + foot, sill - 30)}A${r} ${r} 0 1 0 ${f.at(x - foot, sill - 30)}Z" fill="#0b0c0e"/>`;
  const floor = `M${f.at(length * 0.05, sill + 50)}L${f.at(length * 0.085, sill - 24)}L${f.at(frontAxle, sill - 40)}L${f.at(rearAxle, sill - 40)}L${f.at(body.rearEdge - length * 0.07, sill)}L${f.at(body.rearEdge - length * 0.05, sill + 90)}Z`;
  const from = frontAxle;
  const to = rearAxle;
  const shade = `M${f.at(from, sill)}L${f.at(to, sill)}L${f.at(to, -6)}L${f.at(from, -6)}Z`;
  const contact = [frontAxle, rearAxle]
    .map(
      (x) =>
        `<ellipse cx="${num(f.x(x))}" cy="${num(f.y(0))}" rx="${f.len(body.tyre * 0.6)}" ry="3.5" fill="#0c0b09" opacity=".8"/>`,
    )
    .join('');
  return {
    defs: linear(
      `${id}U`,
      [0, f.y(sill), 0, f.y(-6)],
      [
        [0, '#0c0b0a', 0.95],
        [0.55, '#1a1814', 0.8],
        [1, '#2a2722', 0.5],
      ],
      true,
    ),
    body: `<path d="${shade}" fill="url(#${id}U)"/><path d="${floor}" fill="#0c0d0f"/>${contact}${housing(frontAxle)}${housing(rearAxle)}`,
  };
}

/** Edge of one wheel arch: cladding on SUVs, a lit lip else. */
function archEdge(body: Body, x: number, f: Frame, light: string): string {
  const { arch, sill, tyre, height, cladding } = body;
  if (!cladding) {
    return `<circle cx="${num(f.x(x))}" cy="${num(f.y(tyre))}" r="${f.len(arch + 16)}" fill="none" stroke="#000" stroke-width="5" opacity=".16"/><circle cx="${num(f.x(x))}" cy="${num(f.y(tyre))}" r="${f.len(arch + 5)}" fill="none" stroke="${light}" stroke-width="2" opacity=".5"/>`;
  }
  const edge = arch + height * 0.036;
  const foot = archFoot(body, edge, sill - 60);
  const d =
    body.archetype === 'offroader'
      ? `M${f.at(x - foot, sill - 60)}L${f.at(x - edge * 0.9, tyre + edge * 0.56)}Q${f.at(x - edge * 0.76, tyre + edge * 1.02)} ${f.at(x - edge * 0.5, tyre + edge * 1.04)}L${f.at(x + edge * 0.5, tyre + edge * 1.04)}Q${f.at(x + edge * 0.76, tyre + edge * 1.02)} ${f.at(x + edge * 0.9, tyre + edge * 0.56)}L${f.at(x + foot, sill - 60)}Z`
      : `M${f.at(x - foot, sill - 60)}A${f.len(edge)} ${f.len(edge)} 0 1 1 ${f.at(x + foot, sill - 60)}Z`;
  return `<path d="${d}" fill="${BLACK}"/><path d="${d}" fill="none" stroke="#5a5e63" stroke-width="1.6" opacity=".8"/>`;
}

/** Sill, skirts, arch edges, reflector. Clipped to the body by the caller. */
export function lowerTrim(body: Body, f: Frame, light: string): string {
  const { frontAxle, rearAxle, sill, length, height, cladding, arch } = body;
  const off = body.archetype === 'offroader';
  const rise = cladding ? height * (off ? 0.045 : 0.06) : height * 0.02;
  const ends = cladding ? height * (off ? 0.11 : 0.1) : height * 0.055;
  const a = frontAxle - arch;
  const b = rearAxle + arch;
  const skirt = `M${f.at(-40, sill - 60)}L${f.at(-40, sill + ends)}Q${f.at(a * 0.5, sill + ends * 0.9)} ${f.at(a, sill + ends * 0.62)}L${f.at(frontAxle, sill + rise)}L${f.at(rearAxle, sill + rise)}L${f.at(b, sill + ends * 0.75)}Q${f.at((b + length) / 2, sill + ends * 1.15)} ${f.at(length + 40, sill + ends * 1.3)}L${f.at(length + 40, sill - 60)}Z`;
  const reflector = `<rect x="${num(f.x(length * 0.955))}" y="${num(f.y(sill + ends * 1.7))}" width="${f.len(length * 0.03)}" height="4.5" rx="2" fill="#a3171a"/>`;
  const shine = `<path d="M${f.at(frontAxle, sill + rise)}L${f.at(rearAxle, sill + rise)}" stroke="#5d6167" stroke-width="1.8" opacity=".8"/>`;
  const brushed = cladding
    ? `<path d="M${f.at(frontAxle + arch, sill + rise * 0.32)}L${f.at(rearAxle - arch, sill + rise * 0.32)}" stroke="#8f9499" stroke-width="3" opacity=".75"/>`
    : '';
  return `<path d="${skirt}" fill="${BLACK}"/>${shine}${brushed}${archEdge(body, frontAxle, f, light)}${archEdge(body, rearAxle, f, light)}${reflector}`;
}
