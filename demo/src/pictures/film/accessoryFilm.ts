import { num } from '../geometry/format';
import { inset } from '../geometry/inset';
import { chargingCable } from '../scenes/accessory/onCar';
import { drawAccessoryScene } from '../scenes/accessory/scenes';
import { cut, ease, filmHeight, filmWidth, type Shot } from './timeline';

/** Seconds. */
export const accessoryFilmLength = 6;

const whole = { x: 0, y: 0, width: filmWidth, height: filmHeight };

/** A picture of 960 × 720 with what moves on it. */
const filled = (number: number, moving: string, top: number): string =>
  inset(drawAccessoryScene('charger', number), whole, { x: 0, y: top, width: 960, height: filmHeight }).replace(
    /<\/svg>$/,
    `${moving}</svg>`,
  );

const glow = (x: number, y: number, r: number, time: number): string => {
  const pulse = 0.5 + 0.5 * Math.sin(time * Math.PI * 2 * 0.8);
  return `<circle cx="${x}" cy="${y}" r="${num(r * (0.9 + pulse * 0.25))}" fill="#8fe3b4" opacity="${num(0.1 + pulse * 0.3)}"/>`;
};

/** Current that runs along the cable, and the battery that fills. */
function charging(time: number): string {
  const level = ease(time, 2.2, 5.8);
  const cells = [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const full = level * 6 - i;
      return `<rect x="${92 + i * 34}" y="214" width="28" height="44" rx="5" fill="#2f9d68" opacity="${num(Math.min(1, Math.max(0.12, full)))}"/>`;
    })
    .join('');
  return (
    `<path d="${chargingCable}" fill="none" stroke="#7ee0ab" stroke-width="5" stroke-linecap="round" stroke-dasharray="18 46" stroke-dashoffset="${num(-time * 90)}"/>` +
    glow(596, 416, 24, time) +
    glow(748, 222, 40, time + 0.3) +
    `<rect x="80" y="202" width="222" height="68" rx="14" fill="#faf8f4" stroke="#1c1a17" stroke-width="4"/><path d="M308 224h8q6 0 6 6v12q0 6 -6 6h-8Z" fill="#1c1a17"/>${cells}`
  );
}

const SHOTS: readonly Shot[] = [
  {
    from: 0,
    to: 2.1,
    zoom: [1, 1.14],
    aim: [480, 250],
    draw: (time) => filled(2, glow(480, 272, 130, time), 90),
  },
  { from: 2.1, to: 9, zoom: [1.02, 1.1], aim: [620, 300], draw: (time) => filled(5, charging(time), 130) },
];

/** A wall box from near, then at work: current runs into the car and its battery fills. */
export const accessoryFrame = (time: number): string => cut(SHOTS, time);
