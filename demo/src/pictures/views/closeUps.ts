import type { Body } from '../body/body';
import { num } from '../geometry/format';
import type { Tones } from '../paint/tones';
import { GROUND, studio } from '../studio/studio';
import type { CarView, Paint, Wheel } from '../types';
import { drawBack } from './ends/back';
import { drawFront, endScale } from './ends/front';
import { drawInterior } from './interior/interior';
import { drawSide, nearFineness, sideScale } from './side/side';

interface Parts {
  defs: string;
  body: string;
}

export type Detail = Exclude<CarView, 'side' | 'front' | 'back' | 'interior'>;

/** Where the camera points, in pixels of the whole view, and how near it comes. */
interface Aim {
  x: number;
  y: number;
  zoom: number;
}

const near = ({ x, y, zoom }: Aim, parts: Parts): Parts => ({
  defs: parts.defs,
  body: `<g transform="translate(600 375) scale(${num(zoom)}) translate(${num(-x)} ${num(-y)})">${parts.body}</g>`,
});

const inStudio = (id: string, aim: Aim, car: Parts): Parts => {
  const stage = studio(id, 1200, 750, 375 + (GROUND - aim.y) * aim.zoom);
  const shot = near(aim, car);
  return { defs: stage.defs + shot.defs, body: stage.body + shot.body };
};

/** The height of the lamps over the ground, as a share of the car's height, and how far out they sit. */
const lampAim = (body: Body, share: number): Aim => {
  const scale = endScale(body.height);
  return { x: 600 + body.width * 0.5 * 0.62 * scale, y: GROUND - share * body.height * scale, zoom: 3 };
};

/** A detail of the car: the whole view, seen from near. */
export function drawDetail(id: string, body: Body, paint: Paint, tones: Tones, wheel: Wheel, view: Detail): Parts {
  switch (view) {
    case 'wheel': {
      const scale = sideScale(body.length);
      const aim = {
        x: 600 + (body.frontAxle - body.length / 2 + body.arch * 0.16) * scale,
        y: GROUND - body.tyre * 1.16 * scale,
        zoom: 235 / (body.tyre * scale),
      };
      return inStudio(id, aim, drawSide(id, body, paint, tones, wheel, true));
    }
    case 'lamp':
      return inStudio(
        id,
        lampAim(body, body.recipe.bonnetEdge[1] - 0.06),
        drawFront(id, body, paint, tones, nearFineness),
      );
    case 'tail':
      return inStudio(
        id,
        lampAim(body, Math.max(body.recipe.belt[1], body.recipe.rearGlass[1]) - 0.11),
        drawBack(id, body, paint, tones, wheel, nearFineness),
      );
    default:
      return near({ x: 590, y: 400, zoom: 1.85 }, drawInterior(id, body));
  }
}
