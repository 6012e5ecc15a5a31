import type { Body } from '../../body/body'
import { curve, knot, lines } from '../../geometry/curve'
import { frac, num } from '../../geometry/format'
import { makeFrame, type Frame, type Point } from '../../geometry/frame'
import { linear } from '../../geometry/svg'
import { coat } from '../../paint/coat'
import type { Tones } from '../../paint/tones'
import { GROUND, groundShadow } from '../../scenes/studio'
import type { Paint } from '../../types'
import { grille, intake } from './face'
import { endPath, makeEnd, mirrored, type End } from './geometry'
import { plate } from './plate'
import { screen } from './screen'
import { endDefs, endMirrors, endSkin, tyres, underEnd } from './skin'

/** The widest car fills the card, a tall one keeps air above it. */
export function endScale(height: number): number {
  return Math.min(0.31, 480 / height)
}

export function drawFront(id: string, body: Body, paint: Paint, tones: Tones): { defs: string; body: string } {
  const f = makeFrame(600, GROUND, endScale(body.height))
  const end = makeEnd(body, false)
  const { height, recipe } = body
  const edgeY = recipe.bonnetEdge[1] * height
  const path = endPath(end, f)
  const film = coat(`${id}k`, paint, tones, { x: f.x(-end.half), y: f.y(height), width: end.half * 2 * f.scale, height: height * f.scale, seen: 'end' })
  const skin = endSkin(id, body, end, f, tones, edgeY)
  const pane = screen(id, body, end, f, false)
  const shadow = groundShadow(id, 600, GROUND, end.half * f.scale * 1.16, 30)
  return {
    defs: film.defs + skin.defs + pane.defs + shadow.defs + endDefs(id, body, f, tones) + linear(`${id}H`, [0, 0, 1, 1], [[0, '#7b858d'], [0.45, '#262b30'], [1, '#6c757d']]) + `<clipPath id="${id}o"><path d="${path}"/></clipPath>`,
    body:
      shadow.body + underEnd(id, body, end, f) + tyres(id, body, end, f) +
      `<g clip-path="url(#${id}o)">${film.body}${skin.body}${bonnet(id, body, end, f, tones, edgeY)}${intake(id, body, end, f, edgeY)}${grille(id, body, end, f, tones, edgeY)}${creases(id, body, end, f, tones, edgeY)}${mirrored(`${id}l`, lamp(id, body, end, f, edgeY))}${mirrored(`${id}x`, flank(body, end, f, tones))}</g>` +
      pane.body + wipers(end, f, height) + `<path d="${path}" fill="none" stroke="${tones.dark}" stroke-width="1.2" opacity=".55"/>` +
      plate(f, height * 0.29, false) + endMirrors(id, body, end, f, tones, false),
  }
}

/** Creases on the bonnet, its front gap, and the reflection across it. */
function bonnet(id: string, body: Body, end: End, f: Frame, t: Tones, edgeY: number): string {
  const { height } = body
  const ridge = curve([knot(end.foot * 0.72, end.beltY - height * 0.01, -100), knot(end.half * 0.5, edgeY + height * 0.02, -112)], f)
  const gap = curve([knot(0, edgeY + height * 0.012, 0), knot(end.half * 0.62, edgeY + height * 0.016, 10), knot(end.foot * 0.985, end.beltY - height * 0.035, 62)], f)
  const sheen = curve([knot(0, end.beltY - height * 0.045, 0), knot(end.half * 0.5, end.beltY - height * 0.05, -8), knot(end.half * 0.66, end.beltY - height * 0.09, -60, 190), knot(0, end.beltY - height * 0.075, 180)], f)
  return mirrored(
    `${id}b`,
    `<path d="${sheen}Z" fill="#fff" opacity="${frac(t.sharp * 0.55)}" filter="url(#${id}f)"/><path d="${ridge}" fill="none" stroke="${t.light}" stroke-width="2" opacity="${frac(t.soft * 0.8)}"/><path d="${ridge}" fill="none" stroke="${t.dark}" stroke-width="2" opacity=".3" transform="translate(2.5 0)"/><path d="${gap}" fill="none" stroke="${t.dark}" stroke-width="2" opacity=".8"/><path d="${gap}" fill="none" stroke="${t.light}" stroke-width="1.2" opacity=".35" transform="translate(0 2)"/>`,
  )
}

