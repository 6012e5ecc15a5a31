import { num } from '../../geometry/format';
import { idPrefix, pick } from '../../geometry/random';
import { linear, radialAt, svg } from '../../geometry/svg';
import { CAST, gloss, join, placeCar, type Part } from '../cast';
import { ridge, skyAndGround } from '../landscape';
import { paletteOf, type Palette } from '../news/palette';
import { GOODS, type AccessoryKind } from './goods';
import { ON_CAR, placeGoods } from './onCar';

const W = 960;
const H = 720;

const plain = (body: string): Part => ({ defs: '', body });

/** Sky, hills and a clearing. */
function outdoors(id: string, seed: string, p: Palette, width: number, horizon: number, height: number): Part {
  return {
    defs:
      skyAndGround(`${id}a`, `${id}b`, p) +
      radialAt(`${id}c`, width * 0.7, horizon - 60, width * 0.4, [
        [0, '#fff8e6', 0.9],
        [1, '#fff1d2', 0],
      ]),
    body: `<path d="M0 0H${width}V${horizon}H0Z" fill="url(#${id}a)"/><path d="M0 0H${width}V${horizon}H0Z" fill="url(#${id}c)"/><path d="${ridge(`${seed}1`, width, horizon - 60, 170, horizon, 7)}" fill="${p.far}"/><path d="${ridge(`${seed}2`, width, horizon - 10, 110, horizon, 9)}" fill="${p.mid}" opacity=".8"/><path d="M0 ${horizon}H${width}V${height}H0Z" fill="url(#${id}b)"/>`,
  };
}

/** Before a journey: the car behind, the product on the ground in front of it. */
function inUse(id: string, kind: AccessoryKind): Part {
  const p = paletteOf(`accessory/${kind}`);
  const shape = pick(kind, 'car', [CAST.family, CAST.coupe, CAST.offroad]);
  return join(
    outdoors(`${id}o`, kind, p, W, 430, H),
    placeCar(`${id}c`, shape, gloss(p.car), 380, 540, 690),
    placeGoods(`${id}g`, kind, 660, 676, 0.6),
  );
}

/** From near, on dark ground. */
function fromNear(id: string, kind: AccessoryKind): Part {
  const { draw, focus } = GOODS[kind];
  const goods = draw(`${id}g`);
  return {
    defs:
      goods.defs +
      radialAt(`${id}d`, 480, 300, 620, [
        [0, '#575049'],
        [0.55, '#2d2926'],
        [1, '#131110'],
      ]) +
      radialAt(`${id}v`, 480, 340, 640, [
        [0.5, '#000', 0],
        [1, '#000', 0.55],
      ]),
    body: `<path d="M0 0H${W}V${H}H0Z" fill="url(#${id}d)"/><g transform="translate(480 360) scale(${focus.zoom}) translate(-${focus.x} -${focus.y})">${goods.body}</g><path d="M0 0H${W}V${H}H0Z" fill="url(#${id}v)"/>`,
  };
}

