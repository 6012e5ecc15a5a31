import type { SQL } from 'drizzle-orm';
import { and, gte, inArray, like, lte, or, sql } from 'drizzle-orm';
import type { Ask, FilteredTable } from './conditions';
import { isLeast } from './conditions';

/** Text that LIKE takes literally. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

export const hasText = (list: FilteredTable, word: string): SQL => like(list.searchText, `%${escapeLike(word)}%`);

const conditionOfAsk = (list: FilteredTable, { named, text, limits }: Ask): SQL | undefined => {
  if (limits !== undefined) {
    return and(
      ...limits.map(({ filter, column, bound }) => (isLeast(filter) ? gte(column, bound) : lte(column, bound))),
    );
  }
  const fits = named.map(({ column, values }) => inArray(column, [...values]));
  return or(...fits, text === undefined ? undefined : hasText(list, text)) ?? sql`false`;
};

/** What all phrases ask, as a condition of the database. */
export const conditionOf = (list: FilteredTable, asks: readonly Ask[]): SQL | undefined =>
  and(...asks.map((ask) => conditionOfAsk(list, ask)));
