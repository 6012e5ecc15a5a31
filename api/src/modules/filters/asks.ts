import type { SQL } from 'drizzle-orm';
import { and, inArray, like, or } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FilteredTable } from './conditions';

/** What one word asks of a row: one of these values in one of these columns, or the word in its text. */
export interface Ask {
  readonly named: readonly { readonly column: PgColumn; readonly values: readonly (string | number)[] }[];
  readonly text?: string;
}

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
