import { hash, idPrefix } from '../../geometry/random';
import { svg } from '../../geometry/svg';
import { mountains } from './mountains';
import { port } from './port';

/** Words in a kind that ask for a scene; any other kind draws one of them by its letters. */
const SCENES = [
  [/mountain|dusk|road|caucasus|drive|registration/i, mountains],
  [/port|harbou?r|ship|dawn|carrier|delivery|customs|quay/i, port],
] as const;

/** A promotion's picture without words: 1600 × 560 for wide screens, 750 × 750 for phones. */
export function drawBanner(kind: string, size: 'desktop' | 'mobile'): string {
  const id = idPrefix('banner', kind, size);
  const [width, height] = size === 'desktop' ? [1600, 560] : [750, 750];
  const draw = SCENES.find(([words]) => words.test(kind))?.[1] ?? (hash(kind) % 2 === 0 ? mountains : port);
  const scene = draw(id, width, height);
  return svg(width, height, scene.defs, scene.body);
}
