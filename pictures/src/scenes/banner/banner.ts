import { hash, idPrefix } from '../../geometry/random'
import { svg } from '../../geometry/svg'
import { mountains } from './mountains'

/** A promotion's picture without words: 1600 × 560 for wide screens, 750 × 750 for phones. */
export function drawBanner(kind: string, size: 'desktop' | 'mobile'): string {
  const id = idPrefix('banner', kind, size)
  const [width, height] = size === 'desktop' ? [1600, 560] : [750, 750]
  void hash
  const scene = mountains(id, width, height)
  return svg(width, height, scene.defs, scene.body)
}
