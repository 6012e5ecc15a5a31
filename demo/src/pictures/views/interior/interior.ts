import type { Body } from '../../body/body';
import { radialAt } from '../../geometry/svg';
import type { Printed } from '../../paint/area';
import { dash } from './dash';
import { cabinOf } from './palette';
import { seats } from './seats';
import { shell } from './shell';

/** Seen from the middle of the rear bench: the road outside, dashboard, wheel and screens between the front seats. */
export function drawInterior(id: string, body: Body): Printed {
  const { seed } = body.shape;
  const cabin = cabinOf(seed);
  const parts = [shell(id, cabin), dash(id, seed, cabin), seats(id, cabin)];
  return {
    defs:
      parts.map((p) => p.defs).join('') +
      radialAt(`${id}V`, 600, 330, 760, [
        [0.45, '#000', 0],
        [1, '#000', 0.5],
      ]),
    body: `${parts.map((p) => p.body).join('')}<path d="M0 0H1200V750H0Z" fill="url(#${id}V)"/>`,
  };
}
