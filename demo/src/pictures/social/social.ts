import { drawCar } from '../car';
import { num } from '../geometry/format';
import { inset, type Crop } from '../geometry/inset';
import { idPrefix } from '../geometry/random';
import { svg } from '../geometry/svg';
import { drawAccessory } from '../scenes/accessory/accessory';
import type { AccessoryKind } from '../scenes/accessory/goods';
import { CAST, gloss, join, placeCar } from '../scenes/cast';
import { drawNews, type NewsTopic } from '../scenes/news/news';
import { studio } from '../studio/studio';
import type { CarShape, CarView, Paint, Wheel } from '../types';
import { wordmark, wordmarkWidth } from './wordmark';

/** The size that networks show a shared page with. */
const width = 1200;
const height = 630;

const paper = '#faf8f4';

const preview = (defs: string, body: string): string => svg(width, height, defs, body);

/** The wordmark on its slip of paper in the lower left corner. */
const slip = (() => {
  const letters = 26;
  const w = wordmarkWidth(letters) + 56;
  return `<path d="M0 ${height - 72}H${w - 10}Q${w} ${height - 72} ${w} ${height - 62}V${height}H0Z" fill="${paper}"/>${wordmark(28, height - 26, letters)}`;
})();

const whole: Crop = { x: 0, y: 0, width, height };

/** A car from the side; shared pages of the colour viewer and the catalogue. */
export function drawCarSocial(shape: CarShape, paint: Paint, wheel: Wheel): string {
  const car = inset(drawCar(shape, paint, wheel, 'side'), whole, { x: 0, y: 45, width, height });
  return preview('', car + slip);
}

/** One car from outside and inside, in the manner of a catalogue page; shared pages of one vehicle. */
export function drawVehicleSocial(shape: CarShape, paint: Paint, wheel: Wheel): string {
  const gap = 6;
  const split = 452;
  const cell = (width - gap * 2) / 3;
  const view = (name: CarView, at: Crop, crop?: Crop): string => inset(drawCar(shape, paint, wheel, name), at, crop);
  const small = (index: number): Crop => ({
    x: index * (cell + gap),
    y: split + gap,
    width: cell,
    height: height - split - gap,
  });
  return preview(
    '',
    `<path d="M0 0H${width}V${height}H0Z" fill="${paper}"/>` +
      view('side', { x: 0, y: 0, width, height: split }, { x: 0, y: 104, width, height: split }) +
      view('front', small(0), { x: 25, y: 66, width: 1150, height: 500 }) +
      view('back', small(1), { x: 25, y: 66, width: 1150, height: 500 }) +
      view('interior', small(2)) +
      `<path d="M0 0H${num(wordmarkWidth(24) + 52)}V64H0Z" fill="${paper}"/>${wordmark(26, 42, 24)}`,
  );
}

/** An article's picture. */
export function drawNewsSocial(seed: string, topic: NewsTopic): string {
  return preview('', inset(drawNews(seed, topic), whole) + slip);
}

/** An advertiser's product. */
export function drawAccessorySocial(kind: AccessoryKind): string {
  const goods = inset(drawAccessory(kind), whole, { x: -91, y: 62, width: 1142, height: 600 });
  const stage = studio(idPrefix('social', kind), width, height, 520);
  return preview(stage.defs, stage.body + goods + slip);
}

/** The site itself: a caravan of four cars under its name. */
export function drawSiteSocial(): string {
  const id = idPrefix('social', 'site');
  const stage = studio(id, width, height, 470);
  const cars = join(
    placeCar(`${id}a`, CAST.city, { hex: '#E2B33C', finish: 'gloss' }, 1050, 500, 235),
    placeCar(`${id}b`, CAST.offroad, gloss('#3F5B4A'), 775, 500, 270),
    placeCar(`${id}c`, CAST.limousine, { hex: '#8E9499', finish: 'metallic' }, 470, 500, 295),
    placeCar(`${id}d`, CAST.coupe, gloss('#B3390F'), 165, 500, 285),
  );
  const letters = 76;
  const left = Math.round((width - wordmarkWidth(letters)) / 2);
  return preview(
    stage.defs + cars.defs,
    `${stage.body}${cars.body}${wordmark(left, 250, letters)}<path d="M${left} 306H${width - left}" stroke="#c2410c" stroke-width="3"/>`,
  );
}
