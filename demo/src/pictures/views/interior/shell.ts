import { linear, radialAt } from '../../geometry/svg';
import type { Printed } from '../../paint/area';
import type { Cabin } from './palette';

/** The road outside, the windscreen's frame, roof lining, visors and mirror. */
export function shell(id: string, c: Cabin): Printed {
  const side = `<path d="M0 150L196 124L96 330L0 352Z" fill="url(#${id}k)"/><path d="M0 296L60 276L118 286L96 330L0 352Z" fill="#8fa08f"/><path d="M0 150L196 124L96 330L0 352Z" fill="#1c1a17" opacity=".12"/><path d="M-10 146L206 118L190 142L84 346L-10 362V350L72 334L172 144L-10 166Z" fill="#191a1c"/>`;
  return {
    defs:
      linear(
        `${id}k`,
        [0, 90, 0, 320],
        [
          [0, '#a9c6d8'],
          [0.6, '#e3e8e2'],
          [1, '#f4ead6'],
        ],
        true,
      ) +
      linear(
        `${id}r`,
        [0, 0, 0, 110],
        [
          [0, c.lining],
          [0.7, c.lining],
          [1, '#8f8a80'],
        ],
        true,
      ) +
      linear(
        `${id}p`,
        [0, 0, 1, 0],
        [
          [0, '#8f8a80'],
          [0.5, c.lining],
          [1, '#a39d92'],
        ],
      ) +
      linear(
        `${id}t`,
        [0, 240, 0, 340],
        [
          [0, '#9a9a96'],
          [1, '#55585a'],
        ],
        true,
      ) +
      radialAt(`${id}u`, 760, 150, 420, [
        [0, '#fffbe9', 0.9],
        [1, '#fffbe9', 0],
      ]),
    body:
      `<path d="M0 0H1200V750H0Z" fill="#131415"/><path d="M180 60H1020L1110 350H90Z" fill="url(#${id}k)"/><path d="M180 60H1020L1110 350H90Z" fill="url(#${id}u)"/>` +
      '<path d="M90 280L210 232L290 250L392 178L452 214L520 186L600 236L700 206L790 158L872 214L960 196L1110 270V350H90Z" fill="#93a8b2" opacity=".8"/><path d="M392 178L452 214L430 226L404 208L372 222L340 214ZM790 158L832 186L806 192L788 178L752 200L736 188Z" fill="#fff" opacity=".85"/><path d="M90 300Q300 252 520 276T1110 286V350H90Z" fill="#8d9a7f"/><path d="M90 322Q420 286 640 296T1110 316V350H90Z" fill="#74816a"/>' +
      `<path d="M600 286L640 286L860 352H420Z" fill="url(#${id}t)"/><path d="M619 292l3 8h-4ZM617 306l8 14h-9ZM613 326l14 24h-16Z" fill="#f4efe2"/>` +
      side +
      `<g transform="matrix(-1 0 0 1 1200 0)">${side}</g>` +
      `<path d="M0 0H1200V128Q1090 112 990 100Q600 66 210 100Q110 112 0 128Z" fill="url(#${id}r)"/><path d="M0 128Q110 112 210 100Q600 66 990 100Q1090 112 1200 128" fill="none" stroke="#6f6a61" stroke-width="3" opacity=".7"/>` +
      `<path d="M238 99L206 103L78 352L122 336Z" fill="url(#${id}p)"/><path d="M962 99L994 103L1122 352L1078 336Z" fill="url(#${id}p)"/><path d="M238 99L122 336M962 99L1078 336" stroke="#22211f" stroke-width="4"/>` +
      '<path d="M270 62Q400 46 520 44L522 78Q400 84 280 98Q266 98 264 84Q262 66 270 62ZM930 62Q800 46 680 44L678 78Q800 84 920 98Q934 98 936 84Q938 66 930 62Z" fill="#fff" opacity=".28"/><path d="M280 98Q400 84 522 78M920 98Q800 84 678 78" fill="none" stroke="#5f5a52" stroke-width="2.5" opacity=".6"/>' +
      '<path d="M552 28H648Q660 28 660 40V66Q660 74 650 74H550Q540 74 540 66V40Q540 28 552 28Z" fill="#2c2d2f"/><path d="M556 40h34v14h-34ZM610 40h34v14h-34Z" fill="#f7e9c8" opacity=".85"/><path d="M594 74h12v30h-12Z" fill="#1a1b1d"/><rect x="516" y="98" width="168" height="46" rx="16" fill="#17181a"/><rect x="522" y="103" width="156" height="35" rx="12" fill="#7f95a2"/><path d="M534 134L580 106H640L594 134Z" fill="#fff" opacity=".25"/>',
  };
}
