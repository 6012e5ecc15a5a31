import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../database/database';
import type { FilteredTable } from './conditions';

/** A column of a list: what its rows hold, each value once, also as a number, and for each row the place of its value. Unknown is ''. */
export interface Column {
  readonly values: readonly string[];
  readonly numbers: Float64Array;
  readonly codes: Uint32Array;
}

/** What a list is filtered and searched by, column by column: the nth entry of each is of the same row. */
export interface ListColumns {
  readonly size: number;
  readonly columns: ReadonlyMap<PgColumn, Column>;
  /** What words are looked up in: the rows' texts, one after the other, and where each begins. */
  readonly text: string;
  readonly starts: Uint32Array;
}

const between = '\u{1f}';

/** All that the rows hold, as one text. */
const joined = (value: SQL): SQL<string | null> => sql`string_agg(coalesce(${value}, ''), ${between})`;

/** Without what stands between the rows. */
const cleaned = (value: SQL | PgColumn): SQL => sql`translate(${value}, ${between}, ' ')`;

const columnOf = (rows: readonly string[]): Column => {
  const places = new Map<string, number>();
  const codes = new Uint32Array(rows.length);
  for (const [row, value] of rows.entries()) {
    const place = places.get(value) ?? places.size;
    if (place === places.size) places.set(value, place);
    codes[row] = place;
  }
  const values = [...places.keys()];
  return { values, numbers: Float64Array.from(values, (value) => (value === '' ? NaN : Number(value))), codes };
};

const startsOf = (text: string, size: number): Uint32Array => {
  const starts = new Uint32Array(size);
  for (let row = 1; row < size; row += 1) starts[row] = text.indexOf(between, starts[row - 1]) + 1;
  return starts;
};

/** Reads a list by its columns, in one statement: all of them are of the same moment. */
const readColumns = async (db: Db, list: FilteredTable): Promise<ListColumns> => {
  const { choices, bounds, alsoNamed = {} } = list;
  const named = [...new Set([choices, bounds, alsoNamed].flatMap((each) => Object.values<PgColumn>(each)))];
  const asked = Object.fromEntries(
    named.map(
      (column, place) =>
        [`k${String(place)}`, joined(column.dataType === 'string' ? cleaned(column) : sql`${column}::text`)] as const,
    ),
  );
  const [read] = await db
    .select({ keys: asked, text: joined(cleaned(list.searchText)), size: sql<number>`count(*)::int` })
    .from(list.table);
  const { text = '', size = 0, keys = {} } = read ?? {};
  const columns = new Map<PgColumn, Column>();
  for (const [place, column] of named.entries()) {
    columns.set(column, columnOf(keys[`k${String(place)}`]?.split(between) ?? []));
    // Other calls are answered while a long list is read.
    await setImmediate();
  }
  return { size, columns, text: text ?? '', starts: startsOf(text ?? '', size) };
};

/**
 * The columns of a list, read once for each version of the content. That is read first: columns that are newer than it are
 * read again at the next version, and older ones are never given.
 */
export const keptColumns = (
  db: Db,
  list: FilteredTable,
  readVersion: () => Promise<string>,
): (() => Promise<ListColumns>) => {
  let kept: { readonly version: string; readonly columns: Promise<ListColumns> } | undefined;
  return async () => {
    const version = await readVersion();
    if (kept?.version === version) return kept.columns;
    const columns = readColumns(db, list);
    kept = { version, columns };
    // What could not be read is asked for again.
    columns.catch(() => {
      if (kept?.columns === columns) kept = undefined;
    });
    return columns;
  };
};
