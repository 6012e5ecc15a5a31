import { num } from '../../geometry/format';
import { linear } from '../../geometry/svg';
import { wheelParts } from '../../wheels/wheel';
import type { Part } from '../cast';

/** A roof box on its bars. */
export function roofBox(id: string): Part {
  return {
    defs:
      linear(
        `${id}a`,
        [0, 0, 0, 1],
        [
          [0, '#6b7177'],
          [0.18, '#3b4046'],
          [0.55, '#1d2023'],
          [1, '#0d0e10'],
        ],
      ) +
      linear(
        `${id}m`,
        [0, 0, 0, 1],
        [
          [0, '#e4e7e9'],
          [0.5, '#9ea4a9'],
          [1, '#63686d'],
        ],
      ) +
      linear(
        `${id}h`,
        [0, 0, 1, 0],
        [
          [0, '#fff', 0],
          [0.25, '#fff', 0.75],
          [0.6, '#fff', 0.35],
          [1, '#fff', 0],
        ],
      ),
    body:
      `<path d="M250 470H330L322 548H286Q276 548 272 538ZM640 470H720L700 538Q696 548 686 548H650Z" fill="#1b1d20"/><rect x="236" y="456" width="110" height="18" rx="9" fill="url(#${id}m)"/><rect x="624" y="456" width="110" height="18" rx="9" fill="url(#${id}m)"/>` +
      `<path d="M96 420C130 330 260 268 470 262C660 258 800 276 846 330Q874 366 866 414Q864 456 820 460H150Q100 460 96 420Z" fill="url(#${id}a)"/><path d="M96 420H867Q864 456 820 460H150Q100 460 96 420Z" fill="#0b0c0d" opacity=".75"/><path d="M98 418H867" stroke="#70757b" stroke-width="3"/><path d="M170 356C260 306 360 288 480 284S760 288 826 326" fill="none" stroke="url(#${id}h)" stroke-width="16" stroke-linecap="round"/><path d="M150 396C300 372 640 366 856 386" fill="none" stroke="#000" stroke-width="3" opacity=".5"/><path d="M150 400C300 376 640 370 856 390" fill="none" stroke="#fff" stroke-width="1.5" opacity=".25"/>` +
      `<rect x="300" y="426" width="44" height="20" rx="6" fill="url(#${id}m)"/><rect x="640" y="426" width="44" height="20" rx="6" fill="url(#${id}m)"/><path d="M448 340h120" stroke="#c2410c" stroke-width="9" stroke-linecap="round"/><path d="M448 358h70" stroke="#d5d8da" stroke-width="4" stroke-linecap="round" opacity=".7"/>`,
  };
}

/** A stack of three tyres with a fourth leaning on it. */
export function tyres(id: string): Part {
  const wheel = wheelParts(
    `${id}y`,
    { name: 'Ten-spoke sport', spokes: 10, hex: '#B9BEC3', finish: 'silver' },
    132,
    false,
  );
  const lying = (y: number): string => {
    const blocks = Array.from({ length: 22 }, (_, i) => {
      const t = (i / 21) * Math.PI;
      const x = 300 - Math.cos(t) * 190;
      const dy = Math.sin(t) * 26;
      return `M${num(x)} ${num(y + dy + 16)}l${num(Math.cos(t) * -7)} 58`;
    }).join('');
    return `<path d="M110 ${y}V${y + 70}A190 34 0 0 0 490 ${y + 70}V${y}Z" fill="url(#${id}s)"/><path d="${blocks}" stroke="#050506" stroke-width="6"/><path d="M112 ${y + 44}A190 34 0 0 0 488 ${y + 44}" fill="none" stroke="#050506" stroke-width="4"/><ellipse cx="300" cy="${y}" rx="190" ry="34" fill="#2b2d31"/><ellipse cx="300" cy="${y}" rx="176" ry="29" fill="none" stroke="#46494e" stroke-width="3"/><ellipse cx="300" cy="${y + 2}" rx="118" ry="19" fill="#0b0c0e"/>`;
  };
  return {
    defs:
      wheel.defs +
      linear(
        `${id}s`,
        [0, 0, 1, 0],
        [
          [0, '#0c0d0f'],
          [0.25, '#3a3d42'],
          [0.5, '#26282c'],
          [0.8, '#1b1d20'],
          [1, '#08090a'],
        ],
      ),
    body: `${lying(474)}${lying(388)}${lying(302)}<ellipse cx="650" cy="572" rx="170" ry="14" fill="#000" opacity=".3"/><g transform="translate(652 366) rotate(6) scale(1.55)">${wheel.body}</g>`,
  };
}

/** A set of four floor mats, fanned out. */
export function floorMats(id: string): Part {
  const stitch = 'stroke="#c2410c" stroke-width="3" stroke-dasharray="9 6" fill="none"';
  const mat = (x: number, y: number, turn: number, k: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${k})"><path d="M-110 -150Q-116 -172 -94 -174L60 -184Q84 -186 92 -164L128 120Q132 150 104 154L-92 168Q-120 170 -122 142Z" fill="#000" opacity=".25" transform="translate(8 12)"/><path d="M-110 -150Q-116 -172 -94 -174L60 -184Q84 -186 92 -164L128 120Q132 150 104 154L-92 168Q-120 170 -122 142Z" fill="url(#${id}a)"/><path d="M-110 -150Q-116 -172 -94 -174L60 -184Q84 -186 92 -164L128 120Q132 150 104 154L-92 168Q-120 170 -122 142Z" fill="url(#${id}w)"/><path d="M-98 -146Q-102 -160 -88 -162L58 -171Q72 -172 78 -158L114 116Q116 138 98 140L-90 154Q-108 155 -108 138Z" ${stitch}/><path d="M-74 60L70 50L78 116L-72 128Z" fill="#111214"/><path d="M-66 74L64 65M-66 90L68 81M-64 106L70 97" stroke="#4b4f55" stroke-width="5" stroke-linecap="round"/><circle cx="-40" cy="-130" r="9" fill="#8d9298"/><circle cx="30" cy="-136" r="9" fill="#8d9298"/></g>`;
  return {
    defs:
      linear(
        `${id}a`,
        [0, 0, 1, 1],
        [
          [0, '#4a4d52'],
          [1, '#1d1f22'],
        ],
      ) +
      `<pattern id="${id}w" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h20M0 0v20" stroke="#000" stroke-width="2.5" opacity=".45"/><path d="M0 2.5h20M2.5 0v20" stroke="#fff" stroke-width="1" opacity=".14"/></pattern>`,
    body: mat(640, 300, 14, 0.86) + mat(780, 470, 22, 0.6) + mat(250, 470, -16, 0.6) + mat(390, 380, -6, 1),
  };
}