/** On graph paper with its measures. */
function measured(id: string, kind: AccessoryKind): Part {
  const { draw, box, measured: part } = GOODS[kind];
  const goods = draw(`${id}g`);
  const k = 0.82;
  const x = (v: number): number => Math.round(470 + (v - (box.left + box.right) / 2) * k);
  const y = (v: number): number => Math.round(330 + (v - (box.top + box.bottom) / 2) * k);
  const [l, r, t, b] = [x(part.left), x(part.right), y(part.top), y(part.bottom)];
  const [endX, endY] = [x(box.right), y(box.bottom)];
  const label = (tx: number, ty: number, mm: number, turn = ''): string =>
    `<text x="${tx}" y="${ty}"${turn} text-anchor="middle" font-family="Arial, sans-serif" font-size="24" fill="#22506a">${mm} mm</text>`;
  const low = endY + 56;
  const side = endX + 52;
  return {
    defs:
      goods.defs +
      `<pattern id="${id}p" width="24" height="24" patternUnits="userSpaceOnUse"><path d="M24 0H0V24" fill="none" stroke="#c4d3da" stroke-width="1"/></pattern><pattern id="${id}q" width="120" height="120" patternUnits="userSpaceOnUse"><path d="M120 0H0V120" fill="none" stroke="#a9bfc9" stroke-width="1.6"/></pattern>`,
    body:
      `<path d="M0 0H${W}V${H}H0Z" fill="#f1f4f3"/><path d="M0 0H${W}V${H}H0Z" fill="url(#${id}p)"/><path d="M0 0H${W}V${H}H0Z" fill="url(#${id}q)"/><g transform="translate(${num(470 - ((box.left + box.right) / 2) * k)} ${num(330 - ((box.top + box.bottom) / 2) * k)}) scale(${k})">${goods.body}</g>` +
      `<path d="M${l} ${b + 14}V${low + 14}M${r} ${b + 14}V${low + 14}M${l} ${low}H${r}M${r + 14} ${t}H${side + 14}M${r + 14} ${b}H${side + 14}M${side} ${t}V${b}" fill="none" stroke="#22506a" stroke-width="2"/><path d="M${l} ${low}l14 -6v12ZM${r} ${low}l-14 -6v12ZM${side} ${t}l-6 14h12ZM${side} ${b}l-6 -14h12Z" fill="#22506a"/><path d="M${(l + r) / 2} ${t - 40}V${b + 30}" stroke="#c2410c" stroke-width="1.6" stroke-dasharray="22 6 4 6"/>` +
      label(Math.round((l + r) / 2), low + 36, part.width) +
      label(
        side + 34,
        Math.round((t + b) / 2),
        part.height,
        ` transform="rotate(90 ${side + 34} ${Math.round((t + b) / 2)})"`,
      ),
  };
}

/** What comes out of the box, laid out on a table. */
function unpacked(id: string, kind: AccessoryKind): Part {
  const shade = (d: string): string => `<path d="${d}" fill="#2a1d12" opacity=".25" transform="translate(9 13)"/>`;
  const sheet = 'M610 84L812 60L842 302L640 326Z';
  const card = 'M744 350H906V452H744Z';
  const box = 'M70 90H390V330H70Z';
  const planks = [120, 240, 360, 480, 600]
    .map((py) => `<path d="M0 ${py}H${W}" stroke="#8d6f4f" stroke-width="3" opacity=".5"/>`)
    .join('');
  const grain = Array.from(
    { length: 26 },
    (_, i) => `M${(i * 173) % 900} ${18 + ((i * 97) % 690)}q60 -8 ${80 + ((i * 31) % 90)} 0`,
  ).join('');
  return join(
    {
      defs: linear(
        `${id}t`,
        [0, 0, 1, 1],
        [
          [0, '#c9a77d'],
          [1, '#ab865d'],
        ],
      ),
      body: `<path d="M0 0H${W}V${H}H0Z" fill="url(#${id}t)"/>${planks}<path d="${grain}" fill="none" stroke="#8a6a47" stroke-width="2" opacity=".35"/>`,
    },
    plain(
      `${shade(box)}<path d="${box}" fill="#b98f62"/><path d="M70 90H390L360 44H100Z" fill="#cfa677"/><path d="M70 330H390L366 366H94Z" fill="#a67c50"/><path d="M92 112H368V308H92Z" fill="#7a5734"/><path d="M110 132q40 -20 80 6t80 -6 80 10v150H110Z" fill="#e9e1d2"/><path d="M120 168q50 -16 100 4t120 -6M118 220q60 -14 110 4t118 -8M120 264q60 -12 110 2t116 -4" fill="none" stroke="#c9bda8" stroke-width="4"/><path d="M206 54h56v22h-56Z" fill="#c2410c"/>` +
        `${shade(sheet)}<path d="${sheet}" fill="#faf8f4"/><path d="M634 116L790 98M638 148L794 130M641 172L797 154M644 196L760 183M650 244L730 235L736 284L656 293Z" fill="none" stroke="#8a847a" stroke-width="5"/><path d="M630 96L700 88" stroke="#c2410c" stroke-width="9"/>` +
        `${shade(card)}<path d="${card}" fill="#1f2327"/><path d="M764 376h60M764 398h110M764 416h84" stroke="#e3ded4" stroke-width="6"/><circle cx="880" cy="426" r="12" fill="#c2410c"/>` +
        `<path d="M806 560h108v96h-108Z" fill="#fff" opacity=".45"/><path d="M806 560h108v18h-108Z" fill="#fff" opacity=".6"/><g fill="#8d9298" stroke="#4f5459" stroke-width="2"><circle cx="834" cy="606" r="10"/><circle cx="868" cy="622" r="10"/><circle cx="888" cy="600" r="10"/><circle cx="846" cy="636" r="10"/></g><path d="M770 510V474h64" fill="none" stroke="#2b2e32" stroke-width="9" stroke-linejoin="round"/>`,
    ),
    placeGoods(`${id}g`, kind, 400, 686, 0.72),
  );
}

