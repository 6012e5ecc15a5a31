import { frac, num } from '../../geometry/format';
import { random } from '../../geometry/random';
import { linear, radialAt } from '../../geometry/svg';
import { CAST, gloss, join, placeCar, type Part } from '../cast';

/** The backdrop is drawn for 1600 × 560 and enlarged for the square picture. */
function massif(id: string): Part {
  return {
    defs:
      linear(
        `${id}h`,
        [0, 0, 0, 1],
        [
          [0, '#7d5f70'],
          [1, '#c08a72'],
        ],
      ) +
      linear(
        `${id}i`,
        [0, 0, 0, 1],
        [
          [0, '#f0b088'],
          [1, '#c98468'],
        ],
      ) +
      linear(
        `${id}j`,
        [0, 0, 0, 1],
        [
          [0, '#5a4456'],
          [1, '#8d6562'],
        ],
      ) +
      linear(
        `${id}k`,
        [0, 0, 0, 1],
        [
          [0, '#3a2f40'],
          [1, '#5c4449'],
        ],
      ),
    body:
      '<path d="M-200 440L-60 300L20 250L80 180L130 214L190 160L262 232L330 262L420 330L520 380L640 440Z" fill="#a97a74" opacity=".75"/><path d="M190 160L130 214L80 180L20 250L-60 300L90 440H200L170 350L214 300L176 246Z" fill="#d99c7c" opacity=".6"/>' +
      `<path d="M540 440L640 372L700 330L760 290L830 226L890 170L930 120L980 66L1024 112L1060 140L1100 205L1160 250L1230 300L1300 330L1400 400L1520 440Z" fill="url(#${id}h)"/>` +
      `<path d="M980 66L930 120L890 170L830 226L760 290L700 330L640 372L540 440H900L938 372L905 326L952 262L934 212L972 150Z" fill="url(#${id}i)"/>` +
      '<path d="M980 66L930 120L890 170L846 211L872 214L896 200L908 240L936 214L944 258L962 206L972 150Z" fill="#fff0dc"/><path d="M980 66L972 150L990 214L1012 176L1034 236L1058 196L1088 232L1100 205L1060 140L1024 112Z" fill="#b795a2"/><path d="M830 300L800 340L826 352L790 396M1010 270L1040 330L1016 360L1060 410M1120 280L1150 340L1136 380" fill="none" stroke="#6b4d5b" stroke-width="3" opacity=".5"/>' +
      `<path d="M1180 440L1270 340L1330 290L1400 244L1450 282L1500 262L1580 330L1680 372L1800 440Z" fill="url(#${id}j)"/><path d="M1400 244L1330 290L1270 340L1180 440H1330L1360 360L1342 320L1384 284Z" fill="#b97c6a" opacity=".8"/>` +
      `<path d="M-200 470L-40 400L120 372L260 338L330 330L380 338L470 372L600 404L760 420L920 402L1080 418L1260 392L1420 408L1600 380L1800 420V600H-200Z" fill="url(#${id}k)"/>`,
  };
}

/** A hill church: nave, drum with its cone, and the bell tower apart. */
const CHURCH =
  '<path d="M300 336V304L318 294L336 304V336ZM311 298V268L318 246L325 268V298ZM348 338V312L356 300L364 312V338Z" fill="#241d2a"/><path d="M318 246V238M315 241H321" stroke="#241d2a" stroke-width="1.6"/><path d="M315 276h6v12h-6zM353 318h6v8h-6z" fill="#f7b26a"/>';

function forest(): string {
  const next = random('spruce');
  let d = '';
  for (let x = -180; x < 1780; x += 13 + next() * 22) {
    const h = 22 + next() * 38;
    const y = 478 + Math.sin(x / 130) * 6;
    d += `M${num(x)} ${num(y - h)}l${num(h * 0.16)} ${num(h * 0.4)}h${num(-h * 0.05)}l${num(h * 0.13)} ${num(h * 0.6)}h${num(-h * 0.48)}l${num(h * 0.13)} ${num(-h * 0.6)}h${num(-h * 0.05)}Z`;
  }
  return `<path d="${d}" fill="#221c26"/>`;
}

