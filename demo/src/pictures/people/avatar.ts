import { idPrefix } from '../geometry/random';
import { linear, svg } from '../geometry/svg';

/** A goggled driver of the first races: leather cap, scarf in the wind. */
const racer = (id: string): { defs: string; body: string } => ({
  defs:
    linear(
      `${id}a`,
      [0, 0, 0, 1],
      [
        [0, '#d8a45f'],
        [1, '#b86a34'],
      ],
    ) +
    linear(
      `${id}b`,
      [0, 0, 1, 1],
      [
        [0, '#7b4a2b'],
        [1, '#4a2a17'],
      ],
    ) +
    linear(
      `${id}c`,
      [0, 0, 1, 1],
      [
        [0, '#d9ecf2'],
        [0.5, '#6d97a6'],
        [1, '#2c4e5c'],
      ],
    ),
  body:
    `<path d="M0 0H128V128H0Z" fill="url(#${id}a)"/><path d="M0 92Q40 78 128 98V128H0Z" fill="#8c4a22" opacity=".55"/>` +
    '<path d="M20 128Q24 100 50 96H80Q104 100 108 128Z" fill="#2c2a2b"/><path d="M80 98Q104 92 126 104Q112 110 104 120Q92 108 78 110Z" fill="#c2410c"/><path d="M44 92Q64 108 84 92L86 104Q64 120 42 104Z" fill="#e05a22"/>' +
    '<path d="M40 52Q38 92 64 98Q90 92 88 52Z" fill="#e6b48c"/><path d="M74 56Q82 86 64 98Q90 92 88 52Z" fill="#c98f66"/>' +
    `<path d="M34 66Q28 20 64 18Q100 20 94 66L90 80Q86 60 84 52Q64 44 44 52Q42 60 38 80Z" fill="url(#${id}b)"/><path d="M64 18V46" stroke="#2e190d" stroke-width="2"/><path d="M40 34Q52 22 64 22" fill="none" stroke="#b07a4e" stroke-width="3" stroke-linecap="round"/>` +
    `<path d="M34 54H94V62H34Z" fill="#2a1a10"/><rect x="38" y="48" width="24" height="20" rx="9" fill="url(#${id}c)" stroke="#e9d9b8" stroke-width="3"/><rect x="66" y="48" width="24" height="20" rx="9" fill="url(#${id}c)" stroke="#e9d9b8" stroke-width="3"/>` +
    '<path d="M64 68Q70 78 62 79" fill="none" stroke="#a8703f" stroke-width="2.4" stroke-linecap="round"/><path d="M54 86Q64 91 74 85" fill="none" stroke="#8a3f2a" stroke-width="3" stroke-linecap="round"/>',
});

/** A woman on the coast road: dark glasses that mirror the hills, a headscarf. */
const coast = (id: string): { defs: string; body: string } => ({
  defs:
    linear(
      `${id}a`,
      [0, 0, 0, 1],
      [
        [0, '#8fbcc0'],
        [0.62, '#dfe9dd'],
        [0.63, '#3f7f8c'],
        [1, '#24525f'],
      ],
    ) +
    linear(
      `${id}b`,
      [0, 0, 1, 1],
      [
        [0, '#f0b13c'],
        [1, '#cf6e1d'],
      ],
    ) +
    linear(
      `${id}c`,
      [0, 0, 0, 1],
      [
        [0, '#10161c'],
        [0.5, '#2d3a45'],
        [0.52, '#d98a4a'],
        [1, '#5b3724'],
      ],
    ),
  body:
    `<path d="M0 0H128V128H0Z" fill="url(#${id}a)"/><path d="M0 82L26 62L48 76L74 56L128 82Z" fill="#6b9088"/>` +
    '<path d="M18 128Q22 102 48 96H82Q106 102 110 128Z" fill="#f4efe6"/><path d="M52 84H78V104Q64 114 52 104Z" fill="#c98f66"/>' +
    '<path d="M40 48Q38 92 64 100Q90 92 88 48Z" fill="#ecbf9a"/><path d="M76 52Q82 88 64 100Q90 92 88 48Z" fill="#d5a079"/>' +
    `<path d="M32 76Q24 18 64 16Q104 18 96 76Q92 98 70 106Q90 86 86 56Q64 28 44 56Q38 88 58 106Q36 98 32 76Z" fill="url(#${id}b)"/><path d="M40 40Q50 24 66 23" fill="none" stroke="#ffe0a0" stroke-width="3.4" stroke-linecap="round"/><path d="M58 104L46 122L66 114L84 124L72 104Z" fill="#cf6e1d"/><circle cx="86" cy="32" r="3" fill="#fff3d6"/><circle cx="74" cy="26" r="2.6" fill="#fff3d6"/><circle cx="92" cy="46" r="2.6" fill="#fff3d6"/><circle cx="37" cy="56" r="2.6" fill="#fff3d6"/>` +
    `<path d="M36 54H94" stroke="#171a1d" stroke-width="4"/><path d="M38 53H62Q63 71 50 72Q38 71 38 53ZM66 53H90Q90 71 78 72Q65 71 66 53Z" fill="url(#${id}c)" stroke="#171a1d" stroke-width="2.4"/>` +
    '<path d="M64 68Q69 77 62 78" fill="none" stroke="#b0764c" stroke-width="2.2" stroke-linecap="round"/><path d="M54 86Q58 83 64 85Q70 83 75 86Q64 93 54 86Z" fill="#b2372b"/>',
});

