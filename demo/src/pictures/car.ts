import { makeBody } from './body/body';
import { idPrefix } from './geometry/random';
import { svg } from './geometry/svg';
import { tonesOf } from './paint/tones';
import { studio } from './studio/studio';
import type { CarShape, CarView, DrawOptions, Paint, Wheel } from './types';
import { drawDetail } from './views/closeUps';
import { drawBack } from './views/ends/back';
import { drawFront } from './views/ends/front';
import { drawInterior } from './views/interior/interior';
import { drawSide } from './views/side/side';

/**
 * Draws a car as an SVG string, viewBox 1200 × 750. The same input gives the same text.
 * The interior and the details fill the picture: `background` is for whole cars.
 */
export function drawCar(shape: CarShape, paint: Paint, wheel: Wheel, view: CarView, options: DrawOptions = {}): string {
  const id = idPrefix(shape, paint, wheel, view, options);
  const body = makeBody(shape);
  const tones = tonesOf(paint);
  if (view === 'interior') {
    const cabin = drawInterior(id, body);
    return svg(1200, 750, cabin.defs, cabin.body);
  }
  if (view !== 'side' && view !== 'front' && view !== 'back') {
    const detail = drawDetail(id, body, paint, tones, wheel, view);
    return svg(1200, 750, detail.defs, detail.body);
  }
  const stage = options.background === 'none' ? { defs: '', body: '' } : studio(id);
  const car =
    view === 'front'
      ? drawFront(id, body, paint, tones)
      : view === 'back'
        ? drawBack(id, body, paint, tones, wheel)
        : drawSide(id, body, paint, tones, wheel);
  return svg(1200, 750, stage.defs + car.defs, stage.body + car.body);
}
