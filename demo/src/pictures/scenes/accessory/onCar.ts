import { makeBody } from '../../body/body';
import { drawCar } from '../../car';
import { num } from '../../geometry/format';
import { inset } from '../../geometry/inset';
import { linear } from '../../geometry/svg';
import type { CarView, Paint, Wheel } from '../../types';
import { CAST, gloss, join, placeCar, type Part } from '../cast';
import { groundShadow, studio } from '../../studio/studio';
import { GOODS, type AccessoryKind } from './goods';

const SPORT: Wheel = { name: 'Ten-spoke sport', spokes: 10, hex: '#B9BEC3', finish: 'silver' };

/** The product moved and scaled into a scene; `x`, `y` is where the middle of its foot comes. */
export function placeGoods(id: string, kind: AccessoryKind, x: number, y: number, k: number, shadow = true): Part {
  const { draw, ground, half } = GOODS[kind];
  const goods = draw(id);
  const below = groundShadow(`${id}w`, 480, ground, half, 36);
  return {
    defs: goods.defs + (shadow ? below.defs : ''),
    body: `<g transform="translate(${num(x)} ${num(y)}) scale(${k}) translate(-480 -${ground})">${shadow ? below.body : ''}${goods.body}</g>`,
  };
}

/** A detail of a car as the whole picture. */
function detail(
  car: keyof typeof CAST,
  paint: Paint,
  view: CarView,
  crop = { x: 100, y: 0, width: 1000, height: 750 },
) {
  return {
    defs: '',
    body: inset(drawCar(CAST[car], paint, SPORT, view), { x: 0, y: 0, width: 960, height: 720 }, crop),
  };
}

/** A garage: wall with a base line, and the floor. */
function garage(id: string, ground: number): Part {
  const stage = studio(`${id}s`, 960, 720, ground);
  return {
    defs:
      stage.defs +
      linear(
        `${id}l`,
        [0, 0, 0, 1],
        [
          [0, '#cfc9be'],
          [1, '#e9e5dd'],
        ],
      ),
    body: `${stage.body}<path d="M0 0H960V${ground - 60}H0Z" fill="url(#${id}l)"/><path d="M0 ${ground - 60}H960" stroke="#a79f92" stroke-width="3"/><path d="M0 120H960M0 240H960M0 360H960M180 0V120M540 0V120M840 0V120M60 120V240M380 120V240M700 120V240M220 240V360M560 240V360M860 240V360" stroke="#bdb6a9" stroke-width="2" opacity=".6"/>`,
  };
}

/** From the wall box to the car's flap. */
export const chargingCable = 'M742 356C742 470 700 560 610 548S566 452 596 418';

const wallbox = (id: string): Part => {
  const cable = `<path d="${chargingCable}" fill="none" stroke="#1d1f22" stroke-width="11" stroke-linecap="round"/><path d="M738 360C738 470 698 552 612 542" fill="none" stroke="#6a6f75" stroke-width="2"/><circle cx="597" cy="416" r="12" fill="#16181b"/><circle cx="597" cy="416" r="24" fill="#7ed3a2" opacity=".3"/>`;
  const box =
    '<rect x="684" y="150" width="116" height="206" rx="20" fill="#f4f2ed" stroke="#a7a299"/><rect x="702" y="176" width="80" height="96" rx="12" fill="#1b1e22"/><path d="M746 192L724 226H740L736 254L762 216H746Z" fill="#8fe3b4"/><path d="M712 296H772" stroke="#c2410c" stroke-width="5" stroke-linecap="round"/><path d="M780 150h4q16 0 16 20V336q0 20-20 20h-8Z" fill="#000" opacity=".1"/>';
  return join(
    garage(id, 590),
    { defs: '', body: box },
    placeCar(`${id}c`, CAST.coupe, gloss('#EFEDE8'), 330, 616, 720),
    {
      defs: '',
      body: cable,
    },
  );
};