/** The nose below the lamps: a lit edge running down to the intake, shade beside it. */
function creases(id: string, body: Body, end: End, f: Frame, t: Tones, edgeY: number): string {
  const { height } = body
  const o = end.half
  const top = edgeY - height * 0.07
  const foot = body.sill + height * 0.12
  const facet = curve([knot(o * 0.5, top, -100), knot(o * 0.66, foot, -80, 40), knot(o * 0.9, top - height * 0.03, 84, 180), knot(o * 0.5, top, 180)], f)
  const chin = curve([knot(0, body.sill + height * 0.055, 0), knot(o * 0.7, body.sill + height * 0.06, 4), knot(o * 0.95, body.sill + height * 0.12, 40)], f)
  const line = curve([knot(o * 0.5, top, -100), knot(o * 0.66, foot, -80)], f)
  return mirrored(`${id}z`, `<path d="${facet}Z" fill="${t.dark}" opacity="${frac(t.shade * 0.36)}" filter="url(#${id}f)"/><path d="${line}" fill="none" stroke="${t.light}" stroke-width="2" opacity="${frac(t.soft * 0.5)}"/><path d="${chin}" fill="none" stroke="${t.light}" stroke-width="3" opacity="${frac(t.soft * 0.4)}" filter="url(#${id}f)"/>`)
}

/** Wheel arch edge and the turn of the bumper on one side. */
function flank(body: Body, end: End, f: Frame, t: Tones): string {
  const { height } = body
  const d = curve([knot(end.half * 0.9, end.shoulderY - height * 0.05, -70), knot(end.half * 0.92, height * 0.36, -94), knot(end.half * 0.88, body.sill, -104)], f)
  const clad = body.cladding ? `<path d="M${f.at(end.half * 1.02, height * 0.44)}L${f.at(end.half * 0.955, height * 0.41)}L${f.at(end.half * 0.93, height * 0.24)}L${f.at(end.half * 0.9, body.sill)}L${f.at(end.half * 1.02, body.sill)}Z" fill="#191b1e"/>` : ''
  return `<path d="${d}" fill="none" stroke="${t.dark}" stroke-width="1.8" opacity=".45"/>${clad}`
}

function wipers(end: End, f: Frame, height: number): string {
  const y = end.beltY + height * 0.004
  return `<path d="M${f.at(-end.foot * 0.86, y)}L${f.at(-end.foot * 0.06, y + height * 0.012)}M${f.at(-end.foot * 0.02, y - height * 0.012)}L${f.at(end.foot * 0.76, y + height * 0.016)}" stroke="#060708" stroke-width="3.2" stroke-linecap="round"/>`
}

