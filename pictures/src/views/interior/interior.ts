import type { Body } from '../../body/body';
import { pick } from '../../geometry/random';
import { linear } from '../../geometry/svg';

/** Seen from the rear bench over the front seats: dashboard, wheel, screens, the road outside. */
export function drawInterior(id: string, body: Body): { defs: string; body: string } {
  const { seed } = body.shape;
  const [hide, hideDark, dash] = pick<readonly [string, string, string]>(seed, 'cabin', [
    ['#d9cbb5', '#a8967a', '#3a3733'],
    ['#3c3f44', '#24262a', '#1c1d20'],
    ['#8c4a2c', '#5d2e1b', '#24211f'],
    ['#e7e4de', '#b9b4ab', '#4a4c50'],
  ]);
  const wide = body.traits.lamp === 'bar' || body.traits.lamp === 'slim';
  const screen = wide
    ? 'M470 330H800Q812 330 812 342V440Q812 452 800 452H470Q458 452 458 440V342Q458 330 470 330Z'
    : 'M520 300H720Q732 300 732 312V458Q732 470 720 470H520Q508 470 508 458V312Q508 300 520 300Z';
  const seat = (x: number): string =>
    `<path d="M${x - 170} 760C${x - 180} 620 ${x - 160} 520 ${x - 120} 500Q${x} 470 ${x + 120} 500C${x + 160} 520 ${x + 180} 620 ${x + 170} 760Z" fill="url(#${id}s)"/><path d="M${x - 78} 490Q${x - 92} 395 ${x} 390Q${x + 92} 395 ${x + 78} 490Q${x} 505 ${x - 78} 490Z" fill="url(#${id}s)"/><path d="M${x - 110} 540Q${x} 515 ${x + 110} 540L${x + 122} 760M${x - 110} 540L${x - 122} 760" fill="none" stroke="${hideDark}" stroke-width="4" opacity=".7"/><path d="M${x - 84} 640Q${x} 624 ${x + 84} 640V720Q${x} 734 ${x - 84} 720Z" fill="${hideDark}" opacity=".45"/>`;
  return {
    defs:
      linear(
        `${id}k`,
        [0, 0, 0, 1],
        [
          [0, '#b9cfdd'],
          [0.7, '#eef0ea'],
          [1, '#d7d2c4'],
        ],
      ) +
      linear(
        `${id}s`,
        [0, 0, 0, 1],
        [
          [0, hide],
          [0.4, hide],
          [1, hideDark],
        ],
      ) +
      linear(
        `${id}d`,
        [0, 0, 0, 1],
        [
          [0, '#5a5753'],
          [0.2, dash],
          [1, '#111214'],
        ],
      ) +
      linear(
        `${id}r`,
        [0, 0, 0, 1],
        [
          [0, '#e9e4da'],
          [1, '#bdb6a8'],
        ],
      ) +
      linear(
        `${id}x`,
        [0, 0, 1, 1],
        [
          [0, '#23323c'],
          [1, '#0d1216'],
        ],
      ),
    body:
      `<path d="M0 0H1200V750H0Z" fill="#2a2825"/><path d="M190 90Q600 50 1010 90L1110 330H90Z" fill="url(#${id}k)"/><path d="M90 300L300 230L420 262L560 200L700 258L860 214L1110 300V330H90Z" fill="#8ea3ac" opacity=".75"/><path d="M90 320L420 284L800 292L1110 318V330H90Z" fill="#93997f"/>` +
      `<path d="M0 0H1200V60Q600 20 0 60Z" fill="url(#${id}r)"/><path d="M0 0L0 60Q60 60 190 90L90 330L0 420Z" fill="url(#${id}r)"/><path d="M1200 0V60Q1140 60 1010 90L1110 330L1200 420Z" fill="url(#${id}r)"/><path d="M190 90L90 330M1010 90L1110 330" stroke="#6d675c" stroke-width="3"/>` +
      `<rect x="530" y="96" width="140" height="40" rx="14" fill="#1a1b1d"/><rect x="536" y="101" width="128" height="29" rx="10" fill="#8fa6b3"/>` +
      `<path d="M40 372Q600 262 1160 372L1200 420V560H0V420Z" fill="url(#${id}d)"/><path d="M60 398Q600 306 1140 398" fill="none" stroke="#d8b98c" stroke-width="3" opacity=".7"/><path d="M80 430Q600 350 1120 430" fill="none" stroke="#000" stroke-width="16" opacity=".35"/>` +
      `<path d="${screen}" fill="url(#${id}x)" stroke="#050607" stroke-width="5"/><path d="M530 420Q580 360 640 396T720 350" fill="none" stroke="#7fb6c9" stroke-width="5" stroke-linecap="round"/><circle cx="640" cy="396" r="8" fill="#e0602c"/>` +
      `<path d="M250 356H400Q410 356 410 366V404H240V366Q240 356 250 356Z" fill="url(#${id}x)"/><path d="M262 392A28 28 0 0 1 318 392M334 392A28 28 0 0 1 390 392" fill="none" stroke="#cfe0e8" stroke-width="4"/>` +
      `<ellipse cx="322" cy="470" rx="118" ry="98" fill="none" stroke="#17181a" stroke-width="26"/><path d="M228 412A118 98 0 0 1 416 412" fill="none" stroke="#4c4e52" stroke-width="5"/><path d="M210 462Q322 428 434 462L420 500Q366 476 352 560H292Q278 476 224 500Z" fill="#1d1e21"/><circle cx="322" cy="474" r="24" fill="#2c2e32" stroke="#8a8f94" stroke-width="2"/>` +
      `<path d="M520 500Q610 470 700 500L740 750H480Z" fill="#1b1c1e"/><path d="M560 540H660L672 640H548Z" fill="#2a2c2f" stroke="#d8b98c" stroke-width="2" opacity=".9"/>` +
      seat(300) +
      seat(900),
  };
}
