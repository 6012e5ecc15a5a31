import { formatNumber } from '@caravan/shared/format';
import type { Language } from '@caravan/shared/terms';

export type Cell = string | number | null;

/** Byte order mark. Without it Excel reads the file in the system's legacy encoding. */
const byteOrderMark = '\uFEFF';

const written = (cell: Cell, language: Language): string => {
  if (cell === null) return '';
  if (typeof cell === 'string') return cell;
  return language === 'ge' ? String(cell).replace('.', ',') : String(cell);
};

/** A table as CSV (RFC 4180). Georgian spreadsheets use decimal commas, so their cells are separated by semicolons. */
export const csvOf = (head: readonly string[], rows: readonly (readonly Cell[])[], language: Language): string => {
  const separator = language === 'ge' ? ';' : ',';
  const quoted = (text: string) =>
    text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const lines = [head, ...rows].map((cells) => cells.map((cell) => quoted(written(cell, language))).join(separator));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
};

/** A whole number of lari with `GEL`: fonts outside the site often lack the lari sign. */
export const lari = (amount: number, language: Language): string =>
  language === 'ge' ? `${formatNumber(amount, language)}\u00A0ლარი` : `GEL\u00A0${formatNumber(amount, language)}`;
