import type {
  BoundFilter,
  CatalogueSort,
  ChoiceFilter,
  FinderSort,
  ListFilters,
} from '@caravan/shared/contracts/calls';
import { boundFilters, choiceFilters, isMoneyFilter } from '@caravan/shared/contracts/calls';
import { and, gte, inArray, like, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** The column that a list is sorted by. Rows without a value come last, rows with the same value by their id. */
export interface Order {
  readonly column: PgColumn;
  readonly isDescending: boolean;
}

/** A table that can be filtered and searched: the columns of its filters. */
export interface FilteredTable {
  /** Its name in the view `search_words`. */
  readonly name: 'cars' | 'vehicles';
  readonly id: PgColumn;
  /** The text that unknown words are looked up in, in lower case. */
  readonly searchText: SQL;
  readonly table: PgTable;
  readonly picture: PgColumn;
  readonly choices: Partial<Record<ChoiceFilter, PgColumn>>;
  /** Columns that words of a keyword can name although no filter does: levels and versions. */
  readonly alsoNamed?: Readonly<Record<string, PgColumn>>;
  readonly bounds: Partial<Record<BoundFilter, PgColumn>>;
  readonly orders: Readonly<Record<FinderSort, Order> & Partial<Record<CatalogueSort, Order>>>;
}

/** A lower or upper bound of a column, in the column's unit. An unknown value never passes. */
export interface ColumnLimit {
  readonly column: PgColumn;
  readonly filter: BoundFilter;
  readonly bound: number;
}

/**
 * A condition on a row of a list. `toSql` translates it to SQL. `passing.ts` evaluates it over the columns in memory. An empty `any`
 * passes no row, an empty `all` passes every row. `not` passes the rows that its condition does not pass, also those with unknown values.
 */
export type Condition =
  | ColumnLimit
  | { readonly column: PgColumn; readonly values: readonly string[] }
  | { readonly text: string }
  | { readonly any: readonly Condition[] }
  | { readonly all: readonly Condition[] }
  | { readonly not: Condition };

export const isLowerBound = (filter: BoundFilter): boolean => filter.endsWith('Min');

/**
 * Converts a limit to the column's unit. Prices are stored in dollars and engine volumes in cm³. Both are shown rounded, a volume to 0.1
 * litres. So the result is the smallest or largest whole number that is shown as within the limit. `rate`: units of the limit's currency
 * for one US dollar.
 */
export const storedBound = (filter: BoundFilter, bound: number, rate: number): number => {
  if (filter === 'engineMin') return bound - 50;
  if (filter === 'engineMax') return bound + 49;
  if (!isMoneyFilter(filter)) return bound;
  return isLowerBound(filter) ? Math.ceil((bound - 0.5) / rate) : Math.ceil((bound + 0.5) / rate) - 1;
};

const isSmall = (column: PgColumn): boolean => column.getSQLType() === 'smallint';
const largestSmall = 32_767;
const largestInteger = 2_147_483_647;

/** Keeps the values that a column can hold, because the database fails on a number that is not a smallint. */
const storableValues = (column: PgColumn, values: readonly string[]): string[] =>
  isSmall(column)
    ? values
        .map(Number)
        .filter((value) => Number.isInteger(value) && Math.abs(value) <= largestSmall)
        .map(String)
    : [...values];

/** Returns the condition of each filter that is in use and that the list has. */
export const conditionsOf = (
  { choices, bounds }: FilteredTable,
  filters: ListFilters,
  rate: number,
): { readonly filter: ChoiceFilter | BoundFilter; readonly condition: Condition }[] => [
  ...choiceFilters.flatMap((filter) => {
    const [column, values = []] = [choices[filter], filters[filter]];
    if (column === undefined || values.length === 0) return [];
    return [{ filter, condition: { column, values: storableValues(column, values) } }];
  }),
  ...boundFilters.flatMap((filter) => {
    const [column, bound] = [bounds[filter], filters[filter]];
    if (column === undefined || bound === undefined) return [];
    return [{ filter, condition: { column, filter, bound: storedBound(filter, bound, rate) } }];
  }),
];

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (character) => `\\${character}`);

/** Translates a condition to SQL. Returns undefined if every row passes. */
export const toSql = (list: FilteredTable, condition: Condition): SQL | undefined => {
  if ('any' in condition) return or(...condition.any.map((each) => toSql(list, each))) ?? sql`false`;
  if ('all' in condition) return and(...condition.all.map((each) => toSql(list, each)));
  if ('not' in condition) {
    const excluded = toSql(list, condition.not);
    return excluded ? sql`(${excluded}) is not true` : sql`false`;
  }
  if ('text' in condition) return like(list.searchText, `%${escapeLike(condition.text)}%`);
  const { column } = condition;
  if ('values' in condition) {
    const values = isSmall(column) ? condition.values.map(Number) : [...condition.values];
    return values.length === 0 ? sql`false` : inArray(column, values);
  }
  // The database fails on a number that the column cannot hold. A keyword can have any number.
  const bound = Math.min(condition.bound, isSmall(column) ? largestSmall : largestInteger);
  return isLowerBound(condition.filter) ? gte(column, bound) : lte(column, bound);
};

/** Translates all filters in use to SQL. */
export const allOf = (list: FilteredTable, filters: ListFilters, rate: number): SQL | undefined =>
  toSql(list, { all: conditionsOf(list, filters, rate).map(({ condition }) => condition) });
