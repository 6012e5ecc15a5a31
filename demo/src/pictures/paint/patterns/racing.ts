import { num } from '../../geometry/format';
import { spot, type Print, type Printed } from '../area';

/** Two broad stripes: along the flank, or over bonnet and roof. */
export function heritage({ area, inks }: Print): Printed {
  if (area.seen === 'end') {
    const stripe = (u: number, w: number, ink: string): string =>
      `<path d="M${spot(area, u, -0.1)}L${spot(area, u + w, -0.1)}L${spot(area, u + w, 1.1)}L${spot(area, u, 1.1)}Z" fill="${ink}"/>`;
    return {
      defs: '',
      body:
        stripe(0.36, 0.11, inks[1]) +
        stripe(0.375, 0.08, inks[0]) +
        stripe(0.53, 0.11, inks[1]) +
        stripe(0.545, 0.08, inks[0]),
    };
  }
  const sweep = (v: number, w: number, ink: string): string =>
    `<path d="M${spot(area, -0.05, v + 0.06)}C${spot(area, 0.3, v)} ${spot(area, 0.6, v + 0.02)} ${spot(area, 1.05, v - 0.1)}L${spot(area, 1.05, v - 0.1 + w)}C${spot(area, 0.6, v + 0.02 + w)} ${spot(area, 0.3, v + w)} ${spot(area, -0.05, v + 0.06 + w)}Z" fill="${ink}"/>`;
  return {
    defs: '',
    body:
      sweep(0.58, 0.15, inks[1]) + sweep(0.6, 0.11, inks[0]) + sweep(0.76, 0.03, inks[1]) + sweep(0.81, 0.015, inks[0]),
  };
}

/** A start number in its circle, with a band behind. */
export function roundel({ area, inks }: Print): Printed {
  const r = area.height * (area.seen === 'side' ? 0.19 : 0.12);
  const number = `<path d="M-24 -28H26L-2 34M-30 -2" fill="none" stroke="${inks[0]}" stroke-width="13" stroke-linejoin="miter"/>`;
  const at = area.seen === 'side' ? spot(area, 0.43, 0.67) : spot(area, 0.5, 0.4);
  const band =
    area.seen === 'side'
      ? `<path d="M${spot(area, -0.05, 0.62)}L${spot(area, 1.05, 0.56)}L${spot(area, 1.05, 0.66)}L${spot(area, -0.05, 0.72)}Z" fill="${inks[1]}"/>`
      : `<path d="M${spot(area, 0.4, -0.1)}L${spot(area, 0.6, -0.1)}L${spot(area, 0.6, 1.1)}L${spot(area, 0.4, 1.1)}Z" fill="${inks[1]}"/>`;
  return {
    defs: '',
    body: `${band}<g transform="translate(${at}) scale(${num(r / 60)})"><circle r="62" fill="#fbfaf5"/><circle r="57" fill="none" stroke="${inks[0]}" stroke-width="5"/>${number}</g>`,
  };
}

/** Woven carbon with one accent line. */
export function carbonAccent({ id, area, ground, inks }: Print): Printed {
  const line =
    area.seen === 'side'
      ? `M${spot(area, -0.05, 0.74)}C${spot(area, 0.3, 0.86)} ${spot(area, 0.66, 0.84)} ${spot(area, 1.05, 0.58)}`
      : `M${spot(area, -0.05, 0.66)}Q${spot(area, 0.5, 0.84)} ${spot(area, 1.05, 0.66)}`;
  return {
    defs: `<pattern id="${id}c" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(12)"><path d="M0 0h14v14h-14z" fill="${ground}"/><path d="M0 0h7v7h-7zM7 7h7v7h-7z" fill="${inks[0]}"/><path d="M0 0h7M7 7h7" stroke="#63666a" stroke-width="1"/></pattern>`,
    body: `<path d="M0 0H1200V750H0Z" fill="url(#${id}c)"/><path d="${line}" fill="none" stroke="${inks[1]}" stroke-width="9"/><path d="${line}" fill="none" stroke="#fff" stroke-width="1.6" transform="translate(0 9)" opacity=".7"/>`,
  };
}
