import type { Language } from '../terms';
import { baseCss } from './baseCss';
import { fontFaceCss } from './fonts';
import { rootCss } from './rootCss';

export { colour, font, layer, leading, measure, media, motion, NARROW_LAYOUT, radius, size, space } from './accessors';
export { smallFaint, smallSoft } from './accessors';
export { baseCss, rootCss };
export { fontFiles } from './fonts';
export { palette, type ColourName } from './tokens';
export { contrastRatio, readableInk } from './contrast';

/**
 * Returns the static CSS of the site for <head>: fonts, tokens of both themes, reset.
 * @param fontUrl returns the address at which the shell serves a font file
 * @param language the language of the page, which selects the fallback fonts
 */
export function themeCss(fontUrl: (file: string) => string, language: Language): string {
  return `${fontFaceCss(fontUrl, language)}\n${rootCss}\n${baseCss}`;
}
