import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/database';
import type { FilteredTable } from './conditions';
import { oncePerVersion } from './oncePerVersion';

/**
 * A column of a list: each distinct value once, also as a number. `codes` holds, for each row, the index of its value in `values`.
 * An unknown value is ''.
 */
export interface Column {
  readonly values: readonly string[];
  readonly numbers: Float64Array;
  readonly codes: Uint32Array;
}

/** The columns that a list is filtered and searched by. The nth entry of each belongs to the same row. */
export interface ListColumns {
  readonly size: number;
  readonly columns: ReadonlyMap<PgColumn, Column>;
  /** The search texts of all rows joined, and the offset of each. */
  readonly text: string;
  readonly starts: Uint32Array;
}

const separator = '\u{1f}';

/** Joins the values of all rows into one text. */
const joined = (value: SQL): SQL<string | null> => sql`string_agg(coalesce(${value}, ''), ${separator})`;

/** Removes the separator from a value. */
const withoutSeparator = (value: SQL | PgColumn): SQL => sql`translate(${value}, ${separator}, ' ')`;

const columnOf = (rows: readonly string[]): Column => {
  const indexes = new Map<string, number>();
  const codes = new Uint32Array(rows.length);
  for (const [row, value] of rows.entries()) {
    const index = indexes.get(value) ?? indexes.size;
    if (index === indexes.size) indexes.set(value, index);
    codes[row] = index;
  }
  const values = [...indexes.keys()];
  return { values, numbers: Float64Array.from(values, (value) => (value === '' ? NaN : Number(value))), codes };
};

const startsOf = (text: string, size: number): Uint32Array => {
  const starts = new Uint32Array(size);
  for (let row = 1; row < size; row += 1) starts[row] = text.indexOf(separator, starts[row - 1]) + 1;
  return starts;
};

/** Reads all columns of a list in one statement, so that they belong to one snapshot of the database. */
const readColumns = async (db: Db, list: FilteredTable): Promise<ListColumns> => {
  const { choices, bounds, alsoNamed = {} } = list;
  const named = [...new Set([choices, bounds, alsoNamed].flatMap((each) => Object.values<PgColumn>(each)))];
  const selected = Object.fromEntries(
    named.map(
      (column, index) =>
        [
          `k${String(index)}`,
          joined(column.dataType === 'string' ? withoutSeparator(column) : sql`${column}::text`),
        ] as const,
    ),
  );
  const [read] = await db
    .select({ keys: selected, text: joined(withoutSeparator(list.searchText)), size: sql<number>`count(*)::int` })
    .from(list.table);
  const { text = '', size = 0, keys = {} } = read ?? {};
  const columns = new Map<PgColumn, Column>();
  for (const [index, column] of named.entries()) {
    columns.set(column, columnOf(keys[`k${String(index)}`]?.split(separator) ?? []));
    // Lets the process answer other calls while a long list is read.
    await setImmediate();
  }
  return { size, columns, text: text ?? '', starts: startsOf(text ?? '', size) };
};

/** Returns a function that reads the columns of a list once for each content version. */
export const cachedColumns = (
  db: Db,
  list: FilteredTable,
  readVersion: () => Promise<string>,
): (() => Promise<ListColumns>) => oncePerVersion(readVersion, () => readColumns(db, list));