/** The right headlamp by design. */
function lamp(id: string, body: Body, end: End, f: Frame, edgeY: number): string {
  const { height, traits } = body
  const o = end.half
  const y = edgeY - height * 0.03
  const t = height * 0.032
  const pod = (p: readonly Point[]): string => `<path d="${lines(p, f, true)}" fill="url(#${id}H)" stroke="#16181b" stroke-width="2" stroke-linejoin="round"/>`
  const glow = (p: readonly Point[], w = 3.4): string => `<path d="${lines(p, f)}" fill="none" stroke="#fff" stroke-width="${num(w * 3)}" stroke-linecap="round" stroke-linejoin="round" opacity=".25"/><path d="${lines(p, f)}" fill="none" stroke="#fff" stroke-width="${num(w)}" stroke-linecap="round" stroke-linejoin="round"/>`
  const eye = (x: number, ey: number, r: number): string => `<circle cx="${num(f.x(x))}" cy="${num(f.y(ey))}" r="${f.len(r)}" fill="#0d0f11"/><circle cx="${num(f.x(x))}" cy="${num(f.y(ey))}" r="${f.len(r * 0.68)}" fill="#b8c4cc"/><circle cx="${num(f.x(x) - 1)}" cy="${num(f.y(ey) - 1)}" r="${f.len(r * 0.36)}" fill="#fff"/>`
  const lenses = (x: number, ly: number, w: number, h: number): string => `<g transform="rotate(-5 ${num(f.x(x))} ${num(f.y(ly))})"><rect x="${num(f.x(x))}" y="${num(f.y(ly + h / 2))}" width="${f.len(w)}" height="${f.len(h)}" rx="4" fill="#0d0f11"/>${[0.06, 0.38, 0.7].map((k) => `<rect x="${num(f.x(x + w * k))}" y="${num(f.y(ly + h * 0.3))}" width="${f.len(w * 0.24)}" height="${f.len(h * 0.6)}" rx="2.5" fill="#c9d4db"/>`).join('')}</g>`
  if (traits.lamp === 'round') {
    const r = height * 0.062
    const cx = num(f.x(o * 0.68))
    const cy = num(f.y(y - t))
    return `<circle cx="${cx}" cy="${cy}" r="${f.len(r)}" fill="url(#${id}H)" stroke="#16181b" stroke-width="3"/><circle cx="${cx}" cy="${cy}" r="${f.len(r * 0.82)}" fill="none" stroke="#fff" stroke-width="4"/>${eye(o * 0.68, y - t, r * 0.46)}`
  }
  if (traits.lamp === 'bar') return pod([[0, y + 10], [o * 0.88, y + 34], [o * 0.9, y + 4], [0, y - 24]]) + glow([[0, y - 7], [o * 0.86, y + 18]], 4) + lenses(o * 0.62, y - t * 1.9, o * 0.22, t * 0.9)
  if (traits.lamp === 'split') return pod([[o * 0.42, y + 2], [o * 0.9, y + t * 1.3], [o * 0.91, y + t * 0.6], [o * 0.44, y - t * 0.6]]) + glow([[o * 0.46, y - 5], [o * 0.88, y + t * 0.9]]) + pod([[o * 0.6, y - t * 2], [o * 0.88, y - t * 1.7], [o * 0.86, y - t * 4], [o * 0.64, y - t * 4]]) + eye(o * 0.71, y - t * 2.9, 32) + eye(o * 0.8, y - t * 2.8, 26)
  if (traits.lamp === 'hook') return pod([[o * 0.4, y + 2], [o * 0.9, y + t * 1.9], [o * 0.91, y + t * 0.2], [o * 0.8, y - t * 1.2], [o * 0.44, y - t * 1.2]]) + glow([[o * 0.86, y + t * 1.2], [o * 0.46, y - t * 0.2], [o * 0.48, y - t * 0.9]]) + eye(o * 0.64, y - t * 0.35, 27) + eye(o * 0.76, y, 27)
  if (traits.lamp === 'wedge') return pod([[o * 0.36, y - t * 0.6], [o * 0.92, y + t * 2], [o * 0.91, y + t * 0.2], [o * 0.74, y - t * 1.3], [o * 0.46, y - t * 1.5]]) + glow([[o * 0.42, y - t * 0.7], [o * 0.88, y + t * 1.3]]) + eye(o * 0.62, y - t * 0.7, 26) + eye(o * 0.73, y - t * 0.3, 26)
  return pod([[o * 0.4, y], [o * 0.92, y + t * 1.6], [o * 0.9, y + t * 0.3], [o * 0.44, y - t * 0.9]]) + glow([[o * 0.45, y + t * 0.1], [o * 0.88, y + t * 1.3]], 2.6) + lenses(o * 0.58, y - t * 0.3, o * 0.24, t * 0.62)
}