/** Three versions beside each other, each before its own colour. */
function asRange(id: string, kind: AccessoryKind): Part {
  const { draw, box } = GOODS[kind];
  const goods = draw(`${id}g`);
  const rows = box.right - box.left > (box.bottom - box.top) * 1.3;
  const k = rows
    ? Math.min(500 / (box.right - box.left), 196 / (box.bottom - box.top))
    : Math.min(290 / (box.right - box.left), 460 / (box.bottom - box.top));
  const version = (index: number, filter: string): string => {
    const x = rows ? 330 + index * 150 : 160 + index * 320;
    const foot = rows ? 222 + index * 240 : 540;
    const move = `translate(${num(x - ((box.left + box.right) / 2) * k)} ${num(foot - box.bottom * k)})`;
    return `<ellipse cx="${x}" cy="${foot + 3}" rx="${rows ? 210 : 130}" ry="${rows ? 9 : 13}" fill="#000" opacity=".28"/><use href="#${id}u" transform="${move} scale(${k.toFixed(3)})"${filter}/>`;
  };
  const turned = (name: string, degrees: number): string =>
    `<filter id="${id}${name}"><feColorMatrix type="hueRotate" values="${degrees}"/></filter>`;
  return {
    defs: `${goods.defs}${turned('h', 175)}${turned('i', 95)}<g id="${id}u">${goods.body}</g>`,
    body:
      (rows
        ? '<path d="M0 0H960V240H0Z" fill="#d9b48f"/><path d="M0 240H960V480H0Z" fill="#7d979c"/><path d="M0 480H960V720H0Z" fill="#a9ad86"/><path d="M0 200H960V240H0Z" fill="#c79f78"/><path d="M0 440H960V480H0Z" fill="#6b858a"/><path d="M0 680H960V720H0Z" fill="#979b74"/>'
        : '<path d="M0 0H320V720H0Z" fill="#d9b48f"/><path d="M320 0H640V720H320Z" fill="#7d979c"/><path d="M640 0H960V720H640Z" fill="#a9ad86"/><path d="M0 524H320V720H0Z" fill="#c79f78"/><path d="M320 524H640V720H320Z" fill="#6b858a"/><path d="M640 524H960V720H640Z" fill="#979b74"/>') +
      version(0, '') +
      version(1, ` filter="url(#${id}h)"`) +
      version(2, ` filter="url(#${id}i)"`),
  };
}

const SCENES = [inUse, fromNear, measured, unpacked, (id: string, kind: AccessoryKind) => ON_CAR[kind](id), asRange];

/**
 * One of six pictures of an accessory, 960 × 720, `number` from 1: before a journey, from near, measured, unpacked,
 * where it belongs on a car, and in three versions.
 */
export function drawAccessoryScene(kind: AccessoryKind, number: number): string {
  const draw = SCENES[number - 1] ?? inUse;
  const scene = draw(idPrefix('accessory scene', kind, number), kind);
  return svg(W, H, scene.defs, scene.body);
}

/** A wide picture for the head of an advertiser's page, 1600 × 500; its left half is calm, for words. */
export function drawAccessoryBanner(kind: AccessoryKind): string {
  const id = idPrefix('accessory banner', kind);
  const p = paletteOf(`banner/${kind}`);
  const { box } = GOODS[kind];
  const k = Math.min(560 / (box.right - box.left), 400 / (box.bottom - box.top));
  const disc = plain(
    `<circle cx="1240" cy="240" r="330" fill="${p.sky[1]}" opacity=".55"/><path d="M0 440H1600" stroke="${p.ink}" stroke-width="1.5" opacity=".25"/>`,
  );
  const scene = join(
    outdoors(`${id}o`, `banner${kind}`, p, 1600, 400, 500),
    disc,
    placeGoods(`${id}g`, kind, 1240 + (480 - (box.left + box.right) / 2) * k, 462, Number(k.toFixed(3))),
  );
  return svg(1600, 500, scene.defs, scene.body);
}
