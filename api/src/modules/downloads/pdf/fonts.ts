import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How letters look: in the text, stressed, and in headings. */
export type Family = 'text' | 'strong' | 'display';

/** Letters in a size, and how far apart their lines are. */
export interface Style {
  readonly family: Family;
  readonly size: number;
  readonly leading: number;
  readonly colour: string;
}

/** A piece of text that one font file has all letters of. */
export interface Run {
  readonly font: string;
  readonly text: string;
}

/** The site's own files (`shared/theme/fonts`): each holds one script alone. */
const files: Readonly<Record<Family, readonly [latin: string, georgian: string]>> = {
  text: ['text-latin-400', 'text-georgian-400'],
  strong: ['text-latin-600', 'text-georgian-600'],
  display: ['display-latin-600', 'display-georgian-600'],
};

const georgianLetters = /([\u10D0-\u10FF]+)/;

/** A text parted where the font changes. */
export const runsOf = (text: string, family: Family): Run[] => {
  const [latin, georgian] = files[family];
  return text
    .split(georgianLetters)
    .map((part, place) => ({ font: place % 2 === 0 ? latin : georgian, text: part }))
    .filter((run) => run.text !== '');
};

/** Makes the fonts known to a PDF, by the names of their files. */
export const addFonts = (pdf: PDFKit.PDFDocument, folder: string): void => {
  for (const name of Object.values(files).flat()) {
    pdf.registerFont(name, readFileSync(join(folder, `${name}.ttf`)));
  }
};
