const GEORGIAN = /[ა-ჰ]/;

/** A font face of the text family, as the page declares it. */
export interface Face {
  readonly weight: string;
  /** CSS `unicode-range`. */
  readonly range: string;
  readonly bytes: ArrayBuffer;
}

/** Returns the rules of a style sheet. A sheet of another origin, such as one of a browser extension, gives none. */
const rulesOf = (sheet: CSSStyleSheet): CSSRule[] => {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
};

/** Returns the page's font faces that an SVG needs. */
const rulesFor = (svg: string): CSSFontFaceRule[] =>
  [...document.styleSheets]
    .flatMap(rulesOf)
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => {
      const isWeb = style.getPropertyValue('src').includes('woff2');
      const isText = /^["']?Caravan Text["']?$/.test(style.getPropertyValue('font-family'));
      const isGeorgian = /U\+10D0/i.test(style.getPropertyValue('unicode-range'));
      return isWeb && isText && (!isGeorgian || GEORGIAN.test(svg));
    });

/** Fetches the font faces that an SVG needs. Throws if a request fails. */
export const facesFor = (svg: string): Promise<Face[]> =>
  Promise.all(
    rulesFor(svg).map(async ({ style }): Promise<Face> => {
      const address = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src'))?.[1] ?? '';
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address} responded with status ${response.status}`);
      return {
        weight: style.getPropertyValue('font-weight'),
        range: style.getPropertyValue('unicode-range'),
        bytes: await response.arrayBuffer(),
      };
    }),
  );

/** CSS with the fonts inlined, so that the SVG looks the same where the site's fonts are missing. */
export const fontRules = (faces: readonly Face[]): string =>
  faces
    .map(({ weight, range, bytes }) => {
      const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
      return `@font-face{font-family:'Caravan Text';font-weight:${weight};src:url(data:font/woff2;base64,${btoa(letters)}) format('woff2');unicode-range:${range}}`;
    })
    .join('');
