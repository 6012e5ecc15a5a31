import { idPrefix } from '../../geometry/random';
import { svg } from '../../geometry/svg';
import type { Part } from '../cast';
import { groundShadow, studio } from '../studio';
import { ceramicKit, seatCovers } from './care';
import { floorMats, roofBox, tyres } from './cargo';
import { charger, dashcam, toolKit } from './electric';

export type AccessoryKind =
  | 'charger'
  | 'floor-mats'
  | 'dashcam'
  | 'roof-box'
  | 'tyres'
  | 'ceramic-kit'
  | 'seat-covers'
  | 'tool-kit';

/** What is drawn, where it touches the ground, and half the width of its shadow. */
const GOODS: Readonly<Record<AccessoryKind, readonly [draw: (id: string) => Part, ground: number, half: number]>> = {
  charger: [charger, 566, 250],
  'floor-mats': [floorMats, 560, 420],
  dashcam: [dashcam, 512, 350],
  'roof-box': [roofBox, 556, 390],
  tyres: [tyres, 574, 380],
  'ceramic-kit': [ceramicKit, 564, 400],
  'seat-covers': [seatCovers, 596, 370],
  'tool-kit': [toolKit, 586, 370],
};

/** An accessory on the same studio ground as the cars, 960 × 720. */
export function drawAccessory(kind: AccessoryKind): string {
  const id = idPrefix('accessory', kind);
  const [draw, ground, half] = GOODS[kind];
  const stage = studio(`${id}z`, 960, 720, 560);
  const shadow = groundShadow(`${id}z`, 480, ground, half, 36);
  const goods = draw(id);
  return svg(960, 720, stage.defs + shadow.defs + goods.defs, stage.body + shadow.body + goods.body);
}
