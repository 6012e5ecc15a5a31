export { saveFile } from '../../storage';

/** A table as the file that spreadsheets open. */
export const csvFile = (table: string): Blob => new Blob([table], { type: 'text/csv;charset=utf-8' });
