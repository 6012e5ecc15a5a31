import { darken, lighten } from '../colour/mix';
import { num } from '../geometry/format';
import { hash, idPrefix, pick, random } from '../geometry/random';
import { linear, svg } from '../geometry/svg';

/** Deep grounds that white letters can stand on. */
const GROUNDS = [
  '#1f4e5f',
  '#7a2e1d',
  '#2f4a36',
  '#3b3561',
  '#6b4a1e',
  '#5a2340',
  '#24425c',
  '#4a4f2b',
  '#8a3a12',
  '#2d3a40',
] as const;

const ACCENTS = ['#e8a24a', '#e2603a', '#8fc7b5', '#d8c39a', '#9db8d9', '#e9d36b'] as const;

type Emblem = (next: () => number, ink: string) => string;

/** Emblems of trade and travel, in a field of 160 × 110 over the letters. */
const EMBLEMS: readonly [Emblem, ...Emblem[]] = [
  // A road between hills.
  (_, ink) =>
    `<path d="M0 110L52 20L78 62L104 30L160 110Z" fill="${ink}"/><path d="M66 110L79 70L92 110Z" fill="#fff" opacity=".85"/>`,
  // Rising bars.
  (next, ink) =>
    [0, 1, 2, 3, 4]
      .map((i) => {
        const h = 26 + i * 15 + next() * 18;
        return `<rect x="${i * 32 + 4}" y="${num(110 - h)}" width="24" height="${num(h)}" rx="3" fill="${i === 4 ? '#fff' : ink}"/>`;
      })
      .join(''),
  // Half a wheel.
  (next, ink) => {
    const count = 7 + Math.floor(next() * 4);
    const spokes = Array.from({ length: count }, (_, i) => {
      const a = (Math.PI * (i + 0.5)) / count;
      return `M80 110L${num(80 - Math.cos(a) * 66)} ${num(110 - Math.sin(a) * 66)}`;
    }).join('');
    return `<path d="M6 110A74 74 0 0 1 154 110H134A54 54 0 0 0 26 110Z" fill="${ink}"/><path d="${spokes}" stroke="#fff" stroke-width="6"/><path d="M58 110A22 22 0 0 1 102 110Z" fill="#fff"/>`;
  },
  // Waves under a sail.
  (_, ink) =>
    `<path d="M84 4L146 78H84ZM74 20V78H22Z" fill="${ink}"/><path d="M0 96q20 -16 40 0t40 0t40 0t40 0v14H0Z" fill="#fff" opacity=".9"/>`,
  // Chevrons.
  (_, ink) =>
    [0, 1, 2]
      .map((i) => `<path d="M${8 + i * 48} 14h34l24 46l-24 46h-34l24 -46Z" fill="${i === 2 ? '#fff' : ink}"/>`)
      .join(''),
  // Sun over a plain.
  (next, ink) => {
    const rays = 9 + Math.floor(next() * 4);
    const lines = Array.from({ length: rays }, (_, i) => {
      const a = (Math.PI * i) / (rays - 1);
      return `M${num(80 - Math.cos(a) * 54)} ${num(92 - Math.sin(a) * 54)}L${num(80 - Math.cos(a) * 78)} ${num(92 - Math.sin(a) * 78)}`;
    }).join('');
    return `<path d="M38 92A42 42 0 0 1 122 92Z" fill="${ink}"/><path d="${lines}" stroke="${ink}" stroke-width="8" stroke-linecap="round"/><path d="M0 104H160" stroke="#fff" stroke-width="8"/>`;
  },
  // A woven square.
  (next, ink) =>
    Array.from({ length: 15 }, (_, i) => {
      const [x, y] = [(i % 5) * 32 + 2, Math.floor(i / 5) * 36 + 2];
      const full = next() > 0.42;
      return full
        ? `<path d="M${x} ${y + 16}L${x + 14} ${y}L${x + 28} ${y + 16}L${x + 14} ${y + 32}Z" fill="${ink}"/>`
        : `<circle cx="${x + 14}" cy="${y + 16}" r="6" fill="#fff"/>`;
    }).join(''),
  // A ring of quarter turns.
  (next, ink) =>
    [0, 1, 2, 3]
      .map((i) => {
        const turn = Math.floor(next() * 4) * 90;
        return `<path d="M0 0H38A38 38 0 0 1 0 38Z" transform="translate(${i * 40 + 19} 60) rotate(${turn})" fill="${i % 2 === 0 ? ink : '#fff'}"/><path d="M0 0H38A38 38 0 0 1 0 38Z" transform="translate(${i * 40 + 19} 60) rotate(${turn + 180})" fill="${i % 2 === 0 ? ink : '#fff'}" opacity=".45"/>`;
      })
      .join(''),
];

const initialsOf = (slug: string): string =>
  slug
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.slice(0, 1).toUpperCase())
    .slice(0, 3)
    .join('') || 'C';

/**
 * A company's sign by its slug, 240 × 240: an emblem of trade and travel over its initials on a full ground. Brand marks
 * are printed letters on pale tiles; nobody takes one for the other.
 */
export function drawEnterpriseMark(slug: string): string {
  const id = idPrefix('enterprise', slug);
  const seed = `enterprise ${slug}`;
  const ground = pick(seed, 'ground', GROUNDS);
  const ink = pick(seed, 'ink', ACCENTS);
  const emblem = pick(seed, 'emblem', EMBLEMS)(random(seed), ink);
  const letters = initialsOf(slug).replaceAll(/[^A-Z0-9]/g, '');
  const round = hash(`${seed} shape`) % 3;
  const field =
    round === 0
      ? '<circle cx="120" cy="120" r="116" '
      : round === 1
        ? '<rect x="4" y="4" width="232" height="232" rx="56" '
        : '<path d="M120 4L232 46V130Q232 204 120 236Q8 204 8 130V46Z" ';
  const k = round === 1 ? 0.86 : 0.72;
  return svg(
    240,
    240,
    linear(
      `${id}a`,
      [0, 0, 1, 1],
      [
        [0, lighten(ground, 0.12)],
        [1, darken(ground, 0.25)],
      ],
    ),
    `${field}fill="url(#${id}a)"/><g transform="translate(${num(120 - 80 * k)} ${round === 2 ? 46 : 44}) scale(${k})">${emblem}</g><text x="120" y="192" text-anchor="middle" font-family="Arial, sans-serif" font-size="50" font-weight="700" letter-spacing="2" fill="#fff">${letters}</text>`,
  );
}
