import { num } from '../../geometry/format';
import type { Frame } from '../../geometry/frame';

/** The site's name in strokes, 94 × 14: a dealer's plate needs no font. */
const NAME =
  'M9 2Q7 0 5 0Q0 0 0 7T5 14Q7 14 9 12' +
  'M14 14L19 0L24 14M16 9H22' +
  'M28 14V0H33Q37 0 37 4T33 8H28M33 8L37 14' +
  'M42 14L47 0L52 14M44 9H50' +
  'M56 0L61 14L66 0' +
  'M70 14L75 0L80 14M72 9H78' +
  'M85 14V0L94 14V0';

/** A number plate of the European size, 520 × 114 mm. */
export function plate(f: Frame, y: number, back: boolean): string {
  const w = 520 * f.scale;
  const h = 114 * f.scale;
  const x = 600 - w / 2;
  const top = f.y(y) - h / 2;
  const k = (w * 0.68) / 94;
  return (
    `<rect x="${num(x - 2.5)}" y="${num(top - 2.5)}" width="${num(w + 5)}" height="${num(h + 5)}" rx="3.5" fill="#101113"/>` +
    `<rect x="${num(x)}" y="${num(top)}" width="${num(w)}" height="${num(h)}" rx="2.5" fill="${back ? '#dedbd5' : '#f4f2ee'}"/>` +
    `<rect x="${num(x)}" y="${num(top)}" width="${num(w * 0.09)}" height="${num(h)}" rx="2" fill="#c2410c"/>` +
    `<path transform="translate(${num(x + w * 0.2)} ${num(top + (h - 14 * k) / 2)}) scale(${k.toFixed(3)})" d="${NAME}" fill="none" stroke="#1c1a17" stroke-width="2.6" stroke-linejoin="round"/>`
  );
}
