import { idPrefix } from '../../geometry/random';
import { svg } from '../../geometry/svg';
import type { Part } from '../cast';
import { battery, factory, market, test } from './indoors';
import { charging, customs, harbour, road } from './outdoors';
import { paletteOf, type Palette } from './palette';

export type NewsTopic = 'charging' | 'port' | 'factory' | 'customs' | 'market' | 'test' | 'battery' | 'road';

const TOPICS: Readonly<Record<NewsTopic, (id: string, seed: string, palette: Palette) => Part>> = {
  charging,
  port: harbour,
  factory,
  customs,
  market,
  test,
  battery,
  road,
};

/** An editorial illustration, 960 × 600: the topic chooses the scene, the seed its light, cars and proportions. */
export function drawNews(seed: string, topic: NewsTopic): string {
  const id = idPrefix('news', seed, topic);
  const scene = TOPICS[topic](id, seed, paletteOf(`${topic}/${seed}`));
  return svg(960, 600, scene.defs, scene.body);
}
