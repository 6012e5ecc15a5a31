import type { Viewport } from '../../e2e/support/browser';
import type { Line } from '../network/line';

/** The network, CPU and screen of a visitor. */
export interface Profile {
  readonly name: string;
  readonly line: Line;
  /** Factor by which the CPU is slower than that of this machine. */
  readonly slowdown: number;
  readonly screen: Viewport;
}

/** The profiles that Lighthouse calls mobile and desktop. */
export const profiles: readonly Profile[] = [
  {
    name: 'Slow 4G (150 ms, 1.6 Mbit/s), 4× slower CPU, 412 px',
    line: { roundTrip: 150, down: 1638.4, up: 750 },
    slowdown: 4,
    screen: { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  },
  {
    name: 'Fast line (40 ms, 10 Mbit/s), 1350 px',
    line: { roundTrip: 40, down: 10_240, up: 10_240 },
    slowdown: 1,
    screen: { width: 1350, height: 940 },
  },
];
