import { num } from '../../geometry/format';
import type { Frame } from '../../geometry/frame';

/** A number plate of the European size without a number: a dealer's car. */
export function plate(f: Frame, y: number, back: boolean): string {
  const w = 520 * f.scale;
  const h = 114 * f.scale;
  const x = 600 - w / 2;
  const top = f.y(y) - h / 2;
  return (
    `<rect x="${num(x - 2.5)}" y="${num(top - 2.5)}" width="${num(w + 5)}" height="${num(h + 5)}" rx="3.5" fill="#101113"/>` +
    `<rect x="${num(x)}" y="${num(top)}" width="${num(w)}" height="${num(h)}" rx="2.5" fill="${back ? '#dedbd5' : '#f4f2ee'}"/>` +
    `<rect x="${num(x)}" y="${num(top)}" width="${num(w * 0.09)}" height="${num(h)}" rx="2" fill="#c2410c"/>` +
    `<path d="M${num(600 - w * 0.22)} ${num(top + h * 0.5)}h${num(w * 0.5)}" stroke="#1c1a17" stroke-width="${num(h * 0.34)}" stroke-dasharray="${num(h * 0.42)} ${num(h * 0.2)}" opacity=".82"/>`
  );
}
