import { LOCALES, type Language } from '@caravan/shared/terms';
import PDFDocument from 'pdfkit';
import type { Block, Document } from '../page';
import { addFonts, type Style } from './fonts';
import { linesOf, widthOf, writeLine } from './lines';
import { area, appendElement, colour, decorate, ensureSpace, rule, type Sheet, write, writeLines } from './sheet';
import { writeTable } from './table';

/** The content of a PDF. */
export interface PdfContent {
  readonly document: Document;
  readonly language: Language;
  /** The date of the figures: `2026-11-23`, and in words. */
  readonly day: string;
  readonly dayText: string;
  /** Folder of the site's fonts. */
  readonly fonts: string;
}

const brandStyle: Style = { family: 'strong', size: 10, leading: 14, colour: colour.accent };
const titleStyle: Style = { family: 'display', size: 22, leading: 28, colour: colour.ink };
const leadStyle: Style = { family: 'text', size: 11.5, leading: 17, colour: colour.soft };
const headingStyle: Style = { family: 'display', size: 13, leading: 18, colour: colour.ink };
const textStyle: Style = { family: 'text', size: 10.5, leading: 15.5, colour: colour.ink };
const noteStyle: Style = { family: 'text', size: 9.5, leading: 13.5, colour: colour.soft };
const smallStyle: Style = { family: 'text', size: 8.5, leading: 12, colour: colour.soft };
const numberStyle: Style = { ...textStyle, family: 'strong', colour: colour.accent };

/** The width of an item's box or number, in points. */
const indent = 24;

const labels = {
  en: { page: (page: number, all: number) => `Page ${page} of ${all}`, of: 'As of' },
  ge: { page: (page: number, all: number) => `გვერდი ${page} / ${all}`, of: 'თარიღი:' },
};

const writeHead = (sheet: Sheet, { title, lead }: Document): void => {
  write(sheet, 'P', 'Caravan', brandStyle);
  sheet.y += 4;
  write(sheet, 'H1', title, titleStyle);
  sheet.y += 4;
  write(sheet, 'P', lead, leadStyle);
  sheet.y += 10;
  rule(sheet, sheet.y, 2, colour.accent);
  sheet.y += 12;
};

/** Writes a heading, on the next page if only the heading would fit. */
const writeHeading = (sheet: Sheet, text: string): void => {
  sheet.y += sheet.y === area.top ? 0 : 12;
  ensureSpace(sheet, headingStyle.leading * 2 + 60);
  sheet.pdf.outline.addItem(text);
  write(sheet, 'H2', text, headingStyle);
  sheet.y += 4;
};

type Items = Extract<Block, { kind: 'checks' | 'steps' }>;

/** Writes check boxes or numbered steps. An item is never split between pages. */
const writeItems = (sheet: Sheet, { kind, items }: Items): void => {
  const { pdf } = sheet;
  const list = appendElement(sheet, sheet.root, 'L');
  for (const [index, item] of items.entries()) {
    const width = area.width - indent;
    const titleLines = linesOf(pdf, item.title, textStyle, width);
    const noteLines = item.text === '' ? [] : linesOf(pdf, item.text, noteStyle, width);
    ensureSpace(sheet, titleLines.length * textStyle.leading + noteLines.length * noteStyle.leading);
    const { y } = sheet;
    const element = appendElement(sheet, list, 'LI');
    appendElement(sheet, element, 'Lbl', kind === 'checks' ? { actual: '☐' } : {}).add(() => {
      if (kind === 'checks') {
        pdf
          .rect(area.left + 0.5, y + 2.5, 11, 11)
          .lineWidth(0.9)
          .stroke(colour.ink);
      } else {
        writeLine(pdf, String(index + 1), numberStyle, area.left, y);
      }
    });
    const body = appendElement(sheet, element, 'LBody');
    writeLines(sheet, body, titleLines, textStyle, area.left + indent);
    writeLines(sheet, body, noteLines, noteStyle, area.left + indent);
    element.end();
    sheet.y += 7;
  }
  list.end();
};

const writeBlock = (sheet: Sheet, block: Block): void => {
  switch (block.kind) {
    case 'heading':
      writeHeading(sheet, block.text);
      break;
    case 'text':
      write(sheet, 'P', block.text, textStyle);
      sheet.y += 8;
      break;
    case 'table':
      writeTable(sheet, block.head, block.rows);
      break;
    default:
      writeItems(sheet, block);
  }
};

const writeFoot = (sheet: Sheet, foot: string): void => {
  const lines = linesOf(sheet.pdf, foot, smallStyle, area.width);
  ensureSpace(sheet, 18 + lines.length * smallStyle.leading);
  sheet.y += 10;
  rule(sheet, sheet.y, 0.5, colour.line);
  sheet.y += 6;
  const element = appendElement(sheet, sheet.root, 'P');
  writeLines(sheet, element, lines, smallStyle);
  element.end();
};

/** Writes title, date and page number at the foot of every page. */
const numberPages = (sheet: Sheet, { document, language, dayText }: PdfContent): void => {
  const { pdf } = sheet;
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    const right = labels[language].page(page + 1, count);
    const ofDay = `${labels[language].of} ${dayText}`;
    const full = `Caravan · ${document.title} · ${ofDay}`;
    const hasRoom = widthOf(pdf, `${full}  ${right}`, smallStyle) < area.width;
    const left = hasRoom ? full : `Caravan · ${ofDay}`;
    const y = area.bottom + 14;
    decorate(
      sheet,
      () => {
        writeLine(pdf, left, smallStyle, area.left, y);
        writeLine(pdf, right, smallStyle, area.right - widthOf(pdf, right, smallStyle), y);
      },
      'Pagination',
    );
  }
};

/** Renders a document as a tagged PDF in A4. The same content gives the same bytes. */
export const renderPdf = async (content: PdfContent): Promise<Buffer> => {
  const { document, language, day, fonts } = content;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: LOCALES[language],
    // With an empty name pdfkit does not load its default font, which is not used.
    font: '',
    info: { Title: document.title, Author: 'Caravan', Subject: document.lead, CreationDate: new Date(day) },
  });
  const parts: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  addFonts(pdf, fonts);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const sheet: Sheet = { pdf, root, y: area.top };
  writeHead(sheet, document);
  for (const block of document.blocks) writeBlock(sheet, block);
  writeFoot(sheet, document.foot);
  root.end();
  numberPages(sheet, content);
  pdf.end();
  return bytes;
};
