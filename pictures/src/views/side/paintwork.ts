import type { Body } from '../../body/body'
import { through } from '../../geometry/curve'
import { frac, num } from '../../geometry/format'
import type { Frame, Point } from '../../geometry/frame'
import { linear, type Stop } from '../../geometry/svg'
import type { Tones } from '../../paint/tones'
import { creaseAt, run, sculptAt } from './lines'

/** Closed area between two left-to-right lines. */
function between(top: readonly Point[], bottom: readonly Point[], f: Frame): string {
  return `${through(top, f)}${through(bottom.toReversed(), f, 'L')}Z`
}

function baseStops(t: Tones): Stop[] {
  if (t.mode === 'chrome') {
    return [[0, '#ffffff', 0.85], [0.22, '#ffffff', 0.2], [0.36, '#ffffff', 0.9], [0.45, '#ffffff', 0.55], [0.5, t.dark, 0.75], [0.58, t.dark, 0.35], [0.7, '#ffffff', 0.55], [0.84, t.dark, 0.35], [1, t.dark, 0.9]]
  }
  const deep = t.shade
  return [
    [0, t.light, t.soft * 0.75], [0.14, t.light, t.soft * 0.2], [0.3, t.light, t.soft * 0.1], [0.41, t.light, t.soft * 0.42],
    [0.47, t.light, t.soft * 0.06], [0.5, t.dark, deep * 0.18], [0.66, t.dark, deep * 0.5], [0.78, t.dark, deep * 0.3], [0.9, t.dark, deep * 0.62], [1, t.dark, Math.min(1, deep * 1.5)],
  ]
}

/** The lit and shaded bodywork, to be clipped to the body. Expects the flat base (or pattern) below it. */
export function paintwork(id: string, body: Body, f: Frame, t: Tones): { defs: string; body: string } {
  const { length, height, sill, frontAxle, rearAxle } = body
  const crease = run(-20, length + 20, 12, (x) => creaseAt(body, x))
  const shoulder = run(-20, length + 20, 12, (x) => creaseAt(body, x) + height * (0.045 + 0.012 * Math.sin((x / length) * Math.PI)))
  const under = run(-20, length + 20, 12, (x) => creaseAt(body, x) - height * 0.13)
  const sculpt = run(frontAxle + body.tyre * 0.9, rearAxle - body.tyre * 0.9, 6, (x) => sculptAt(body, x))
  const bounce = sculpt.map(([x, y]) => [x, y - height * 0.055] as const)
  const creaseY = f.y(creaseAt(body, length / 2))
  const h = height * f.scale
  const defs =
    linear(`${id}v`, [0, f.y(height), 0, f.y(sill)], baseStops(t), true) +
    linear(`${id}s`, [0, creaseY - h * 0.055, 0, creaseY + h * 0.01], [[0, t.light, 0], [0.55, t.light, t.soft * 0.9], [1, t.light, t.soft * 0.35]], true) +
    linear(`${id}u`, [0, creaseY - h * 0.005, 0, creaseY + h * 0.13], [[0, t.dark, t.shade * 0.62], [1, t.dark, 0]], true) +
    linear(`${id}e`, [f.x(0), 0, f.x(length), 0], [[0, t.dark, t.shade * 0.95], [0.05, t.dark, t.shade * 0.35], [0.13, t.dark, 0], [0.3, t.light, t.soft * 0.16], [0.42, t.light, 0], [0.86, t.dark, 0], [0.96, t.dark, t.shade * 0.5], [1, t.dark, t.shade * 1.2]], true) +
    linear(`${id}h`, [f.x(0), 0, f.x(length), 0], [[0.02, '#fff', 0], [0.12, '#fff', t.sharp * 0.9], [0.34, '#fff', t.sharp * 0.5], [0.62, '#fff', t.sharp * 0.85], [0.86, '#fff', t.sharp * 0.6], [0.98, '#fff', 0]], true) +
    `<filter id="${id}f" x="-5%" y="-60%" width="110%" height="220%"><feGaussianBlur stdDeviation="${num(t.blur * 2.6)}"/></filter>`
  const band = shoulder.map(([x, y], i) => [x, y - height * (0.012 + (i % 2) * 0)] as const)
  const wide = t.mode === 'metallic' ? 0.02 : 0.013
  const bandLow = band.map(([x, y]) => [x, y - height * wide] as const)
  const glints =
    t.sharp > 0
      ? `<path d="${between(band, bandLow, f)}" fill="url(#${id}h)" filter="url(#${id}f)"/>` +
        `<path d="${through(run(length * 0.07, length * 0.94, 8, (x) => creaseAt(body, x) + 4), f)}" fill="none" stroke="url(#${id}h)" stroke-width="${t.mode === 'metallic' ? 2 : 1.4}" opacity=".8"/>`
      : ''
  const grain = t.mode === 'metallic' ? `<path d="${between(run(0, length, 8, (x) => creaseAt(body, x) - height * 0.055), run(0, length, 8, (x) => creaseAt(body, x) - height * 0.085), f)}" fill="url(#${id}h)" opacity=".35" filter="url(#${id}f)"/>` : ''
  return {
    defs,
    body:
      `<path d="M0 0H1200V750H0Z" fill="url(#${id}v)"/><path d="M0 0H1200V750H0Z" fill="url(#${id}e)"/>` +
      `<path d="${between(shoulder, crease, f)}" fill="url(#${id}s)"/><path d="${between(crease, under, f)}" fill="url(#${id}u)"/>` +
      `<path d="${between(sculpt, bounce, f)}" fill="${t.light}" opacity="${frac(t.soft * 0.34)}" filter="url(#${id}f)"/>` +
      `<path d="${through(sculpt, f)}" fill="none" stroke="${t.dark}" stroke-width="2.4" opacity="${frac(t.shade * 0.7)}"/>` +
      grain + glints,
  }
}
