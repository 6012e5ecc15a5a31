import type { Body } from '../../body/body'
import { num } from '../../geometry/format'
import type { Frame } from '../../geometry/frame'
import { archFoot } from './outline'

/** Dark wheel housings and the floor between them, drawn before the body. */
export function underneath(body: Body, f: Frame): string {
  const { frontAxle, rearAxle, sill, arch, length } = body
  const r = f.len(arch + 14)
  const foot = archFoot(body, arch + 14, sill - 30)
  const housing = (x: number): string => `<path d="M${f.at(x + foot, sill - 30)}A${r} ${r} 0 1 0 ${f.at(x - foot, sill - 30)}Z" fill="#0b0c0e"/>`
  const floor = `M${f.at(length * 0.06, sill + 50)}L${f.at(length * 0.09, sill - 20)}L${f.at(frontAxle, sill - 48)}L${f.at(rearAxle, sill - 48)}L${f.at(length * 0.92, sill)}L${f.at(length * 0.95, sill + 90)}Z`
  return `<path d="${floor}" fill="#0c0d0f"/>${housing(frontAxle)}${housing(rearAxle)}`
}

/** Sill, arch edges and, on SUVs, the unpainted cladding. Clipped to the body by the caller. */
export function lowerTrim(body: Body, f: Frame, light: string): string {
  const { frontAxle, rearAxle, sill, arch, length, height, cladding, tyre } = body
  const rise = cladding ? height * (body.archetype === 'offroader' ? 0.05 : 0.062) : height * 0.022
  const dark = '#191b1e'
  const skirt = `M${f.at(-40, sill - 40)}L${f.at(-40, sill + rise * 1.9)}L${f.at(length * 0.05, sill + rise * 1.7)}L${f.at(frontAxle, sill + rise)}L${f.at(rearAxle, sill + rise)}L${f.at(length * 0.93, sill + rise * 1.9)}L${f.at(length + 40, sill + rise * 2.1)}L${f.at(length + 40, sill - 40)}Z`
  const rim = (x: number): string => {
    const edge = cladding ? arch + height * 0.036 : arch + 9
    const foot = archFoot(body, edge, sill - 60)
    const flare = body.archetype === 'offroader'
    const d = flare
      ? `M${f.at(x - foot, sill - 60)}L${f.at(x - edge * 0.86, tyre + edge * 0.62)}Q${f.at(x - edge * 0.74, tyre + edge * 1.02)} ${f.at(x - edge * 0.5, tyre + edge * 1.04)}L${f.at(x + edge * 0.5, tyre + edge * 1.04)}Q${f.at(x + edge * 0.74, tyre + edge * 1.02)} ${f.at(x + edge * 0.86, tyre + edge * 0.62)}L${f.at(x + foot, sill - 60)}Z`
      : `M${f.at(x - foot, sill - 60)}A${f.len(edge)} ${f.len(edge)} 0 1 1 ${f.at(x + foot, sill - 60)}Z`
    return cladding
      ? `<path d="${d}" fill="${dark}"/><path d="${d}" fill="none" stroke="#4b4f54" stroke-width="1.600" opacity=".8"/>`
      : `<circle cx="${num(f.x(x))}" cy="${num(f.y(tyre))}" r="${f.len(edge)}" fill="none" stroke="${light}" stroke-width="2.400" opacity=".4"/>`
  }
  return (
    `<path d="${skirt}" fill="${dark}"/><path d="M${f.at(frontAxle, sill + rise)}L${f.at(rearAxle, sill + rise)}" stroke="#50545a" stroke-width="1.600" opacity=".8"/>` + rim(frontAxle) + rim(rearAxle)
  )
}
