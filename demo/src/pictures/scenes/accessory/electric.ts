import { num } from '../../geometry/format';
import { linear, radialAt } from '../../geometry/svg';
import type { Part } from '../cast';

/** A wall box with its cable coiled and the plug in front. */
export function charger(id: string): Part {
  const coil = [0, 1, 2, 3, 4]
    .map(
      (i) =>
        `<path d="M${360 - i * 5} ${520 - i * 15}C${360 - i * 5} ${586 - i * 15} ${612 + i * 5} ${586 - i * 15} ${612 + i * 5} ${520 - i * 15}S${360 - i * 5} ${456 - i * 15} ${360 - i * 5} ${520 - i * 15}Z" fill="none" stroke="#1d1f22" stroke-width="15"/><path d="M${362 - i * 5} ${526 - i * 15}C${372 - i * 5} ${576 - i * 15} ${600 + i * 5} ${576 - i * 15} ${610 + i * 5} ${526 - i * 15}" fill="none" stroke="#5b6066" stroke-width="3" opacity=".8"/>`,
    )
    .join('');
  return {
    defs:
      linear(
        `${id}a`,
        [0, 0, 1, 1],
        [
          [0, '#fdfdfb'],
          [0.5, '#e9e7e2'],
          [1, '#bdb9b1'],
        ],
      ) +
      linear(
        `${id}b`,
        [0, 0, 0, 1],
        [
          [0, '#3a3e43'],
          [1, '#141619'],
        ],
      ) +
      linear(
        `${id}c`,
        [0, 0, 1, 0],
        [
          [0, '#0f1012'],
          [0.3, '#4a4e54'],
          [0.6, '#232528'],
          [1, '#0d0e10'],
        ],
      ) +
      radialAt(`${id}d`, 480, 236, 60, [
        [0, '#8fe3b4', 0.8],
        [1, '#8fe3b4', 0],
      ]),
    body:
      `<path d="M572 400C640 420 700 470 690 540" fill="none" stroke="#1d1f22" stroke-width="15"/>` +
      `<path d="M370 130Q370 104 396 102L564 102Q590 104 590 130V392Q588 440 540 446H420Q372 440 370 392Z" fill="url(#${id}a)" stroke="#a7a299" stroke-width="1.5"/><path d="M560 104Q590 106 590 130V392Q588 440 540 446H520Q560 430 562 380Z" fill="#000" opacity=".1"/><path d="M386 132Q388 118 402 117H560" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>` +
      `<rect x="404" y="150" width="152" height="168" rx="20" fill="url(#${id}b)"/><path d="M408 170Q408 154 424 154H530L440 314H424Q408 314 408 298Z" fill="#fff" opacity=".1"/><circle cx="480" cy="236" r="60" fill="url(#${id}d)"/><path d="M488 192L450 246H476L470 282L510 226H484Z" fill="#8fe3b4"/><path d="M420 342H540" stroke="#c2410c" stroke-width="6" stroke-linecap="round"/><circle cx="480" cy="388" r="30" fill="#1b1d20"/><circle cx="480" cy="388" r="30" fill="none" stroke="#fff" stroke-width="2" opacity=".3"/><path d="M466 382v12M494 382v12M480 376v6" stroke="#72777d" stroke-width="7" stroke-linecap="round"/>` +
      coil +
      `<g transform="translate(690 548) rotate(-12)"><path d="M-20 -24Q-30 -30 -22 -48L-8 -70H26L34 -40Q36 -26 26 -18L60 34Q66 48 52 52H24Q12 52 8 40Z" fill="url(#${id}c)"/><rect x="-22" y="-112" width="60" height="46" rx="10" fill="#2a2d31"/><rect x="-16" y="-124" width="48" height="16" rx="6" fill="#8d9298"/><path d="M-14 -104h44" stroke="#fff" stroke-width="2" opacity=".4"/><rect x="-2" y="-58" width="26" height="16" rx="5" fill="#c2410c"/></g>`,
  };
}

