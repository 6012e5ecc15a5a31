import { runsOf, type Style } from './fonts';

/** Digits of equal width, so that figures align in columns. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['kern', 'liga', 'lnum', 'tnum'];

export const widthOf = (pdf: PDFKit.PDFDocument, text: string, { family, size }: Style): number =>
  runsOf(text, family).reduce(
    (sum, run) => sum + pdf.font(run.font).fontSize(size).widthOfString(run.text, { features }),
    0,
  );

/** Splits a word that is wider than its line: after slashes, dots and hyphens, else after any letter. */
const partsOf = (word: string, isTooWide: (text: string) => boolean): string[] =>
  (word.match(/[^/.-]+[/.-]*|[/.-]+/g) ?? []).flatMap((part) => (isTooWide(part) ? Array.from(part) : [part]));

/**
 * Breaks a text into lines of a width. pdfkit's own line breaking knows one font only: it would separate a Georgian
 * word from its comma.
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

/** Returns the distance of the baseline from the upper edge of a line. */
const baselineOf = ({ size, leading }: Style): number => leading / 2 + size * 0.34;

/** Writes a line with its upper edge at `y`. */
export const writeLine = (pdf: PDFKit.PDFDocument, line: string, style: Style, x: number, y: number): void => {
  let left = x;
  pdf.fillColor(style.colour);
  for (const run of runsOf(line, style.family)) {
    pdf.font(run.font).fontSize(style.size);
    pdf.text(run.text, left, y + baselineOf(style), { lineBreak: false, baseline: 'alphabetic', features });
    left += pdf.widthOfString(run.text, { features });
  }
};
