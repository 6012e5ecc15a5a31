const GEORGIAN = /[ა-ჰ]/;

const asData = async (address: string): Promise<string> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
};

/** The page's own faces of the text family that a drawing needs. */
const facesFor = (svg: string): CSSFontFaceRule[] =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => {
      const isWeb = style.getPropertyValue('src').includes('woff2');
      const isText = /^["']?Caravan Text["']?$/.test(style.getPropertyValue('font-family'));
      const isGeorgian = /U\+10D0/i.test(style.getPropertyValue('unicode-range'));
      return isWeb && isText && (!isGeorgian || GEORGIAN.test(svg));
    });

/** Rules of style sheets that hold the fonts of a drawing: it looks the same where the site's fonts are not. */
export const fontsFor = async (svg: string): Promise<string> => {
  const rules = facesFor(svg).map(async ({ style }) => {
    const address = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src'))?.[1];
    if (address === undefined) return '';
    const [weight, range] = [style.getPropertyValue('font-weight'), style.getPropertyValue('unicode-range')];
    return `@font-face{font-family:'Caravan Text';font-weight:${weight};src:url(${await asData(address)}) format('woff2');unicode-range:${range}}`;
  });
  return (await Promise.all(rules)).join('');
};
