type Cell = string | number | null;

/** A text that spreadsheets would run as a formula gets a mark that they take for "this is text"; figures are left as they are. */
const plain = (cell: Cell): string => {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Rows as CSV (RFC 4180) that a spreadsheet opens: marked as UTF-8, numbers with a decimal point and no grouping, nothing
 * for an unknown one.
 */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\u{FEFF}${rows.map((row) => `${row.map(plain).join(',')}\r\n`).join('')}`;
