import { idPrefix } from '../../geometry/random';
import { svg } from '../../geometry/svg';
import { groundShadow, studio } from '../../studio/studio';
import { GOODS, type AccessoryKind } from './goods';

/** An accessory on the same studio ground as the cars, 960 × 720. */
export function drawAccessory(kind: AccessoryKind): string {
  const id = idPrefix('accessory', kind);
  const { draw, ground, half } = GOODS[kind];
  const stage = studio(`${id}z`, 960, 720, 560);
  const shadow = groundShadow(`${id}z`, 480, ground, half, 36);
  const goods = draw(id);
  return svg(960, 720, stage.defs + shadow.defs + goods.defs, stage.body + shadow.body + goods.body);
}
