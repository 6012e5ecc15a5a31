import { linear } from '../geometry/svg';
import type { Paint } from '../types';
import type { Area, Printed } from './area';
import { printOf } from './print';
import type { Tones } from './tones';

/** The colour itself, before light and shade: flat, shifting or printed. To be clipped to the bodywork. */
export function coat(id: string, paint: Paint, tones: Tones, area: Area): Printed {
  const flat = `<path d="M0 0H1200V750H0Z" fill="${tones.base}"/>`;
  if (tones.mode === 'shift') {
    const { x, y, width, height } = area;
    return {
      defs: linear(
        id,
        [x, y, x + width, y + height * 1.6],
        [
          [0, tones.second],
          [0.3, tones.base],
          [0.5, tones.second],
          [0.74, tones.base],
          [1, tones.second],
        ],
        true,
      ),
      body: `<path d="M0 0H1200V750H0Z" fill="url(#${id})"/>`,
    };
  }
  const print = tones.mode === 'printed' ? printOf(id, paint, area) : null;
  return print ? { defs: print.defs, body: flat + print.body } : { defs: '', body: flat };
}
