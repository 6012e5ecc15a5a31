import type { Style } from './fonts';
import { linesOf, writeLine } from './lines';

const millimetre = 72 / 25.4;

export const colour = {
  ink: '#1d1a15',
  soft: '#575046',
  accent: '#ad3d17',
  line: '#8d8475',
  faint: '#d5cec1',
} as const;

/** The margins of a page in A4, in points. */
export const area = {
  left: 18 * millimetre,
  right: 192 * millimetre,
  top: 18 * millimetre,
  bottom: 274 * millimetre,
  width: 174 * millimetre,
} as const;

/** An element of the document's structure, which screen readers and copying follow. */
export type Element = PDFKit.PDFStructureElement;

/** The writing position in a PDF. */
export interface Sheet {
  readonly pdf: PDFKit.PDFDocument;
  /** The whole document. */
  readonly root: Element;
  y: number;
}

/** Starts the next page if the height does not fit. Returns whether it did. */
export const ensureSpace = (sheet: Sheet, height: number): boolean => {
  if (sheet.y + height <= area.bottom || sheet.y === area.top) return false;
  sheet.pdf.addPage();
  sheet.y = area.top;
  return true;
};

/** The option `scope`, which pdfkit's types lack: the cells that the head of a table names. */
type ElementOptions = PDFKit.Mixins.StructureElementOptions & { readonly scope?: 'Column' };

/** Adds an element below another. */
export const appendElement = (sheet: Sheet, parent: Element, tag: string, options: ElementOptions = {}): Element => {
  const element = sheet.pdf.struct(tag, options);
  parent.add(element);
  return element;
};

/** Draws decoration outside the document's structure: rules, boxes, the foot of a page. */
export const decorate = ({ pdf }: Sheet, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void => {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
};

export const rule = (sheet: Sheet, y: number, width: number, stroke: string): void => {
  decorate(sheet, () => {
    sheet.pdf.moveTo(area.left, y).lineTo(area.right, y).lineWidth(width).stroke(stroke);
  });
};

/** Writes lines as content of an element from the current position, page by page. */
export const writeLines = (
  sheet: Sheet,
  element: Element,
  lines: readonly string[],
  style: Style,
  x: number = area.left,
): void => {
  for (const line of lines) {
    ensureSpace(sheet, style.leading);
    const { y } = sheet;
    element.add(() => writeLine(sheet.pdf, line, style, x, y));
    sheet.y += style.leading;
  }
};

/** Writes a paragraph or heading over the width of the page. */
export const write = (sheet: Sheet, tag: string, text: string, style: Style): void => {
  const element = appendElement(sheet, sheet.root, tag);
  writeLines(sheet, element, linesOf(sheet.pdf, text, style, area.width), style);
  element.end();
};
