import type { Style } from './fonts';
import { linesOf, widthOf, writeLine } from './lines';
import { area, below, colour, decorate, type Element, need, rule, type Sheet } from './sheet';

const cellStyle: Style = { family: 'text', size: 9.5, leading: 13.5, colour: colour.ink };
const headStyle: Style = { ...cellStyle, family: 'strong', size: 9, colour: colour.soft };

const gap = 14;
const padding = 4.5;

/** Relative widths of the columns in tables of two columns. */
const ofFacts = [0.42, 0.58] as const;

/** Whether a cell is a figure with its unit, which is aligned to the right. */
const isFigure = (text: string): boolean => /^\D{0,6}\d[\d\s.,]*\D{0,8}$/.test(text);

interface Column {
  readonly x: number;
  readonly width: number;
  readonly isRight: boolean;
}

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/**
 * Columns as wide as their longest cell if that fits. Otherwise at least as wide as their longest word, with the rest
 * shared by need.
 */
const widthsOf = (sheet: Sheet, rows: readonly (readonly string[])[], count: number, room: number): number[] => {
  if (count === 2) return ofFacts.map((part) => part * room);
  const widest = (place: number, of: (text: string) => readonly string[]): number =>
    Math.max(...rows.flatMap((row) => of(row[place] ?? '').map((text) => widthOf(sheet.pdf, text, headStyle))), 0);
  const places = Array.from({ length: count }, (_, place) => place);
  const least = places.map((place) => widest(place, (text) => text.split(' ')));
  const wanted = places.map((place) =>
    Math.min(
      widest(place, (text) => [text]),
      room * 0.6,
    ),
  );
  const spare = room - sumOf(wanted);
  if (spare >= 0) return wanted.map((width) => width + spare / count);
  const more = wanted.map((width, place) => Math.max(width - (least[place] ?? 0), 1));
  const left = room - sumOf(least);
  return least.map((width, place) => width + (left * (more[place] ?? 0)) / sumOf(more));
};

const columnsOf = (sheet: Sheet, head: readonly string[], rows: readonly (readonly string[])[]): Column[] => {
  const count = Math.max(head.length, ...rows.map((row) => row.length));
  const widths = widthsOf(sheet, [head, ...rows], count, area.width - gap * (count - 1));
  return widths.map((width, place) => ({
    x: area.left + sumOf(widths.slice(0, place)) + gap * place,
    width,
    isRight: count > 2 && place > 0 && rows.every((row) => isFigure(row[place] ?? '')),
  }));
};

interface Row {
  readonly cells: readonly (readonly string[])[];
  readonly style: Style;
  readonly height: number;
}

const rowOf = (sheet: Sheet, texts: readonly string[], columns: readonly Column[], style: Style): Row => {
  const cells = columns.map(({ width }, place) => linesOf(sheet.pdf, texts[place] ?? '', style, width));
  const most = Math.max(...cells.map((lines) => lines.length));
  return { cells, style, height: most * style.leading + 2 * padding };
};

/** Writes a cell's lines at the sheet's height. */
const writeCell = (sheet: Sheet, lines: readonly string[], style: Style, { x, width, isRight }: Column): void => {
  for (const [place, line] of lines.entries()) {
    const left = isRight ? x + width - widthOf(sheet.pdf, line, style) : x;
    writeLine(sheet.pdf, line, style, left, sheet.y + padding + place * style.leading);
  }
};

const finishRow = (sheet: Sheet, { height, style }: Row): void => {
  sheet.y += height;
  rule(sheet, sheet.y, style === headStyle ? 1 : 0.5, style === headStyle ? colour.line : colour.faint);
};

const writeRow = (sheet: Sheet, table: Element, row: Row, columns: readonly Column[]): void => {
  const element = below(sheet, table, 'TR');
  for (const [place, column] of columns.entries()) {
    const isHead = row.style === headStyle;
    const cell = below(sheet, element, isHead ? 'TH' : 'TD', isHead ? { scope: 'Column' } : {});
    cell.add(() => writeCell(sheet, row.cells[place] ?? [], row.style, column));
  }
  element.end();
  finishRow(sheet, row);
};

/** Writes a table over the width of the page. Rows are never split, and each page repeats the head. */
export const writeTable = (sheet: Sheet, head: readonly string[], rows: readonly (readonly string[])[]): void => {
  const table = below(sheet, sheet.root, 'Table');
  const columns = columnsOf(sheet, head, rows);
  const headRow = head.length === 0 ? undefined : rowOf(sheet, head, columns, headStyle);
  const bodyRows = rows.map((row) => rowOf(sheet, row, columns, cellStyle));
  if (headRow !== undefined) {
    need(sheet, headRow.height + (bodyRows[0]?.height ?? 0));
    writeRow(sheet, table, headRow, columns);
  }
  for (const row of bodyRows) {
    if (need(sheet, row.height) && headRow !== undefined) {
      decorate(sheet, () => {
        for (const [place, column] of columns.entries()) {
          writeCell(sheet, headRow.cells[place] ?? [], headStyle, column);
        }
      });
      finishRow(sheet, headRow);
    }
    writeRow(sheet, table, row, columns);
  }
  table.end();
  sheet.y += 8;
};
