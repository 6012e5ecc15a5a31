import { LOCALES, type Language } from '@caravan/shared/terms';
import PDFDocument from 'pdfkit';
import type { Block, Document } from '../page';
import { addFonts, type Style } from './fonts';
import { linesOf, widthOf, writeLine } from './lines';
import { area, below, colour, decorate, need, rule, type Sheet, write, writeLines } from './sheet';
import { writeTable } from './table';

/** The content of a PDF. */
export interface Printed {
  readonly document: Document;
  readonly language: Language;
  /** The date of the figures: `2026-11-23`, and in words. */
  readonly day: string;
  readonly dayText: string;
  /** Folder of the site's fonts. */
  readonly fonts: string;
}

const brand: Style = { family: 'strong', size: 10, leading: 14, colour: colour.accent };
const title: Style = { family: 'display', size: 22, leading: 28, colour: colour.ink };
const lead: Style = { family: 'text', size: 11.5, leading: 17, colour: colour.soft };
const heading: Style = { family: 'display', size: 13, leading: 18, colour: colour.ink };
const text: Style = { family: 'text', size: 10.5, leading: 15.5, colour: colour.ink };
const note: Style = { family: 'text', size: 9.5, leading: 13.5, colour: colour.soft };
const small: Style = { family: 'text', size: 8.5, leading: 12, colour: colour.soft };
const number: Style = { ...text, family: 'strong', colour: colour.accent };

/** The width of an item's box or number, in points. */
const indent = 24;

const words = {
  en: { page: (page: number, all: number) => `Page ${page} of ${all}`, of: 'As of' },
  ge: { page: (page: number, all: number) => `გვერდი ${page} / ${all}`, of: 'თარიღი:' },
};

const writeHead = (sheet: Sheet, { title: name, lead: said }: Document): void => {
  write(sheet, 'P', 'Caravan', brand);
  sheet.y += 4;
  write(sheet, 'H1', name, title);
  sheet.y += 4;
  write(sheet, 'P', said, lead);
  sheet.y += 10;
  rule(sheet, sheet.y, 2, colour.accent);
  sheet.y += 12;
};

/** Writes a heading, on the next page if only the heading would fit. */
const writeHeading = (sheet: Sheet, said: string): void => {
  sheet.y += sheet.y === area.top ? 0 : 12;
  need(sheet, heading.leading * 2 + 60);
  sheet.pdf.outline.addItem(said);
  write(sheet, 'H2', said, heading);
  sheet.y += 4;
};

type Items = Extract<Block, { kind: 'checks' | 'steps' }>;

/** Writes check boxes or numbered steps. An item is never split between pages. */
const writeItems = (sheet: Sheet, { kind, items }: Items): void => {
  const { pdf } = sheet;
  const list = below(sheet, sheet.root, 'L');
  for (const [place, item] of items.entries()) {
    const width = area.width - indent;
    const names = linesOf(pdf, item.title, text, width);
    const notes = item.text === '' ? [] : linesOf(pdf, item.text, note, width);
    need(sheet, names.length * text.leading + notes.length * note.leading);
    const { y } = sheet;
    const element = below(sheet, list, 'LI');
    below(sheet, element, 'Lbl', kind === 'checks' ? { actual: '☐' } : {}).add(() => {
      if (kind === 'checks') {
        pdf
          .rect(area.left + 0.5, y + 2.5, 11, 11)
          .lineWidth(0.9)
          .stroke(colour.ink);
      } else {
        writeLine(pdf, String(place + 1), number, area.left, y);
      }
    });
    const body = below(sheet, element, 'LBody');
    writeLines(sheet, body, names, text, area.left + indent);
    writeLines(sheet, body, notes, note, area.left + indent);
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
      write(sheet, 'P', block.text, text);
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
  const lines = linesOf(sheet.pdf, foot, small, area.width);
  need(sheet, 18 + lines.length * small.leading);
  sheet.y += 10;
  rule(sheet, sheet.y, 0.5, colour.line);
  sheet.y += 6;
  const element = below(sheet, sheet.root, 'P');
  writeLines(sheet, element, lines, small);
  element.end();
};

/** Writes title, date and page number at the foot of every page. */
const numberPages = (sheet: Sheet, { document, language, dayText }: Printed): void => {
  const { pdf } = sheet;
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    const right = words[language].page(page + 1, count);
    const ofDay = `${words[language].of} ${dayText}`;
    const full = `Caravan · ${document.title} · ${ofDay}`;
    const hasRoom = widthOf(pdf, `${full}  ${right}`, small) < area.width;
    const left = hasRoom ? full : `Caravan · ${ofDay}`;
    const y = area.bottom + 14;
    decorate(
      sheet,
      () => {
        writeLine(pdf, left, small, area.left, y);
        writeLine(pdf, right, small, area.right - widthOf(pdf, right, small), y);
      },
      'Pagination',
    );
  }
};

/** Renders a document as a tagged PDF in A4. The same content gives the same bytes. */
export const renderPdf = async (printed: Printed): Promise<Buffer> => {
  const { document, language, day, fonts } = printed;
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
  const whole = new Promise<Buffer>((resolve, reject) => {
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
  numberPages(sheet, printed);
  pdf.end();
  return whole;
};