/** A car at dusk on the military road, Mount Kazbek behind it. */
export function mountains(id: string, width: number, height: number): Part {
  const wide = width > height;
  const k = height / 560;
  const shift = wide ? 0 : -720;
  const road = wide ? 500 : 640;
  const back = massif(id);
  const sunX = wide ? 470 : 210;
  const cloud = (x: number, y: number, w: number, o: number): string =>
    `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="${num(w * 0.045)}" fill="#ffe2c0" opacity="${frac(o)}"/>`;
  const scene: Part = {
    defs:
      linear(
        `${id}a`,
        [0, 0, 0, 1],
        [
          [0, '#37405f'],
          [0.28, '#8a6479'],
          [0.5, '#df8458'],
          [0.66, '#f6bd83'],
          [1, '#fbe3bd'],
        ],
      ) +
      radialAt(`${id}b`, sunX, height * 0.55, height * 0.9, [
        [0, '#fff6e0', 0.95],
        [0.16, '#ffe0a8', 0.6],
        [1, '#f7a864', 0],
      ]) +
      linear(
        `${id}r`,
        [0, 0, 0, 1],
        [
          [0, '#6a5250'],
          [0.3, '#433639'],
          [1, '#1e1a1e'],
        ],
      ) +
      linear(
        `${id}m`,
        [0, 0, 0, 1],
        [
          [0, '#f8cfa0', 0],
          [0.6, '#f8cfa0', 0.55],
          [1, '#f8cfa0', 0],
        ],
      ) +
      linear(
        `${id}l`,
        [1, 0, 0, 0],
        [
          [0, '#fff3d0', 0.55],
          [1, '#fff3d0', 0],
        ],
      ) +
      back.defs,
    body:
      `<path d="M0 0H${width}V${height}H0Z" fill="url(#${id}a)"/><path d="M0 0H${width}V${height}H0Z" fill="url(#${id}b)"/><circle cx="${sunX}" cy="${num(height * 0.55)}" r="${num(30 * k)}" fill="#fffaf0"/>` +
      cloud(sunX + 160, height * 0.3, 240, 0.5) +
      cloud(sunX - 60, height * 0.24, 150, 0.35) +
      cloud(sunX + 420, height * 0.17, 190, 0.25) +
      cloud(sunX + 60, height * 0.4, 300, 0.4) +
      `<g transform="translate(${shift}) scale(${num(k)})">${back.body}${CHURCH}<path d="M-200 380H1800V450H-200Z" fill="url(#${id}m)"/>${forest()}</g>` +
      `<path d="M0 ${road - 34}Q${width / 2} ${road - 52} ${width} ${road - 30}V${height}H0Z" fill="url(#${id}r)"/><path d="M0 ${road - 34}Q${width / 2} ${road - 52} ${width} ${road - 30}" fill="none" stroke="#e7b98c" stroke-width="2.5" opacity=".7"/>` +
      `<path d="M0 ${road - 58}Q${width / 2} ${road - 78} ${width} ${road - 54}" fill="none" stroke="#8f7a78" stroke-width="7"/><path d="M0 ${road - 61}Q${width / 2} ${road - 81} ${width} ${road - 57}" fill="none" stroke="#f3cfa8" stroke-width="2"/><path d="M0 ${road - 44}Q${width / 2} ${road - 64} ${width} ${road - 40}" fill="none" stroke="#3b3136" stroke-width="22" stroke-dasharray="6 84"/>` +
      `<path d="M-30 ${road + 34}Q${width / 2} ${road + 16} ${width + 30} ${road + 38}" fill="none" stroke="#f0d5ae" stroke-width="6" stroke-dasharray="90 60" opacity=".6"/>`,
  };
  const x = wide ? 1090 : 400;
  const length = wide ? 640 : 620;
  const car = placeCar(`${id}c`, CAST.coupe, gloss('#a8320f'), x, road, length);
  const nose = x - length / 2;
  const beam: Part = {
    defs: '',
    body: `<path d="M${nose + 20} ${road - 108}L${nose - 330} ${road - 60}L${nose - 330} ${road + 34}L${nose + 14} ${road - 78}Z" fill="url(#${id}l)"/>`,
  };
  return join(scene, beam, car);
}
