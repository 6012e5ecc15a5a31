export const csvFile = (table: string): Blob => new Blob([table], { type: 'text/csv;charset=utf-8' });