const footwell = (id: string): Part => {
  const { defs, body } = GOODS['floor-mats'].draw(id);
  // Only the large mat of the set, the last that is drawn.
  const mat = body.slice(body.lastIndexOf('<g '));
  return {
    defs:
      defs +
      linear(
        `${id}f`,
        [0, 0, 0, 1],
        [
          [0, '#17181a'],
          [1, '#3b3a39'],
        ],
      ),
    body:
      `<path d="M0 0H960V720H0Z" fill="url(#${id}f)"/><path d="M120 0L40 720H0V0ZM840 0L930 720H960V0Z" fill="#0e0f10"/><path d="M0 560Q480 500 960 560V720H0Z" fill="#8e4a2b"/><path d="M0 560Q480 500 960 560V596Q480 536 0 596Z" fill="#b9734d"/><path d="M30 640Q480 580 930 640" fill="none" stroke="#e3b48d" stroke-width="4" stroke-dasharray="14 9"/>` +
      '<path d="M250 40H330L322 190H262Z" fill="#26282b" stroke="#4a4e53" stroke-width="4"/><path d="M268 70h46M268 96h46M266 122h48M266 148h46" stroke="#6a6f75" stroke-width="7"/><path d="M400 60H520L512 150H408Z" fill="#26282b" stroke="#4a4e53" stroke-width="4"/><path d="M420 80h80M420 104h78M420 128h76" stroke="#6a6f75" stroke-width="7"/><path d="M640 0h150v330q0 40 -40 40h-60q-50 0 -50 -50Z" fill="#1c1e20"/>' +
      `<g transform="translate(-120 -20) scale(1.5 1.12)">${mat}</g>`,
  };
};

const onRoof = (id: string): Part => {
  const shape = CAST.family;
  const length = 830;
  const k = length / shape.lengthMm;
  const body = makeBody(shape);
  const x = 480 + (body.frontAxle + (body.rearAxle - body.frontAxle) * 0.62 - body.length / 2) * k;
  return join(
    studio(`${id}s`, 960, 720, 560),
    placeGoods(`${id}g`, 'roof-box', x, 600 - (body.height - 235) * k, 0.5, false),
    placeCar(`${id}c`, shape, gloss('#31545C'), 480, 600, length),
  );
};

/** Drops of water on fresh coating. */
const drops = Array.from({ length: 90 }, (_, i) => {
  const x = 30 + ((i * 397) % 620);
  const y = 250 + ((i * 241) % 450);
  const r = 4 + ((i * 7) % 11);
  return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${num(r * 0.86)}" fill="#000" opacity=".16"/><ellipse cx="${num(x - r * 0.1)}" cy="${num(y - r * 0.1)}" rx="${num(r * 0.86)}" ry="${num(r * 0.74)}" fill="#fff" opacity=".2"/><ellipse cx="${num(x - r * 0.34)}" cy="${num(y - r * 0.36)}" rx="${num(r * 0.28)}" ry="${num(r * 0.2)}" fill="#fff" opacity=".9"/>`;
}).join('');

/** The accessory where it belongs: on or in a car. */
export const ON_CAR: Readonly<Record<AccessoryKind, (id: string) => Part>> = {
  charger: wallbox,
  'floor-mats': footwell,
  dashcam: (id) =>
    join(
      detail('family', gloss('#8E9499'), 'interior', { x: 330, y: 20, width: 540, height: 405 }),
      placeGoods(id, 'dashcam', 690, 330, 0.42, false),
    ),
  'roof-box': onRoof,
  tyres: () => detail('offroad', gloss('#3F5B4A'), 'wheel'),
  'ceramic-kit': () => join(detail('limousine', gloss('#8C1C1C'), 'lamp'), { defs: '', body: drops }),
  'seat-covers': () => detail('coupe', gloss('#8E9499'), 'interior', { x: 0, y: 318, width: 576, height: 432 }),
  'tool-kit': (id) => join(detail('family', gloss('#C9CCD0'), 'wheel'), placeGoods(id, 'tool-kit', 690, 690, 0.62)),
};
