import type { Language } from '../terms';

/** One self-hosted font file. */
export interface FontFile {
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

interface Face extends Omit<FontFile, 'path' | 'preload'> {
  preloadFor: readonly Language[];
}

const LATIN =
  'U+20-7E,U+A0-FF,U+11E-11F,U+130-131,U+152-153,U+15E-161,U+10C-10D,U+17D-17E,U+18F,U+259,U+2C6,U+2DA,U+2DC,U+2002-2026,U+202F,U+2030,U+2039-203A,U+2044,U+20AC,U+2116,U+2122,U+2190-2193,U+2212,U+221E,U+2248,U+2260-2265';
/** Prices show the lari sign in both languages. FiraGO's Latin file has it, Noto Serif's does not. */
const LATIN_AND_LARI = `${LATIN},U+20BE`;
const GEORGIAN = 'U+10D0-10FF';

/** The font faces, subset from FiraGO and Noto Serif (fonts/README.md). */
const faces: readonly Face[] = [
  {
    family: 'Caravan Text',
    weight: 400,
    file: 'text-latin-400.woff2',
    range: LATIN_AND_LARI,
    preloadFor: ['en', 'ge'],
  },
  {
    family: 'Caravan Text',
    weight: 600,
    file: 'text-latin-600.woff2',
    range: LATIN_AND_LARI,
    preloadFor: ['en', 'ge'],
  },
  { family: 'Caravan Display', weight: 600, file: 'display-latin-600.woff2', range: LATIN, preloadFor: ['en', 'ge'] },
  { family: 'Caravan Text', weight: 400, file: 'text-georgian-400.woff2', range: GEORGIAN, preloadFor: ['ge'] },
  { family: 'Caravan Text', weight: 600, file: 'text-georgian-600.woff2', range: GEORGIAN, preloadFor: [] },
  { family: 'Caravan Display', weight: 600, file: 'display-georgian-600.woff2', range: GEORGIAN, preloadFor: ['ge'] },
];

/**
 * Returns the font files that a page in this language may need. Those with `preload` are used above the fold. `ge` returns all
 * files. English pages fetch a Georgian file only if Georgian letters are shown.
 */
export function fontFiles(language: Language): FontFile[] {
  return faces
    .filter((face) => language === 'ge' || face.range !== GEORGIAN)
    .map(({ preloadFor, ...face }) => ({
      ...face,
      path: `theme/fonts/${face.file}`,
      preload: preloadFor.includes(language),
    }));
}

/** A local fallback of a web font, with the average advance of both in em (fonts/README.md). */
interface Fallback {
  family: `Caravan ${'Text' | 'Display'} ${'Noto' | 'Fallback'}`;
  weight: 400 | 600;
  local: readonly string[];
  advance: readonly [ours: number, theirs: number];
  script: 'latin' | 'georgian';
}

/**
 * Local fallback fonts with the metrics of the web fonts, so that text takes the same space without the web fonts. Noto, and
 * Georgia for headings, look similar. Arial and Times are for systems without them.
 */
const fallbacks: readonly Fallback[] = [
  {
    family: 'Caravan Text Noto',
    weight: 400,
    local: ['Noto Sans Regular', 'NotoSans-Regular'],
    advance: [0.44415, 0.46293],
    script: 'latin',
  },
  {
    family: 'Caravan Text Noto',
    weight: 600,
    local: ['Noto Sans Bold', 'NotoSans-Bold'],
    advance: [0.44668, 0.49179],
    script: 'latin',
  },
  {
    family: 'Caravan Text Fallback',
    weight: 400,
    local: ['Segoe UI', 'Roboto', 'Arial', 'Liberation Sans'],
    advance: [0.44415, 0.43698],
    script: 'latin',
  },
  {
    family: 'Caravan Text Fallback',
    weight: 600,
    local: ['Segoe UI Semibold', 'Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'],
    advance: [0.44668, 0.4706],
    script: 'latin',
  },
  {
    family: 'Caravan Display Noto',
    weight: 600,
    local: ['Noto Serif Bold', 'NotoSerif-Bold', 'Georgia Bold', 'Georgia-Bold'],
    advance: [0.49096, 0.50179],
    script: 'latin',
  },
  {
    family: 'Caravan Display Fallback',
    weight: 600,
    local: ['Times New Roman Bold', 'Liberation Serif Bold'],
    advance: [0.49096, 0.42485],
    script: 'latin',
  },
  {
    family: 'Caravan Text Noto',
    weight: 400,
    local: ['Noto Sans Georgian Regular', 'NotoSansGeorgian-Regular'],
    advance: [0.63292, 0.66541],
    script: 'georgian',
  },
  {
    family: 'Caravan Text Noto',
    weight: 600,
    local: ['Noto Sans Georgian Bold', 'NotoSansGeorgian-Bold'],
    advance: [0.64134, 0.69112],
    script: 'georgian',
  },
  {
    family: 'Caravan Text Fallback',
    weight: 400,
    local: ['Sylfaen', 'DejaVu Sans'],
    advance: [0.63292, 0.61115],
    script: 'georgian',
  },
  {
    family: 'Caravan Text Fallback',
    weight: 600,
    local: ['Sylfaen Bold', 'DejaVu Sans Bold'],
    advance: [0.64134, 0.65115],
    script: 'georgian',
  },
  {
    family: 'Caravan Display Noto',
    weight: 600,
    local: ['Noto Serif Georgian Bold', 'NotoSerifGeorgian-Bold'],
    advance: [0.67424, 0.68765],
    script: 'georgian',
  },
  {
    family: 'Caravan Display Fallback',
    weight: 600,
    local: ['DejaVu Serif Bold'],
    advance: [0.67424, 0.71107],
    script: 'georgian',
  },
];

/** Ascent and descent of FiraGO and Noto Serif in em. They have no line gap. */
const heights = { Text: [0.935, 0.265], Display: [1.069, 0.293] } as const;

const percent = (value: number): string => `${(value * 100).toFixed(2)}%`;

/**
 * Returns the @font-face rules of pages in a language. English pages have no fallbacks for Georgian letters. With
 * `font-display: optional` a font that arrives too late is not used in this page view, so that no text shifts.
 */
export function fontFaceCss(fontUrl: (file: string) => string, language: Language): string {
  const web = faces.map(
    ({ family, weight, file, range }) =>
      `@font-face{font-family:"${family}";font-style:normal;font-weight:${weight};font-display:optional;src:url("${fontUrl(file)}") format("woff2");unicode-range:${range}}`,
  );
  const local = fallbacks
    .filter(({ script }) => language === 'ge' || script === 'latin')
    .map(({ family, weight, local: names, advance: [ours, theirs], script }) => {
      const source = names.map((name) => `local("${name}")`).join(',');
      const adjust = ours / theirs;
      const [ascent, descent] = heights[family.startsWith('Caravan Text') ? 'Text' : 'Display'];
      const only = script === 'georgian' ? `;unicode-range:${GEORGIAN}` : '';
      return `@font-face{font-family:"${family}";font-weight:${weight};src:${source};size-adjust:${percent(adjust)};ascent-override:${percent(ascent / adjust)};descent-override:${percent(descent / adjust)};line-gap-override:0%${only}}`;
    });
  return [...web, ...local].join('\n');
}
