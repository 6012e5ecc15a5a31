import { linear } from '../geometry/svg'
import type { Paint } from '../types'
import type { Tones } from './tones'

/** The area of the picture that the bodywork fills, in pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The colour itself, before light and shade: flat, shifting or printed. */
export function coat(id: string, _paint: Paint, tones: Tones, area: Area): { defs: string; body: string } {
  if (tones.mode === 'shift') {
    return {
      defs: linear(id, [area.x, area.y, area.x + area.width, area.y + area.height], [[0, tones.second], [0.28, tones.base], [0.5, tones.second], [0.72, tones.base], [1, tones.second]], true),
      body: `<path d="M0 0H1200V750H0Z" fill="url(#${id})"/>`,
    }
  }
  return { defs: '', body: `<path d="M0 0H1200V750H0Z" fill="${tones.base}"/>` }
}
