import type { SQL } from 'drizzle-orm';
import { and, inArray, like, or } from 'drizzle-orm';
import type { Ask, FilteredTable } from './conditions';

/** Text that LIKE takes literally. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

export const hasText = (list: FilteredTable, word: string): SQL => like(list.searchText, `%${escapeLike(word)}%`);

/** What all words ask, as a condition of the database. */
export const conditionOf = (list: FilteredTable, asks: readonly Ask[]): SQL | undefined =>
  and(
    ...asks.map(({ named, text }) =>
      or(
        ...named.map(({ column, values }) => inArray(column, [...values])),
        text === undefined ? undefined : hasText(list, text),
      ),
    ),
  );
