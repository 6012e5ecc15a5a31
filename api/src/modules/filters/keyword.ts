import { and, like } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

const wordsRead = 8;

/** Text that LIKE takes literally. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

/** Rows whose text, in lower case, holds every word of the keyword, whatever its case. */
export const namesEvery = (keyword: string, searchText: SQL): SQL | undefined => {
  const words = keyword
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, wordsRead);
  return and(...words.map((word) => like(searchText, `%${escapeLike(word)}%`)));
};
