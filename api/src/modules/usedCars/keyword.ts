import { and, like } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { usedCars } from '../../database/schema';

const wordsRead = 8;

/** Text that LIKE takes literally. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

/** Cars whose brand, series, name, level or VIN hold every word of the keyword, whatever its case. */
export const matchesKeyword = (keyword: string): SQL | undefined => {
  const words = keyword
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, wordsRead);
  return and(...words.map((word) => like(usedCars.searchText, `%${escapeLike(word)}%`)));
};
