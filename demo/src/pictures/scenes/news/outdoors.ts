import { num } from '../../geometry/format';
import { pick, random } from '../../geometry/random';
import { linear, radialAt } from '../../geometry/svg';
import { CAST, gloss, join, placeCar, type Part } from '../cast';
import { carrier, containers, crane } from '../harbour';
import { ridge, skyAndGround } from '../landscape';
import { nudge, type Palette } from './palette';

const W = 960;
const H = 600;

/** Sky, sun and ground; every outdoor picture starts here. */
function sky(id: string, p: Palette, horizon: number, sunX: number): Part {
  return {
    defs:
      skyAndGround(`${id}a`, `${id}g`, p) +
      radialAt(`${id}b`, sunX, horizon - 90, 330, [
        [0, '#fff8e6', 0.9],
        [0.14, '#fff1d2', 0.55],
        [1, '#fff1d2', 0],
      ]),
    body: `<path d="M0 0H${W}V${horizon}H0Z" fill="url(#${id}a)"/><path d="M0 0H${W}V${horizon}H0Z" fill="url(#${id}b)"/><path d="M0 ${horizon}H${W}V${H}H0Z" fill="url(#${id}g)"/>`,
  };
}

function city(seed: string, base: number, ink: string): string {
  const next = random(seed);
  let d = '';
  for (let x = -10; x < W;) {
    const w = 34 + next() * 60;
    const h = 50 + next() * 130;
    d += `M${num(x)} ${base}v${num(-h)}h${num(w)}v${num(h)}Z`;
    x += w + 6 + next() * 20;
  }
  return `<path d="${d}" fill="${ink}" opacity=".55"/>`;
}

/** A car on the cable under a solar roof. */
export function charging(id: string, seed: string, p: Palette): Part {
  const shape = pick(seed, 'car', [CAST.coupe, CAST.limousine, CAST.city]);
  const x = 400 + nudge(seed, 'x', 30);
  const length = shape === CAST.city ? 500 : 580;
  const tail = x + length / 2;
  const post = (px: number): string =>
    `<path d="M${px - 34} 500V300Q${px - 34} 282 ${px - 16} 282H${px + 16}Q${px + 34} 282 ${px + 34} 300V500Z" fill="${p.paper}"/><path d="M${px + 12} 282h4q18 0 18 18V500h-22Z" fill="#000" opacity=".12"/><rect x="${px - 22}" y="300" width="44" height="58" rx="6" fill="${p.ink}"/><path d="M${px + 4} 308L${px - 10} 332H${px}L${px - 5} 350L${px + 11} 324H${px + 1}Z" fill="#7ed3a2"/><path d="M${px - 34} 420h68" stroke="${p.accent}" stroke-width="10"/>`;
  const roof = `<path d="M560 130L940 96L960 112V128L570 156Z" fill="${p.ink}"/><path d="M566 134L936 101L944 112L572 147Z" fill="#3d5c75"/><path d="M640 126l8 14M716 119l8 14M792 113l8 14M868 106l8 14" stroke="${p.paper}" stroke-width="2" opacity=".6"/><path d="M872 126V500" stroke="${p.ink}" stroke-width="16"/><path d="M866 126V500" stroke="#fff" stroke-width="3" opacity=".25"/>`;
  const cable = `<path d="M${830 - 34} 380C740 380 770 520 ${tail - 10} 500S${tail - 130} 420 ${tail - 92} 402" fill="none" stroke="${p.ink}" stroke-width="8" stroke-linecap="round"/><circle cx="${tail - 92}" cy="402" r="9" fill="#7ed3a2"/><circle cx="${tail - 92}" cy="402" r="22" fill="#7ed3a2" opacity=".3"/>`;
  const back: Part = {
    defs: '',
    body: `<path d="${ridge(`${seed}r`, W, 420, 150, 440, 7)}" fill="${p.far}"/>${city(seed, 440, p.mid)}<path d="M0 528H${W}" stroke="#fff" stroke-width="5" opacity=".4"/><path d="M${x - length * 0.6} 600L${x - length * 0.5} 450M${x + length * 0.62} 600L${x + length * 0.54} 450" stroke="#fff" stroke-width="6" opacity=".5"/>${roof}${post(830)}`,
  };
  return join(sky(id, p, 440, 250), back, placeCar(`${id}c`, shape, gloss(p.car), x, 520, length), {
    defs: '',
    body: cable,
  });
}

