import type { PaintFact } from '../facts/facts';
import { brightness, darken, lighten, mix } from './colours';

/** Values of the CSS custom properties in the SVG files of cars. Names have no leading dashes. */
export type Properties = Readonly<Record<string, string | number>>;

/** Soft light, sharp reflections and shade: strength from 0 to 1. Blur of reflections: pixels. */
const finishes = {
  gloss: { soft: 0.6, sharp: 0.8, shade: 0.5, blur: 1 },
  clear: { soft: 0.6, sharp: 0.8, shade: 0.5, blur: 1 },
  tinted: { soft: 0.55, sharp: 0.7, shade: 0.5, blur: 1 },
  matte: { soft: 0.26, sharp: 0, shade: 0.34, blur: 3.5 },
  satin: { soft: 0.42, sharp: 0.22, shade: 0.42, blur: 2.2 },
  metallic: { soft: 0.62, sharp: 0.85, shade: 0.62, blur: 1 },
  chrome: { soft: 0.5, sharp: 1, shade: 0.6, blur: 0.7 },
  'colour-shift': { soft: 0.5, sharp: 0.7, shade: 0.5, blur: 1.2 },
  printed: { soft: 0.34, sharp: 0.5, shade: 0.42, blur: 1.2 },
} as const;

/** Colours of the car below a clear and a tinted film. Films would not be visible on white. */
const underClear = '#3d5a73';
const underTint = '#c3c7ca';

type PaintLayer = Pick<PaintFact, 'hex' | 'finish' | 'secondaryHex'>;

const paintLayerOf = (paint: PaintFact): PaintLayer => {
  if (paint.finish === 'tinted') {
    return { hex: mix(underTint, paint.hex, 0.25 + (paint.alpha ?? 0.35)), finish: 'gloss' };
  }
  if (paint.finish !== 'clear' && (paint.finish !== 'gloss' || paint.alpha === undefined)) {
    return paint;
  }
  const finish = /matte/i.test(paint.name) ? 'matte' : /satin/i.test(paint.name) ? 'satin' : 'gloss';
  return { hex: mix(underClear, paint.hex, paint.alpha ?? 0.06), finish };
};

const coloursOf = ({ hex, finish, secondaryHex }: PaintLayer): Properties => {
  const light = brightness(hex);
  const second = secondaryHex ?? mix(hex, '#7a3fa8', 0.7);
  return finish === 'printed'
    ? { paint: hex, second, light: '#ffffff', bright: '#ffffff', dark: '#0b0c10' }
    : {
        paint: hex,
        second,
        light: lighten(hex, light < 0.25 ? 0.66 : 0.88),
        bright: lighten(hex, finish === 'chrome' ? 0.9 : light < 0.25 ? 0.34 : 0.42),
        dark: darken(hex, light > 0.75 ? 0.62 : 0.78),
      };
};

const shownIf = (condition: boolean): string => (condition ? 'inline' : 'none');

/** Returns the properties that give a car's picture its paint. */
export const propertiesOf = (paint: PaintFact): Properties => {
  const layer = paintLayerOf(paint);
  const { finish, hex } = layer;
  const { sharp, blur, ...strength } = finishes[finish];
  const light = brightness(hex);
  // Shade shows the shape of white cars. Reflections show the shape of black ones.
  const soft = strength.soft * (light > 0.8 ? 1 : light < 0.2 ? 1.15 : 0.9);
  const shade = strength.shade * (light > 0.75 ? 0.72 : 1);
  const [isChrome, isPrinted, isMetallic] = [finish === 'chrome', finish === 'printed', finish === 'metallic'];
  return {
    ...coloursOf(layer),
    soft,
    sharp,
    shade,
    blur,
    floor: soft * (isPrinted ? 0.5 : isChrome ? 1.8 : sharp > 0 ? 0.9 : 0.55),
    'floor-mid': soft * (isPrinted ? 0.26 : 0.62),
    horizon: isChrome ? 0.92 : shade * (sharp > 0 ? 0.85 : 0.5),
    nose: shade * (sharp > 0 ? 0.16 : 0.5),
    pane: sharp > 0 ? 0.5 : 0.25,
    coat: finish === 'colour-shift' ? 'url(#k)' : hex,
    flank: isChrome ? 'url(#V)' : 'url(#v)',
    gloss: shownIf(sharp > 0 && !isMetallic),
    metallic: shownIf(isMetallic),
    glint: shownIf(sharp > 0),
    edge: blur < 1.5 ? 'none' : 'url(#f)',
    'floor-edge': isChrome ? 'none' : 'url(#f)',
  };
};
