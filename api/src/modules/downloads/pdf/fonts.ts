import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Fonts for text, emphasis and headings. */
export type Family = 'text' | 'strong' | 'display';

/** Font, size and distance of lines in points. */
export interface Style {
  readonly family: Family;
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
}

/** A piece of text in a single font file. */
export interface Run {
  readonly font: string;
  readonly text: string;
}

/** The site's font files (`shared/theme/fonts`). Each holds one script. */
const files: Readonly<Record<Family, readonly [latin: string, georgian: string]>> = {
  text: ['text-latin-400', 'text-georgian-400'],
  strong: ['text-latin-600', 'text-georgian-600'],
  display: ['display-latin-600', 'display-georgian-600'],
};

const georgianLetters = /([\u10D0-\u10FF]+)/;

/** Splits a text where the font changes. */
export const runsOf = (text: string, family: Family): Run[] => {
  const [latin, georgian] = files[family];
  return text
    .split(georgianLetters)
    .map((part, index) => ({ font: index % 2 === 0 ? latin : georgian, text: part }))
    .filter((run) => run.text !== '');
};

/** Registers the fonts in a PDF by the names of their files. */
export const addFonts = (pdf: PDFKit.PDFDocument, folder: string): void => {
  for (const name of Object.values(files).flat()) {
    pdf.registerFont(name, readFileSync(join(folder, `${name}.ttf`)));
  }
};
