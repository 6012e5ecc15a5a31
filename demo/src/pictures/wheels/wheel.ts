import { linear, radial } from '../geometry/svg';
import type { Wheel } from '../types';
import { around, drawSpokes } from './spokes';
import { wheelTones } from './tones';

/** Disc and calliper behind the spokes. */
function brake(id: string): string {
  return (
    `<circle r="62" fill="url(#${id}d)" stroke="#2c2f33" stroke-width="1.5"/><circle r="50" fill="none" stroke="#3f4348" stroke-width="3" stroke-dasharray="2 8"/><circle r="30" fill="#1a1c1f"/>` +
    '<path d="M40-54A67 67 0 0 1 66 12L49 10A50 50 0 0 0 30-40Z" fill="#7d1f14"/><path d="M44-50A64 64 0 0 1 63 8" fill="none" stroke="#c4462f" stroke-width="2.5"/>'
  );
}

/** The empty barrel of a loose wheel: its far edge and the floor through it. */
const BARREL =
  '<circle cx="5" cy="3" r="84" fill="#2b2f33" stroke="#4a4f54" stroke-width="3"/><circle cx="8" cy="5" r="70" fill="#6a7076" stroke="#3a3e43" stroke-width="6"/><circle cx="3" cy="2" r="36" fill="#1b1d20" stroke="#43474c" stroke-width="4"/>';

/**
 * A wheel round 0,0 in units of the rim (outer edge at radius 100).
 * `tyre` is the tyre's outer radius in the same units, 130 for a car's usual sidewall.
 * A loose wheel has no brake behind its spokes.
 */
export function wheelParts(id: string, wheel: Wheel, tyre: number, brakes = true): { defs: string; body: string } {
  const tones = wheelTones(wheel);
  const defs =
    radial(`${id}t`, [
      [0.76, '#2a2b2e'],
      [0.8, '#16171a'],
      [0.9, '#35373c'],
      [0.965, '#1b1c1f'],
      [1, '#0c0d0f'],
    ]) +
    radial(`${id}b`, [
      [0, '#3b3f44'],
      [0.62, '#1f2124'],
      [0.9, '#0d0e10'],
      [1, '#26292c'],
    ]) +
    (brakes
      ? linear(
          `${id}d`,
          [0, 0, 1, 1],
          [
            [0, '#a9aeb3'],
            [1, '#43474c'],
          ],
        )
      : '') +
    linear(
      `${id}l`,
      [0.25, 0, 0.75, 1],
      [
        [0, '#fff', 0.34],
        [0.42, '#fff', 0],
        [0.6, '#000', 0],
        [1, '#000', 0.42],
      ],
    ) +
    linear(
      `${id}r`,
      [0.2, 0, 0.8, 1],
      [
        [0, '#fff'],
        [0.35, tones.lip],
        [0.6, tones.shade],
        [1, tones.lip],
      ],
    );
  const body =
    `<circle r="${Math.round(tyre * 10) / 10}" fill="url(#${id}t)"/><circle r="${Math.round(tyre * 10 - 12) / 10}" fill="none" stroke="#050506" stroke-width="2.4" stroke-dasharray="4.6 1.5"/><circle r="${Math.round(tyre / 2 + 53)}" fill="none" stroke="#55585d" stroke-width="1" opacity=".6"/><circle r="${Math.round(tyre / 2 + 50.5)}" fill="none" stroke="#c9ccd0" stroke-width="2.6" stroke-dasharray="2.4 1.3 1 1.3 3 1.3 1.6 ${Math.round(Math.PI * (tyre / 2 + 50.5) - 12.5)}" opacity=".3"/><circle r="99" fill="url(#${id}b)"/>` +
    (brakes ? brake(id) : BARREL) +
    drawSpokes(wheel.name, { id: `${id}s`, tones, spokes: wheel.spokes }) +
    `<circle r="97" fill="none" stroke="url(#${id}r)" stroke-width="5"/><circle r="93.5" fill="none" stroke="${tones.edge}" stroke-width="1.5" opacity=".7"/>` +
    `<circle r="21" fill="${tones.shade}"/><circle r="20" cx="-.6" cy="-.8" fill="${tones.face}"/>` +
    around(`${id}n`, 5, '<circle cy="-14.5" r="2.9" fill="#0f1012"/><circle cy="-14.5" r="1.7" fill="#8d9298"/>', 36) +
    `<circle r="8.5" fill="#17181b" stroke="${tones.lit}" stroke-width="1.2"/><circle r="99" fill="url(#${id}l)"/>`;
  return { defs, body };
}
