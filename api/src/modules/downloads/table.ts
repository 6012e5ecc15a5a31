import { formatNumber } from '@caravan/shared/format';
import type { Language } from '@caravan/shared/terms';

export type Cell = string | number | null;

/** Without it Excel takes the file for one in the old code page of the system. */
const byteOrderMark = '\uFEFF';

const written = (cell: Cell, language: Language): string => {
  if (cell === null) {
    return '';
  }
  if (typeof cell === 'string') {
    return cell;
  }
  return language === 'ge' ? String(cell).replace('.', ',') : String(cell);
};

/** A table as CSV (RFC 4180). Georgian settings write decimals with a comma, so that cells are parted by a semicolon there. */
export const csvOf = (head: readonly string[], rows: readonly (readonly Cell[])[], language: Language): string => {
  const separator = language === 'ge' ? ';' : ',';
  const quoted = (text: string) =>
    text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const lines = [head, ...rows].map((cells) => cells.map((cell) => quoted(written(cell, language))).join(separator));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
};

/** A whole number of lari in words: fonts outside the site seldom have the sign. */
export const lari = (amount: number, language: Language): string =>
  language === 'ge' ? `${formatNumber(amount, language)}\u00A0ლარი` : `GEL\u00A0${formatNumber(amount, language)}`;
