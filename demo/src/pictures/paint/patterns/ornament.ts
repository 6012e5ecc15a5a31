import { num } from '../../geometry/format';
import { spot, type Print, type Printed } from '../area';

/** A turning wheel of seven arms, after the carved suns of Georgian houses. */
export function sun({ id, area, inks }: Print): Printed {
  const arm = `<path d="M0 -14C18 -20 40 -44 34 -74C30 -92 8 -94 6 -78C5 -68 16 -66 18 -73" fill="none" stroke="${inks[0]}" stroke-width="8" stroke-linecap="round"/>`;
  const wheel = `<g id="${id}s"><circle r="112" fill="none" stroke="${inks[1]}" stroke-width="2.5"/><circle r="103" fill="none" stroke="${inks[0]}" stroke-width="5" stroke-dasharray="2 8"/>${[0, 1, 2, 3, 4, 5, 6].map((i) => `<g transform="rotate(${num((i * 360) / 7)})">${arm}</g>`).join('')}<circle r="13" fill="${inks[1]}"/></g>`;
  const big = area.height / (area.seen === 'side' ? 560 : 760);
  const places =
    area.seen === 'side'
      ? [
          [0.43, 0.66, 1.1],
          [0.1, 0.6, 0.62],
          [0.93, 0.58, 0.68],
          [0.64, 0.68, 0.5],
          [0.26, 0.62, 0.4],
        ]
      : [
          [0.5, 0.42, 0.85],
          [0.16, 0.6, 0.7],
          [0.84, 0.6, 0.7],
        ];
  const first = places[0] ?? [0.5, 0.5, 1];
  const rest = places.slice(1);
  const border = `<path d="M${spot(area, -0.05, 0.88)}L${spot(area, 1.05, 0.88)}" stroke="${inks[0]}" stroke-width="7" stroke-dasharray="9 5"/><path d="M${spot(area, -0.05, 0.852)}L${spot(area, 1.05, 0.852)}" stroke="${inks[1]}" stroke-width="1.6"/>`;
  return {
    defs: '',
    body: `${border}<g transform="translate(${spot(area, first[0] ?? 0, first[1] ?? 0)}) scale(${(big * (first[2] ?? 1)).toFixed(3)})">${wheel}</g>${rest.map(([u = 0, v = 0, k = 1]) => `<use href="#${id}s" transform="translate(${spot(area, u, v)}) scale(${(big * k).toFixed(3)})"/>`).join('')}`,
  };
}

/** Rows of stepped diamonds and hooks as in Caucasian carpets. */
export function carpet({ id, area, ground, inks }: Print): Printed {
  const step = 'M32 2h8v6h6v6h6v6h6v8h-6v6h-6v6h-6v6h-8v-6h-6v-6h-6v-6h-6v-8h6v-6h6v-6h6Z';
  const tile = `<pattern id="${id}c" x="${num(area.x)}" y="${num(area.y)}" width="72" height="72" patternUnits="userSpaceOnUse"><path d="M0 0h72v72h-72z" fill="${ground}"/><path d="${step}" fill="${inks[0]}"/><path d="M36 12l12 12l-12 12l-12 -12Z" fill="${inks[1]}"/><path d="M36 18l6 6l-6 6l-6 -6Z" fill="${ground}"/><path d="M0 54h72M0 70h72" stroke="${inks[1]}" stroke-width="2"/><path d="M3 66l6 -8l6 8l6 -8l6 8l6 -8l6 8l6 -8l6 8l6 -8l6 8l6 -8" fill="none" stroke="${inks[1]}" stroke-width="2.5"/><path d="M4 12h8v8M68 12h-8v8M4 40h8v-8M68 40h-8v-8" fill="none" stroke="${inks[1]}" stroke-width="2.5"/></pattern>`;
  return { defs: tile, body: `<path d="M0 0H1200V750H0Z" fill="url(#${id}c)"/>` };
}
