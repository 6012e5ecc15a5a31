import { withoutBreaks } from './withoutBreaks';

type Cell = string | number | null;

/** Prefixes text that a spreadsheet would run as a formula. Numbers stay as they are. */
const plain = (cell: Cell): string => {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const text = withoutBreaks(cell).replace(/^[=+\-@\t\r]/, "'$&");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Rows as CSV (RFC 4180) with a byte order mark. Numbers have a decimal point and no grouping. Unknown values are
 * empty.
 */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\u{FEFF}${rows.map((row) => `${row.map(plain).join(',')}\r\n`).join('')}`;
