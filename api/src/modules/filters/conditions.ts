import type { BoundFilter, ChoiceFilter, ListFilters } from '@caravan/shared/contracts/calls';
import { boundFilters, choiceFilters, isPriceFilter } from '@caravan/shared/contracts/calls';
import { and, gte, inArray, lte, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A table that can be filtered and searched: the columns of its filters. */
export interface FilteredTable {
  /** Its name in the view `search_words`. */
  readonly name: 'cars' | 'vehicles';
  /** What a word that names nothing is looked up in, in lower case. */
  readonly searchText: SQL;
  readonly table: PgTable;
  /** The picture of a row. */
  readonly picture: PgColumn;
  readonly choices: Partial<Record<ChoiceFilter, PgColumn>>;
  /** What words name besides, though no filter of the list does: levels, versions, ids. */
  readonly alsoNamed?: Readonly<Record<string, PgColumn>>;
  readonly bounds: Partial<Record<BoundFilter, PgColumn>>;
}

/** A limit of a column, in what the column stores. */
export interface StoredLimit {
  readonly column: PgColumn;
  readonly filter: BoundFilter;
  readonly bound: number;
}

/**
 * What a phrase asks of a row: one of these values in one of these columns, or the text in its text; or, where it sets
 * limits, that all of them hold. Nothing of it: no row fits.
 */
export interface Ask {
  readonly named: readonly { readonly column: PgColumn; readonly values: readonly (string | number)[] }[];
  readonly text?: string;
  readonly limits?: readonly StoredLimit[];
}

export const isLeast = (filter: BoundFilter): boolean => filter.endsWith('Min');

/** The least or largest whole number in the column that shows as within a limit: prices are stored in dollars and shown rounded. `rate` is that of the limit's currency. */
export const storedBound = (filter: BoundFilter, bound: number, rate: number): number => {
  if (!isPriceFilter(filter)) return bound;
  return isLeast(filter) ? Math.ceil((bound - 0.5) / rate) : Math.ceil((bound + 0.5) / rate) - 1;
};

export const isSmall = (column: PgColumn): boolean => column.getSQLType() === 'smallint';
const largest = 32_767;

/** What each filter in use asks of a row; what is not known passes none. */
const conditionsOf = ({ choices, bounds }: FilteredTable, filters: ListFilters, rate: number): SQL[] => [
  ...choiceFilters.flatMap((filter) => {
    const [column, values = []] = [choices[filter], filters[filter]];
    if (column === undefined || values.length === 0) return [];
    // What is no such number would be refused by the database, not found nowhere.
    const asked = isSmall(column)
      ? values.map(Number).filter((each) => Number.isInteger(each) && Math.abs(each) <= largest)
      : values;
    return [asked.length === 0 ? sql`false` : inArray(column, asked)];
  }),
  ...boundFilters.flatMap((filter) => {
    const [column, bound] = [bounds[filter], filters[filter]];
    if (column === undefined || bound === undefined) return [];
    const stored = Math.min(storedBound(filter, bound, rate), isSmall(column) ? largest : Infinity);
    return [isLeast(filter) ? gte(column, stored) : lte(column, stored)];
  }),
];

/** What all filters in use ask. */
export const allOf = (list: FilteredTable, filters: ListFilters, rate: number): SQL | undefined =>
  and(...conditionsOf(list, filters, rate));
