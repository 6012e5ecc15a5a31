import { withoutBreaks } from './withoutBreaks';

type Cell = string | number | null;

/** Prefixes text that a spreadsheet would run as a formula. Numbers stay as they are. */
const escapeFormula = (cell: string): string => withoutBreaks(cell).replace(/^[=+\-@\t\r]/, "'$&");

/**
 * Returns rows as CSV (RFC 4180) with a byte order mark. Numbers are not grouped. Unknown values are empty. Georgian
 * spreadsheets use decimal commas, so their cells are separated by semicolons.
 */
export const csvOf = (rows: readonly (readonly Cell[])[], lang: string): string => {
  const [separator, point] = lang === 'ge' ? [';', ','] : [',', '.'];
  const written = (cell: Cell): string => {
    if (typeof cell !== 'string') return cell === null ? '' : String(cell).replace('.', point);
    const text = escapeFormula(cell);
    return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `\u{FEFF}${rows.map((row) => `${row.map(written).join(separator)}\r\n`).join('')}`;
};
