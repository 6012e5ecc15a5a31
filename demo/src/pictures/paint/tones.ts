import { brightness, darken, lighten, mix } from '../colour/mix';
import type { Paint } from '../types';

/** How a coat answers to the studio's light from above. */
export interface Tones {
  base: string;
  /** Colours of lit and shaded surfaces; shade keeps the hue. */
  light: string;
  dark: string;
  /** The colour itself in strong light: broad reflections keep it, only edges go white. */
  bright: string;
  /** Strength of broad light, of sharp reflections, and of shade; 0 to 1. */
  soft: number;
  sharp: number;
  shade: number;
  /** Width of the reflections: small = glass-like, large = dull. */
  blur: number;
  mode: 'plain' | 'metallic' | 'chrome' | 'shift' | 'printed';
  second: string;
}

/** The car under a coating: a clear film on white would show nothing. */
const UNDER_CLEAR = '#3d5a73';
const UNDER_TINT = '#c3c7ca';

function coating(paint: Paint): Paint {
  const clear = paint.finish === 'clear' || (paint.finish === 'gloss' && paint.alpha !== undefined);
  const name = paint.pattern ?? '';
  const finish = /matte/i.test(name) ? 'matte' : /satin/i.test(name) ? 'satin' : 'gloss';
  if (clear) return { hex: mix(UNDER_CLEAR, paint.hex, paint.alpha ?? 0.06), finish };
  if (paint.finish === 'tinted')
    return { hex: mix(UNDER_TINT, paint.hex, 0.25 + (paint.alpha ?? 0.35)), finish: 'gloss' };
  return paint;
}

const FINISHES: Readonly<Record<Paint['finish'], Omit<Tones, 'base' | 'light' | 'dark' | 'bright' | 'second'>>> = {
  gloss: { soft: 0.6, sharp: 0.8, shade: 0.5, blur: 1, mode: 'plain' },
  clear: { soft: 0.6, sharp: 0.8, shade: 0.5, blur: 1, mode: 'plain' },
  tinted: { soft: 0.55, sharp: 0.7, shade: 0.5, blur: 1, mode: 'plain' },
  matte: { soft: 0.26, sharp: 0, shade: 0.34, blur: 3.5, mode: 'plain' },
  satin: { soft: 0.42, sharp: 0.22, shade: 0.42, blur: 2.2, mode: 'plain' },
  metallic: { soft: 0.62, sharp: 0.85, shade: 0.62, blur: 1, mode: 'metallic' },
  chrome: { soft: 0.5, sharp: 1, shade: 0.6, blur: 0.7, mode: 'chrome' },
  'colour-shift': { soft: 0.5, sharp: 0.7, shade: 0.5, blur: 1.2, mode: 'shift' },
  printed: { soft: 0.34, sharp: 0.5, shade: 0.42, blur: 1.2, mode: 'printed' },
};

export function tonesOf(given: Paint): Tones {
  const paint = coating(given);
  const bright = brightness(paint.hex);
  const printed = paint.finish === 'printed';
  const settings = FINISHES[paint.finish];
  // White bodies are shaped by their shade, black ones by their reflections.
  const lightShare = bright < 0.25 ? 0.66 : 0.88;
  return {
    ...settings,
    soft: settings.soft * (bright > 0.8 ? 1 : bright < 0.2 ? 1.15 : 0.9),
    shade: settings.shade * (bright > 0.75 ? 0.72 : 1),
    base: paint.hex,
    light: printed ? '#ffffff' : lighten(paint.hex, lightShare),
    bright: printed ? '#ffffff' : lighten(paint.hex, settings.mode === 'chrome' ? 0.9 : bright < 0.25 ? 0.34 : 0.42),
    dark: printed ? '#0b0c10' : darken(paint.hex, bright > 0.75 ? 0.62 : 0.78),
    second: paint.secondaryHex ?? mix(paint.hex, '#7a3fa8', 0.7),
  };
}
