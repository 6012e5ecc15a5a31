const GEORGIAN = /[ა-ჰ]/;

/** A face of the text family, as the page declares it. */
export interface Face {
  readonly weight: string;
  /** As CSS writes it. */
  readonly range: string;
  readonly bytes: ArrayBuffer;
}

/** The page's own faces of the text family that a drawing needs. */
const rulesFor = (svg: string): CSSFontFaceRule[] =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => {
      const isWeb = style.getPropertyValue('src').includes('woff2');
      const isText = /^["']?Caravan Text["']?$/.test(style.getPropertyValue('font-family'));
      const isGeorgian = /U\+10D0/i.test(style.getPropertyValue('unicode-range'));
      return isWeb && isText && (!isGeorgian || GEORGIAN.test(svg));
    });

/** Fetches the faces that a drawing needs. Throws where one cannot be had. */
export const facesFor = (svg: string): Promise<Face[]> =>
  Promise.all(
    rulesFor(svg).map(async ({ style }): Promise<Face> => {
      const address = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src'))?.[1] ?? '';
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      return {
        weight: style.getPropertyValue('font-weight'),
        range: style.getPropertyValue('unicode-range'),
        bytes: await response.arrayBuffer(),
      };
    }),
  );

/** Rules of style sheets that hold faces: a drawing looks the same where the site's fonts are not. */
export const fontRules = (faces: readonly Face[]): string =>
  faces
    .map(({ weight, range, bytes }) => {
      const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
      return `@font-face{font-family:'Caravan Text';font-weight:${weight};src:url(data:font/woff2;base64,${btoa(letters)}) format('woff2');unicode-range:${range}}`;
    })
    .join('');
