import { idPrefix } from '../geometry/random';
import { radialAt, svg } from '../geometry/svg';
import { groundShadow, studio } from '../studio/studio';
import type { Wheel } from '../types';
import { wheelParts } from './wheel';

/** One wheel with its tyre on the studio ground, 600 × 600. */
export function drawWheel(wheel: Wheel): string {
  const id = idPrefix('wheel', wheel);
  const stage = studio(id, 600, 600, 540);
  const shadow = groundShadow(id, 300, 534, 190, 26);
  const parts = wheelParts(`${id}y`, wheel, 128, false);
  const shade = radialAt(`${id}q`, -60, -80, 150, [
    [0, '#fff', 0.16],
    [0.5, '#fff', 0],
    [1, '#000', 0.25],
  ]);
  return svg(
    600,
    600,
    stage.defs + shadow.defs + parts.defs + shade,
    `${stage.body}${shadow.body}<g transform="translate(300 294) scale(1.9)">${parts.body}<circle r="128" fill="url(#${id}q)"/></g>`,
  );
}