/** A racing helmet with a visor that mirrors the road. */
const helmet = (id: string): { defs: string; body: string } => ({
  defs:
    linear(
      `${id}a`,
      [0, 0, 1, 1],
      [
        [0, '#3a4150'],
        [1, '#171a20'],
      ],
    ) +
    linear(
      `${id}b`,
      [0, 0, 1, 1],
      [
        [0, '#ffffff'],
        [0.5, '#e7e3dc'],
        [1, '#a59f95'],
      ],
    ) +
    linear(
      `${id}c`,
      [0, 0, 0, 1],
      [
        [0, '#1d2a44'],
        [0.42, '#c8562a'],
        [0.56, '#f3c078'],
        [0.58, '#2a2f35'],
        [1, '#0f1114'],
      ],
    ),
  body:
    `<path d="M0 0H128V128H0Z" fill="url(#${id}a)"/><path d="M0 20L128 0M0 50L128 26M0 80L128 54M0 110L128 84" stroke="#fff" stroke-width="7" opacity=".05"/>` +
    '<path d="M14 128Q18 106 42 100H88Q112 106 116 128Z" fill="#c2410c"/><path d="M42 100Q64 118 88 100L92 112Q64 128 38 112Z" fill="#1d1f22"/><path d="M56 116V128M72 116V128" stroke="#f4efe6" stroke-width="4"/>' +
    `<path d="M22 66Q20 16 64 14Q108 16 106 66Q106 90 94 102Q64 112 34 102Q22 90 22 66Z" fill="url(#${id}b)"/><path d="M54 14.6Q64 13.6 74 14.6L78 44H50Z" fill="#c2410c"/><path d="M46 16L43 46M82 16L85 46" stroke="#1d1f22" stroke-width="3"/><path d="M32 36Q38 24 48 20" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M24 52Q64 40 104 52L102 76Q64 84 26 76Z" fill="url(#${id}c)" stroke="#15171a" stroke-width="4" stroke-linejoin="round"/><path d="M60 82L64 62L68 82Z" fill="#f4efe6" opacity=".9"/><path d="M32 55Q48 50 64 49" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8"/>` +
    '<path d="M44 94H84" stroke="#1d1f22" stroke-width="4" stroke-linecap="round"/><path d="M50 101H78" stroke="#1d1f22" stroke-width="3" stroke-linecap="round" opacity=".6"/><circle cx="25" cy="66" r="4" fill="#2b2e32"/><circle cx="103" cy="66" r="4" fill="#2b2e32"/>',
});

const PRESETS = [racer, coast, helmet];

/** One of three portraits that users may choose, 128 × 128, by its place in the list from 0. */
export function drawAvatar(preset: number): string {
  const draw = PRESETS[preset] ?? racer;
  const portrait = draw(idPrefix('avatar', preset));
  return svg(128, 128, portrait.defs, portrait.body);
}
