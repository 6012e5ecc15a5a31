import { clamp } from '../geometry/format';

type Rgb = readonly [red: number, green: number, blue: number];

function parse(hex: string): Rgb {
  const full = /^#?([0-9a-f]{6})$/i.exec(hex)?.[1] ?? '808080';
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function format(rgb: Rgb): string {
  return `#${rgb
    .map((c) =>
      Math.round(clamp(c, 0, 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** `share` 0 gives the first colour, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const a = parse(from);
  const b = parse(to);
  return format([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

export function lighten(hex: string, share: number): string {
  return mix(hex, '#ffffff', share);
}

/** Shade keeps a breath of the colour: pure black in shadows looks like print error. */
export function darken(hex: string, share: number): string {
  return mix(hex, '#0b0c10', share);
}

/** Perceived brightness from 0 (black) to 1 (white). */
export function brightness(hex: string): number {
  const [r, g, b] = parse(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}
