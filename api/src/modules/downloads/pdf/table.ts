import type { Style } from './fonts';
import { linesOf, widthOf, writeLine } from './lines';
import { area, appendElement, colour, decorate, type Element, ensureSpace, rule, type Sheet } from './sheet';

const cellStyle: Style = { family: 'text', size: 9.5, leading: 13.5, colour: colour.ink };
const headStyle: Style = { ...cellStyle, family: 'strong', size: 9, colour: colour.soft };

const gap = 14;
const padding = 4.5;

/** Relative widths of the columns in tables of two columns. */
const factsWidths = [0.42, 0.58] as const;

/** Returns whether a cell is a figure with its unit, which is aligned to the right. */
const isFigure = (text: string): boolean => /^\D{0,6}\d[\d\s.,]*\D{0,8}$/.test(text);

interface Column {
  readonly x: number;
  readonly width: number;
  readonly isRight: boolean;
}

const sumOf = (widths: readonly number[]): number => widths.reduce((sum, width) => sum + width, 0);

/**
 * Returns the widths of columns: those of their longest cells if they fit. Otherwise each column is at least as wide as their longest
 * word, with the rest shared by need.
 */
const widthsOf = (
  sheet: Sheet,
  rows: readonly (readonly string[])[],
  count: number,
  availableWidth: number,
): number[] => {
  if (count === 2) return factsWidths.map((part) => part * availableWidth);
  const widestOf = (index: number, split: (text: string) => readonly string[]): number =>
    Math.max(...rows.flatMap((row) => split(row[index] ?? '').map((text) => widthOf(sheet.pdf, text, headStyle))), 0);
  const indices = Array.from({ length: count }, (_, index) => index);
  const minWidths = indices.map((index) => widestOf(index, (text) => text.split(' ')));
  const preferredWidths = indices.map((index) =>
    Math.min(
      widestOf(index, (text) => [text]),
      availableWidth * 0.6,
    ),
  );
  const spare = availableWidth - sumOf(preferredWidths);
  if (spare >= 0) return preferredWidths.map((width) => width + spare / count);
  const missing = preferredWidths.map((width, index) => Math.max(width - (minWidths[index] ?? 0), 1));
  const remaining = availableWidth - sumOf(minWidths);
  return minWidths.map((width, index) => width + (remaining * (missing[index] ?? 0)) / sumOf(missing));
};

const columnsOf = (sheet: Sheet, head: readonly string[], rows: readonly (readonly string[])[]): Column[] => {
  const count = Math.max(head.length, ...rows.map((row) => row.length));
  const widths = widthsOf(sheet, [head, ...rows], count, area.width - gap * (count - 1));
  return widths.map((width, index) => ({
    x: area.left + sumOf(widths.slice(0, index)) + gap * index,
    width,
    isRight: count > 2 && index > 0 && rows.every((row) => isFigure(row[index] ?? '')),
  }));
};

interface Row {
  readonly cells: readonly (readonly string[])[];
  readonly style: Style;
  readonly height: number;
}

const rowOf = (sheet: Sheet, texts: readonly string[], columns: readonly Column[], style: Style): Row => {
  const cells = columns.map(({ width }, index) => linesOf(sheet.pdf, texts[index] ?? '', style, width));
  const lineCount = Math.max(...cells.map((lines) => lines.length));
  return { cells, style, height: lineCount * style.leading + 2 * padding };
};

/** Writes a cell's lines at the sheet's height. */
const writeCell = (sheet: Sheet, lines: readonly string[], style: Style, { x, width, isRight }: Column): void => {
  for (const [index, line] of lines.entries()) {
    const left = isRight ? x + width - widthOf(sheet.pdf, line, style) : x;
    writeLine(sheet.pdf, line, style, left, sheet.y + padding + index * style.leading);
  }
};

const finishRow = (sheet: Sheet, { height, style }: Row): void => {
  sheet.y += height;
  rule(sheet, sheet.y, style === headStyle ? 1 : 0.5, style === headStyle ? colour.line : colour.faint);
};

const writeRow = (sheet: Sheet, table: Element, row: Row, columns: readonly Column[]): void => {
  const element = appendElement(sheet, table, 'TR');
  for (const [index, column] of columns.entries()) {
    const isHead = row.style === headStyle;
    const cell = appendElement(sheet, element, isHead ? 'TH' : 'TD', isHead ? { scope: 'Column' } : {});
    cell.add(() => writeCell(sheet, row.cells[index] ?? [], row.style, column));
  }
  element.end();
  finishRow(sheet, row);
};

/** Writes a table over the width of the page. Rows are never split, and each page repeats the head. */
export const writeTable = (sheet: Sheet, head: readonly string[], rows: readonly (readonly string[])[]): void => {
  const table = appendElement(sheet, sheet.root, 'Table');
  const columns = columnsOf(sheet, head, rows);
  const headRow = head.length === 0 ? undefined : rowOf(sheet, head, columns, headStyle);
  const bodyRows = rows.map((row) => rowOf(sheet, row, columns, cellStyle));
  if (headRow !== undefined) {
    ensureSpace(sheet, headRow.height + (bodyRows[0]?.height ?? 0));
    writeRow(sheet, table, headRow, columns);
  }
  for (const row of bodyRows) {
    if (ensureSpace(sheet, row.height) && headRow !== undefined) {
      decorate(sheet, () => {
        for (const [index, column] of columns.entries()) {
          writeCell(sheet, headRow.cells[index] ?? [], headStyle, column);
        }
      });
      finishRow(sheet, headRow);
    }
    writeRow(sheet, table, row, columns);
  }
  table.end();
  sheet.y += 8;
};