export function harbour(id: string, seed: string, p: Palette): Part {
  const flip = pick(seed, 'flip', [true, false]);
  const shipX = flip ? 330 : 560;
  const waves = Array.from(
    { length: 14 },
    (_, i) => `M${(i * 211) % W} ${404 + ((i * 37) % 60)}h${40 + ((i * 29) % 80)}`,
  ).join('');
  const sea: Part = {
    defs: linear(
      `${id}s`,
      [0, 0, 0, 1],
      [
        [0, p.far],
        [1, p.mid],
      ],
    ),
    body: `<path d="${ridge(`${seed}p`, W, 392, 110, 400, 6)}" fill="${p.far}" opacity=".7"/><path d="M0 390H${W}V490H0Z" fill="url(#${id}s)"/><path d="${waves}" stroke="${p.paper}" stroke-width="2" opacity=".5"/>${crane(flip ? 800 : 150, 470, 1.3, p.near)}${carrier(shipX, 466, 0.98, p.accent, p.paper, flip)}${crane(flip ? 620 : 330, 476, 0.85, p.mid)}<path d="M0 474H${W}V600H0Z" fill="url(#${id}g)"/><path d="M0 474H${W}" stroke="${p.ink}" stroke-width="4" opacity=".6"/>${containers(flip ? 640 : -20, 492, 4, flip ? [1, 2, 3, 2] : [3, 2, 3, 1], [p.accent, p.second, p.mid, '#d7a65c'], 0.85)}`,
  };
  const cars = [0, 1].map((i) =>
    placeCar(
      `${id}${i === 0 ? 'c' : 'd'}`,
      i === 0 ? CAST.family : CAST.city,
      gloss(i === 0 ? p.car : p.second),
      (flip ? 150 : 500) + i * 300,
      560 - i * 22,
      300 - i * 60,
      flip ? 'right' : 'left',
    ),
  );
  return join(sky(id, p, 392, flip ? 720 : 260), sea, ...cars.toReversed());
}

/** A checkpoint with barrier and booth in the mountains. */
export function customs(id: string, seed: string, p: Palette): Part {
  const shape = pick(seed, 'car', [CAST.family, CAST.offroad, CAST.van]);
  const stripes = Array.from({ length: 9 }, (_, i) => `M${420 + i * 46} ${386 - i * 1}l16 0l-6 20l-16 0Z`).join('');
  const gate = `<path d="M150 150L930 118V176L150 196Z" fill="${p.ink}"/><path d="M150 150L930 118V128L150 158Z" fill="${p.accent}"/><path d="M230 190V510M862 172V510" stroke="${p.near}" stroke-width="26"/><path d="M224 190V510M856 172V510" stroke="#fff" stroke-width="4" opacity=".2"/><circle cx="430" cy="168" r="13" fill="#6fbf8b"/><circle cx="470" cy="167" r="13" fill="#5b2620"/><circle cx="660" cy="158" r="13" fill="#243b2d"/><circle cx="700" cy="156" r="13" fill="#e2503a"/>`;
  const booth = `<path d="M40 510V280H200V510Z" fill="${p.paper}"/><path d="M160 280h40V510h-40Z" fill="#000" opacity=".1"/><path d="M24 284L40 256H210L222 284Z" fill="${p.accent}"/><rect x="58" y="310" width="120" height="90" fill="#35505b"/><path d="M58 400L118 310H150L90 400Z" fill="#fff" opacity=".2"/><path d="M96 400v-34q0 -16 16 -16h10q16 0 16 16v34Z" fill="${p.ink}"/><circle cx="117" cy="338" r="14" fill="#d9a984"/><path d="M101 336q0 -18 16 -18t16 18Z" fill="${p.ink}"/><path d="M40 430h160" stroke="${p.mid}" stroke-width="4"/>`;
  const bar = `<path d="M400 384L880 376V396L400 408Z" fill="${p.paper}" stroke="${p.ink}" stroke-width="2"/><path d="${stripes}" fill="${p.accent}"/><path d="M384 510V360h44V510Z" fill="${p.ink}"/><circle cx="406" cy="392" r="11" fill="${p.accent}"/>`;
  const back: Part = {
    defs: '',
    body: `<path d="${ridge(`${seed}k`, W, 450, 260, 460, 5)}" fill="${p.far}"/><path d="${ridge(`${seed}l`, W, 460, 120, 460, 8)}" fill="${p.mid}"/>${gate}`,
  };
  return join(
    sky(id, p, 450, 620),
    back,
    { defs: '', body: bar },
    placeCar(`${id}c`, shape, gloss(p.car), 640 + nudge(seed, 'x', 30), 536, 470),
    { defs: '', body: booth },
  );
}

