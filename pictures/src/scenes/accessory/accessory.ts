import { idPrefix } from '../../geometry/random'
import { svg } from '../../geometry/svg'
import { studio } from '../studio'

export type AccessoryKind = 'charger' | 'floor-mats' | 'dashcam' | 'roof-box' | 'tyres' | 'ceramic-kit' | 'seat-covers' | 'tool-kit'

/** An accessory on the studio ground, 960 × 720. */
export function drawAccessory(kind: AccessoryKind): string {
  const id = idPrefix('accessory', kind)
  const stage = studio(id, 960, 720, 560)
  return svg(960, 720, stage.defs, stage.body)
}
