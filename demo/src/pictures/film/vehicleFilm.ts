import { drawCar } from '../car';
import { num } from '../geometry/format';
import { inset } from '../geometry/inset';
import { idPrefix } from '../geometry/random';
import { CAST } from '../scenes/cast';
import { wordmark, wordmarkWidth } from '../social/wordmark';
import type { CarView, Paint, Wheel } from '../types';
import { cut, ease, filmHeight, filmWidth, type Shot } from './timeline';

/** Seconds. */
export const vehicleFilmLength = 7.5;

const whole = { x: 0, y: 0, width: filmWidth, height: filmHeight };
const crop = { x: 0, y: 40, width: 1200, height: 675 };

const wheel: Wheel = { name: 'Y-spoke', spokes: 5, hex: '#D0D4D8', finish: 'machined' };
const red: Paint = { hex: '#B3122A', finish: 'gloss' };
const blue: Paint = { hex: '#1C6E9C', finish: 'metallic' };
const silver: Paint = { hex: '#B9BEC3', finish: 'metallic' };

const view = (name: CarView, paint: Paint): string => inset(drawCar(CAST.coupe, paint, wheel, name), whole, crop);

/** A band of light that runs over the body from the nose to the tail. */
function swept(picture: string, share: number): string {
  const body = /<clipPath id="(\w+o)">/.exec(picture)?.[1] ?? '';
  const x = -200 + share * 1600;
  const band = (width: number, opacity: number): string =>
    `<path d="M${num(x - width / 2)} 0h${width}l-160 750h-${width}Z" fill="#fff" opacity="${opacity}"/>`;
  return picture.replace(
    /<\/svg>$/,
    `<g clip-path="url(#${body})">${[250, 210, 170, 130, 90, 50].map((width) => band(width, 0.07)).join('')}</g></svg>`,
  );
}

/** The second paint comes over the first from the right. */
function repainted(time: number, from: number, to: number, first: Paint, second: Paint): string {
  const edge = filmWidth * (1 - ease(time, from, to));
  if (edge >= filmWidth) return view('side', first);
  if (edge <= 0) return view('side', second);
  const id = idPrefix('wipe', time);
  return `${view('side', first)}<clipPath id="${id}"><path d="M${num(edge)} 0H${filmWidth}V${filmHeight}H${num(edge - 60)}Z"/></clipPath><g clip-path="url(#${id})">${view('side', second)}</g>`;
}

const SHOTS: readonly Shot[] = [
  {
    from: 0,
    to: 3,
    zoom: [1, 1.06],
    aim: [440, 330],
    draw: (time) =>
      time < 1.5 ? swept(view('side', red), ease(time, 0.2, 1.5)) : repainted(time, 1.6, 2.6, red, blue),
  },
  { from: 3, to: 4.2, zoom: [1.06, 1], aim: [520, 300], draw: () => view('wheel', blue) },
  { from: 4.2, to: 5.2, zoom: [1, 1.05], aim: [480, 60], draw: () => view('front', blue) },
  { from: 5.2, to: 6.1, zoom: [1.02, 1.12], aim: [640, 250], draw: () => view('tail', blue) },
  {
    from: 6.1,
    to: 9,
    zoom: [1.1, 1],
    aim: [480, 330],
    draw: (time) => repainted(time, 6.2, 7, blue, silver),
  },
];

/** A walk round one car: light runs over it, it changes its paint, wheel, face and tail come near. */
export function vehicleFrame(time: number): string {
  const letters = 20;
  const shown = ease(time, 6.4, 6.9);
  const name =
    shown === 0
      ? ''
      : `<g opacity="${num(shown)}">${wordmark(filmWidth - wordmarkWidth(letters) - 36, filmHeight - 32, letters)}</g>`;
  return cut(SHOTS, time) + name;
}