/** A pass road winding between hills. */
export function road(id: string, seed: string, p: Palette): Part {
  const shape = pick(seed, 'car', [CAST.offroad, CAST.coupe, CAST.family]);
  const left = pick(seed, 'bend', [true, false]);
  const m = (x: number): number => (left ? x : W - x);
  const bend = `M${m(-40)} 600C${m(160)} 470 ${m(700)} 500 ${m(760)} 430S${m(420)} 372 ${m(470)} 336S${m(640)} 312 ${m(610)} 288`;
  const trees = random(`${seed}t`);
  let spruce = '';
  for (let i = 0; i < 26; i += 1) {
    const x = trees() * W;
    const k = 0.7 + trees() * 0.9;
    const y = 400 + trees() * 60;
    spruce += `M${num(x)} ${num(y - 60 * k)}l${num(18 * k)} ${num(60 * k)}h${num(-36 * k)}Z`;
  }
  const scene: Part = {
    defs: '',
    body: `<path d="${ridge(`${seed}1`, W, 330, 220, 460, 6)}" fill="${p.far}"/><path d="${ridge(`${seed}2`, W, 380, 140, 520, 7)}" fill="${p.mid}"/><path d="M0 400C200 330 400 380 560 350S860 320 960 380V600H0Z" fill="${p.near}" opacity=".85"/><path d="${spruce}" fill="${p.ink}" opacity=".55"/><path d="${bend}" fill="none" stroke="${p.ground[1]}" stroke-width="64" stroke-linecap="round" opacity="0"/><path d="M${m(-60)} 640C${m(100)} 470 ${m(640)} 520 ${m(716)} 440C${m(760)} 388 ${m(440)} 384 ${m(464)} 338C${m(480)} 316 ${m(600)} 312 ${m(604)} 290L${m(616)} 290C${m(630)} 322 ${m(504)} 324 ${m(504)} 342C${m(510)} 372 ${m(900)} 390 ${m(830)} 462C${m(740)} 550 ${m(560)} 520 ${m(420)} 640Z" fill="${p.ground[0]}"/><path d="M0 512Q480 470 960 520V600H0Z" fill="url(#${id}g)"/><path d="M0 512Q480 470 960 520" fill="none" stroke="${p.paper}" stroke-width="4" opacity=".7"/><path d="M-20 574Q480 540 980 584" fill="none" stroke="${p.paper}" stroke-width="6" stroke-dasharray="74 48" opacity=".75"/>`,
  };
  return join(
    sky(id, p, 420, m(300)),
    scene,
    placeCar(`${id}c`, shape, gloss(p.car), m(620) + nudge(seed, 'x', 40), 546, 440, left ? 'left' : 'right'),
  );
}
