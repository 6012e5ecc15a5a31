import type { Style } from './fonts';
import { runsOf } from './fonts';

/** Figures below each other stand below each other. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['kern', 'liga', 'lnum', 'tnum'];

/** The width of a text in one line. */
export const widthOf = (pdf: PDFKit.PDFDocument, text: string, { family, size }: Style): number =>
  runsOf(text, family).reduce(
    (sum, run) => sum + pdf.font(run.font).fontSize(size).widthOfString(run.text, { features }),
    0,
  );

/** Parts of a word that is wider than its line: an address breaks after its strokes and dots, else any letter may be the last. */
const partsOf = (word: string, isTooWide: (text: string) => boolean): string[] =>
  (word.match(/[^/.-]+[/.-]*|[/.-]+/g) ?? []).flatMap((part) => (isTooWide(part) ? Array.from(part) : [part]));

/**
 * A text in lines of a width. The library's own breaking knows one font only: where the next run begins it would part a
 * Georgian word from its comma.
 */
export const linesOf = (pdf: PDFKit.PDFDocument, text: string, style: Style, width: number): string[] => {
  const isTooWide = (line: string): boolean => widthOf(pdf, line.trimEnd(), style) > width;
  const pieces = (text.match(/[^ \n]+ *|\n/g) ?? []).flatMap((word) =>
    isTooWide(word) ? partsOf(word, isTooWide) : [word],
  );
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (piece === '\n' || (line !== '' && isTooWide(line + piece))) {
      lines.push(line);
      line = '';
    }
    line += piece === '\n' ? '' : piece;
  }
  return [...lines, line];
};

/** Where the letters of a line of this style stand, below the line's upper edge. */
const baselineOf = ({ size, leading }: Style): number => leading / 2 + size * 0.34;

/** Writes a line; `y` is its upper edge. */
export const writeLine = (pdf: PDFKit.PDFDocument, line: string, style: Style, x: number, y: number): void => {
  let left = x;
  pdf.fillColor(style.colour);
  for (const run of runsOf(line, style.family)) {
    pdf.font(run.font).fontSize(style.size);
    pdf.text(run.text, left, y + baselineOf(style), { lineBreak: false, baseline: 'alphabetic', features });
    left += pdf.widthOfString(run.text, { features });
  }
};
