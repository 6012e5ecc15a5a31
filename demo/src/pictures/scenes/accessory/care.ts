import { linear } from '../../geometry/svg';
import type { Part } from '../cast';

/** Bottles, applicator and cloth of a ceramic coating set. */
export function ceramicKit(id: string): Part {
  const bottle = (x: number, k: number, cap: string, band: string): string =>
    `<g transform="translate(${x} 560) scale(${k})"><path d="M-62 0Q-70 0 -70 -12V-190Q-70 -226 -36 -236L-28 -262H28L36 -236Q70 -226 70 -190V-12Q70 0 62 0Z" fill="url(#${id}g)"/><path d="M-52 -200Q-54 -214 -40 -220V-10H-52Z" fill="#fff" opacity=".4"/><path d="M40 -214V-8" stroke="#000" stroke-width="10" opacity=".18"/><path d="M-30 -262H30V-328Q30 -338 20 -338H-20Q-30 -338 -30 -328Z" fill="${cap}"/><path d="M-22 -332V-266M-10 -334V-266M2 -334V-266M14 -334V-266" stroke="#000" stroke-width="3" opacity=".25"/><rect x="-70" y="-176" width="140" height="120" fill="#f7f4ee"/><path d="M-70 -176h140v14h-140Z" fill="${band}"/><path d="M-48 -136H48" stroke="#1c1a17" stroke-width="9"/><path d="M-48 -116H20M-48 -100H36M-48 -84H8" stroke="#1c1a17" stroke-width="4" opacity=".45"/><path d="M0 -52l9 14a10 10 0 1 1 -18 0Z" fill="${band}"/></g>`;
  return {
    defs:
      linear(
        `${id}g`,
        [0, 0, 1, 0],
        [
          [0, '#14161a'],
          [0.2, '#4a5058'],
          [0.5, '#22262b'],
          [0.85, '#16181b'],
          [1, '#3b4047'],
        ],
      ) +
      linear(
        `${id}c`,
        [0, 0, 1, 1],
        [
          [0, '#e6a06f'],
          [0.5, '#cf6a34'],
          [1, '#8f3a14'],
        ],
      ) +
      linear(
        `${id}b`,
        [0, 0, 0, 1],
        [
          [0, '#fdfcf9'],
          [1, '#cbc6bd'],
        ],
      ),
    body:
      `<path d="M120 300H420V560H120Z" fill="url(#${id}b)"/><path d="M420 300L470 270V536L420 560Z" fill="#aaa499"/><path d="M120 300L170 270H470L420 300Z" fill="#e9e5dd"/><path d="M120 300H420V344H120Z" fill="#c2410c"/><path d="M420 300L470 270V312L420 344Z" fill="#8f2f10"/><path d="M150 384H330" stroke="#1c1a17" stroke-width="15"/><path d="M150 416H290M150 438H310" stroke="#1c1a17" stroke-width="6" opacity=".4"/><path d="M270 470l22 34a25 25 0 1 1 -44 0Z" fill="#c2410c"/>` +
      bottle(560, 1, '#1b1d20', '#c2410c') +
      bottle(690, 0.74, '#c9ccd0', '#47616b') +
      `<path d="M720 560C716 520 742 500 790 504C850 506 880 520 876 548Q874 572 840 570L750 574Q722 574 720 560Z" fill="url(#${id}c)"/><path d="M740 534Q780 512 850 528M736 552Q790 530 866 546" fill="none" stroke="#fff" stroke-width="3" opacity=".35"/><rect x="430" y="540" width="92" height="36" rx="8" fill="#26292d"/><rect x="430" y="562" width="92" height="20" rx="6" fill="#d9b26d"/><path d="M438 548h76" stroke="#fff" stroke-width="3" opacity=".25"/>`,
  };
}

/** A front seat in its new cover. */
export function seatCovers(id: string): Part {
  const quilt = (rows: readonly string[]): string =>
    `<path d="${rows.join('')}" fill="none" stroke="#5d2e1b" stroke-width="3" opacity=".65"/><path d="${rows.join('')}" fill="none" stroke="#f3cdb4" stroke-width="1.2" opacity=".6" transform="translate(0 3)"/>`;
  const seat = (x: number, k: number): string =>
    `<g transform="translate(${x} 0) scale(${k} 1)"><path d="M-78 120Q-84 64 -50 60H50Q84 64 78 120Q76 152 50 156H-50Q-76 152 -78 120Z" fill="url(#${id}a)"/><path d="M-58 82Q-50 72 -30 71H40" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".4"/><path d="M-34 154h12v34h-12ZM22 154h12v34h-12Z" fill="#9aa0a5"/>` +
    `<path d="M-150 440C-170 350 -176 250 -130 206Q-100 180 0 178Q100 180 130 206C176 250 170 350 150 440Z" fill="url(#${id}d)"/><path d="M-104 440C-112 350 -112 270 -88 226Q-60 206 0 204Q60 206 88 226C112 270 112 350 104 440Z" fill="url(#${id}a)"/>` +
    quilt(['M-96 262H96', 'M-104 312H104', 'M-106 362H106', 'M-104 410H104', 'M0 206V438']) +
    `<path d="M-132 236C-160 290 -150 380 -138 436M132 236C160 290 150 380 138 436" fill="none" stroke="#fff" stroke-width="5" opacity=".25"/>` +
    `<path d="M-184 470Q-190 430 -150 430H150Q190 430 184 470L172 556Q168 584 136 584H-136Q-168 584 -172 556Z" fill="url(#${id}d)"/><path d="M-128 446Q-60 432 0 432T128 446L118 548Q116 560 100 560H-100Q-116 560 -118 548Z" fill="url(#${id}a)"/>` +
    quilt(['M-124 486H124', 'M-120 524H120', 'M0 434V560']) +
    '<path d="M-150 446Q0 414 150 446" fill="none" stroke="#1b0f09" stroke-width="9" opacity=".35"/><rect x="92" y="300" width="12" height="34" rx="2" fill="#c2410c"/><path d="M-150 582h300v14h-300Z" fill="#1b1d20"/></g>';
  return {
    defs:
      linear(
        `${id}a`,
        [0, 0, 1, 1],
        [
          [0, '#d29a78'],
          [0.5, '#b06c45'],
          [1, '#7d4326'],
        ],
      ) +
      linear(
        `${id}d`,
        [0, 0, 1, 0],
        [
          [0, '#1c1d20'],
          [0.2, '#43464b'],
          [0.5, '#2b2d31'],
          [0.85, '#36393e'],
          [1, '#141517'],
        ],
      ),
    body: seat(300, 0.92) + seat(670, 0.92),
  };
}
