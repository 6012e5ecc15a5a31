import { idPrefix } from '../../geometry/random'
import { svg } from '../../geometry/svg'
import { mountains } from '../banner/mountains'

export type NewsTopic = 'charging' | 'port' | 'factory' | 'customs' | 'market' | 'test' | 'battery' | 'road'

/** An editorial illustration, 960 × 600: the topic chooses the scene, the seed its light, cars and colours. */
export function drawNews(seed: string, topic: NewsTopic): string {
  const id = idPrefix('news', seed, topic)
  const scene = mountains(id, 960, 600)
  return svg(960, 600, scene.defs, scene.body)
}
