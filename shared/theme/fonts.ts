import type { Language } from '../terms';

interface FontFile {
  /** File name. The served address ends with it. */
  file: string;
  /** Path of the file from the root of the `@caravan/shared` package. */
  path: string;
  /** Whether a page in the requested language should preload it. */
  preload: boolean;
  family: 'Caravan Text' | 'Caravan Display';
  weight: 400 | 600;
  /** In CSS syntax. */
  range: string;
}

/** A font of the visitor's system. */
interface LocalFont {
  names: readonly string[];
  /** Average width of a letter in em (fonts/README.md). */
  advance: number;
}

/**
 * A font face, and the local fonts that replace it until it loads. They have its metrics, so that text takes the same space
 * without it. Noto, and Georgia for headings, look similar. Others are for systems without them.
 */
interface Face {
  family: 'Text' | 'Display';
  weight: 400 | 600;
  script: 'latin' | 'georgian';
  preloadFor: readonly Language[];
  advance: number;
  noto: LocalFont;
  fallback: LocalFont;
}

const LATIN =
  'U+20-7E,U+A0-FF,U+11E-11F,U+130-131,U+152-153,U+15E-161,U+10C-10D,U+17D-17E,U+18F,U+259,U+2C6,U+2DA,U+2DC,U+2002-2026,U+202F,U+2030,U+2039-203A,U+2044,U+20AC,U+2116,U+2122,U+2190-2193,U+2212,U+221E,U+2248,U+2260-2265';
/** Prices show the lari sign in both languages. FiraGO's Latin file has it, Noto Serif's does not. */
const LARI = 'U+20BE';
const GEORGIAN = 'U+10D0-10FF';

/** The font faces, subset from FiraGO and Noto Serif (fonts/README.md). */
const faces: readonly Face[] = [
  {
    family: 'Text',
    weight: 400,
    script: 'latin',
    preloadFor: ['en', 'ge'],
    advance: 0.44415,
    noto: { names: ['Noto Sans Regular', 'NotoSans-Regular'], advance: 0.46293 },
    fallback: { names: ['Segoe UI', 'Roboto', 'Arial', 'Liberation Sans'], advance: 0.43698 },
  },
  {
    family: 'Text',
    weight: 600,
    script: 'latin',
    preloadFor: ['en', 'ge'],
    advance: 0.44668,
    noto: { names: ['Noto Sans Bold', 'NotoSans-Bold'], advance: 0.49179 },
    fallback: { names: ['Segoe UI Semibold', 'Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'], advance: 0.4706 },
  },
  {
    family: 'Display',
    weight: 600,
    script: 'latin',
    preloadFor: ['en', 'ge'],
    advance: 0.49096,
    noto: { names: ['Noto Serif Bold', 'NotoSerif-Bold', 'Georgia Bold', 'Georgia-Bold'], advance: 0.50179 },
    fallback: { names: ['Times New Roman Bold', 'Liberation Serif Bold'], advance: 0.42485 },
  },
  {
    family: 'Text',
    weight: 400,
    script: 'georgian',
    preloadFor: ['ge'],
    advance: 0.63292,
    noto: { names: ['Noto Sans Georgian Regular', 'NotoSansGeorgian-Regular'], advance: 0.66541 },
    fallback: { names: ['Sylfaen', 'DejaVu Sans'], advance: 0.61115 },
  },
  {
    family: 'Text',
    weight: 600,
    script: 'georgian',
    preloadFor: [],
    advance: 0.64134,
    noto: { names: ['Noto Sans Georgian Bold', 'NotoSansGeorgian-Bold'], advance: 0.69112 },
    fallback: { names: ['Sylfaen Bold', 'DejaVu Sans Bold'], advance: 0.65115 },
  },
  {
    family: 'Display',
    weight: 600,
    script: 'georgian',
    preloadFor: ['ge'],
    advance: 0.67424,
    noto: { names: ['Noto Serif Georgian Bold', 'NotoSerifGeorgian-Bold'], advance: 0.68765 },
    fallback: { names: ['DejaVu Serif Bold'], advance: 0.71107 },
  },
];

const fileOf = ({ family, script, weight }: Face): string => `${family.toLowerCase()}-${script}-${weight}.woff2`;

const rangeOf = ({ family, script }: Face): string => {
  if (script === 'georgian') return GEORGIAN;
  return family === 'Text' ? `${LATIN},${LARI}` : LATIN;
};

const facesIn = (language: Language): Face[] => faces.filter(({ script }) => language === 'ge' || script === 'latin');

/**
 * Returns the font files that a page in this language may need. Those with `preload` are used above the fold. `ge` returns all
 * files. English pages fetch a Georgian file only if Georgian letters are shown.
 */
export function fontFiles(language: Language): FontFile[] {
  return facesIn(language).map((face) => ({
    file: fileOf(face),
    path: `theme/fonts/${fileOf(face)}`,
    preload: face.preloadFor.includes(language),
    family: `Caravan ${face.family}`,
    weight: face.weight,
    range: rangeOf(face),
  }));
}

/** Ascent and descent of FiraGO and Noto Serif in em. They have no line gap. */
const heights = { Text: [0.935, 0.265], Display: [1.069, 0.293] } as const;

const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;

/** Returns the rule of a local font with the metrics of a face. `familySuffix`: the end of its family's name. */
const localFace = ({ family, weight, script, advance }: Face, familySuffix: string, local: LocalFont): string => {
  const source = local.names.map((name) => `local("${name}")`).join(',');
  const adjust = advance / local.advance;
  const [ascent, descent] = heights[family];
  const only = script === 'georgian' ? `;unicode-range:${GEORGIAN}` : '';
  return `@font-face{font-family:"Caravan ${family} ${familySuffix}";font-weight:${weight};src:${source};size-adjust:${percent(adjust)};ascent-override:${percent(ascent / adjust)};descent-override:${percent(descent / adjust)};line-gap-override:0%${only}}`;
};

/**
 * Returns the @font-face rules of pages in a language. English pages have no fallbacks for Georgian letters. With
 * `font-display: optional` a font that arrives too late is not used in this page view, so that no text shifts.
 */
export function fontFaceCss(fontUrl: (file: string) => string, language: Language): string {
  const web = faces.map(
    (face) =>
      `@font-face{font-family:"Caravan ${face.family}";font-style:normal;font-weight:${face.weight};font-display:optional;src:url("${fontUrl(fileOf(face))}") format("woff2");unicode-range:${rangeOf(face)}}`,
  );
  const local = facesIn(language).flatMap((face) => [
    localFace(face, 'Noto', face.noto),
    localFace(face, 'Fallback', face.fallback),
  ]);
  return [...web, ...local].join('\n');
}