/** A dash camera on its mount, the screen shows the road. */
export function dashcam(id: string): Part {
  return {
    defs:
      linear(
        `${id}a`,
        [0, 0, 0, 1],
        [
          [0, '#53585e'],
          [0.25, '#2b2e32'],
          [1, '#0f1012'],
        ],
      ) +
      linear(
        `${id}b`,
        [0, 0, 0, 1],
        [
          [0, '#a9c6d6'],
          [0.5, '#e8dcc6'],
          [0.52, '#7b8377'],
          [1, '#4c5250'],
        ],
      ) +
      radialAt(`${id}c`, 300, 398, 74, [
        [0, '#0a0b0d'],
        [0.3, '#1b2b3d'],
        [0.55, '#0c1016'],
        [0.75, '#3a3f45'],
        [0.85, '#15171a'],
        [1, '#2b2e32'],
      ]) +
      `<clipPath id="${id}k"><rect x="486" y="312" width="304" height="172" rx="8"/></clipPath>`,
    body:
      `<path d="M250 208H420L400 178H270Z" fill="#c9c5bd"/><path d="M262 206H408L396 186H274Z" fill="#e9e6e0"/><path d="M318 206H352L356 300H314Z" fill="url(#${id}a)"/><circle cx="335" cy="252" r="25" fill="#2b2e32"/><circle cx="335" cy="252" r="16" fill="none" stroke="#6b7076" stroke-width="3"/>` +
      `<rect x="170" y="292" width="280" height="212" rx="34" fill="url(#${id}a)"/><path d="M196 308Q200 300 214 300H410Q424 300 428 308" fill="none" stroke="#fff" stroke-width="4" opacity=".4" stroke-linecap="round"/><circle cx="300" cy="398" r="84" fill="#0b0c0e"/><circle cx="300" cy="398" r="74" fill="url(#${id}c)"/><ellipse cx="276" cy="370" rx="22" ry="13" fill="#fff" opacity=".55" transform="rotate(-38 276 370)"/><circle cx="328" cy="430" r="7" fill="#7fa8d8" opacity=".5"/><circle cx="420" cy="326" r="6" fill="#e2503a"/><path d="M196 330v60M208 330v60M220 330v60" stroke="#000" stroke-width="4" opacity=".6"/>` +
      `<path d="M470 330Q470 296 504 296H772Q806 296 806 330V470Q806 502 772 502H504Q470 502 470 470Z" fill="url(#${id}a)"/><g clip-path="url(#${id}k)"><rect x="486" y="312" width="304" height="172" fill="url(#${id}b)"/><path d="M486 400L560 366L610 384L680 350L740 382L790 368V404H486Z" fill="#8b98a0"/><path d="M620 402H656L790 490H486Z" fill="#3a3d40"/><path d="M638 410v8M638 426v12M638 448v22" stroke="#f6efdf" stroke-width="5"/><rect x="604" y="382" width="34" height="24" rx="5" fill="#a32f16"/><path d="M608 384h26l-3 9h-20Z" fill="#28323a"/><path d="M598 376h14M598 376v12M644 376h-14M644 376v12M598 412h14M598 412v-10M644 412h-14M644 412v-10" stroke="#8fe3b4" stroke-width="2.5"/><circle cx="506" cy="330" r="7" fill="#e2503a"/><path d="M520 330h40" stroke="#fff" stroke-width="5"/><path d="M486 312H640L560 484H486Z" fill="#fff" opacity=".1"/></g>`,
  };
}

/** A case of sockets and spanners, open. */
export function toolKit(id: string): Part {
  const sockets = Array.from({ length: 9 }, (_socket, i) => {
    const r = 13 + i * 1.9;
    const x = 262 + i * 54;
    return `<circle cx="${x}" cy="494" r="${num(r + 3)}" fill="#0c0d0f"/><circle cx="${x}" cy="492" r="${num(r)}" fill="url(#${id}m)"/><path d="${Array.from({ length: 6 }, (_, k) => `${k === 0 ? 'M' : 'L'}${num(x + Math.cos((k * Math.PI) / 3) * r * 0.55)} ${num(492 + Math.sin((k * Math.PI) / 3) * r * 0.55)}`).join('')}Z" fill="#24272a"/>`;
  }).join('');
  const spanner = (x: number, k: number): string =>
    `<g transform="translate(${x} 196) scale(${k})"><path d="M-8 40V190Q-22 200 -20 218Q-12 238 0 238T20 218Q22 200 8 190V40Q24 30 22 8L10 18H-8L-20 4Q-26 30 -8 40Z" fill="url(#${id}m)"/><circle cy="216" r="9" fill="#2b2e32"/><path d="M-3 48V184" stroke="#fff" stroke-width="2.5" opacity=".7"/></g>`;
  return {
    defs:
      linear(
        `${id}m`,
        [0, 0, 1, 1],
        [
          [0, '#fbfcfc'],
          [0.35, '#c4c9cd'],
          [0.6, '#868c92'],
          [1, '#d5d9dc'],
        ],
      ) +
      linear(
        `${id}a`,
        [0, 0, 0, 1],
        [
          [0, '#35393e'],
          [1, '#1c1e21'],
        ],
      ) +
      linear(
        `${id}b`,
        [0, 0, 0, 1],
        [
          [0, '#d24a12'],
          [1, '#8f2f10'],
        ],
      ),
    body:
      `<path d="M190 420L214 150Q216 132 236 132H724Q744 132 746 150L770 420Z" fill="url(#${id}a)"/><path d="M210 414L232 156Q233 148 242 148H718Q727 148 728 156L750 414Z" fill="#c2410c"/><path d="M220 408L240 166Q241 160 248 160H712Q719 160 720 166L740 408Z" fill="#26292d"/>` +
      [286, 352, 418, 484].map((x, i) => spanner(x, 0.92 - i * 0.08)).join('') +
      `<g transform="translate(600 190)"><path d="M-13 0H13V70H-13Z" fill="#c2410c"/><path d="M-13 0H-4V70H-13Z" fill="#fff" opacity=".25"/><path d="M-5 70H5V200L0 212L-5 200Z" fill="url(#${id}m)"/></g><g transform="translate(670 190)"><path d="M-13 0H13V70H-13Z" fill="#1b1d20"/><path d="M-13 0H-4V70H-13Z" fill="#fff" opacity=".2"/><path d="M-5 70H5V180H-5Z" fill="url(#${id}m)"/><path d="M-5 180l5 18l5 -18Z" fill="#6c7177"/></g>` +
      `<path d="M170 424H790L806 566Q806 584 786 586H174Q154 584 154 566Z" fill="url(#${id}a)"/><path d="M188 434H772L782 528H178Z" fill="#111315"/>${sockets}<path d="M154 556H806V566Q806 584 786 586H174Q154 584 154 566Z" fill="url(#${id}b)"/><rect x="300" y="548" width="58" height="30" rx="6" fill="url(#${id}m)"/><rect x="602" y="548" width="58" height="30" rx="6" fill="url(#${id}m)"/><path d="M178 428H780" stroke="#fff" stroke-width="3" opacity=".25"/>`,
  };
}
