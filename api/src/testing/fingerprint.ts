import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../database/database';

/** Tables that refused calls may change: request ids. */
const changingTables: ReadonlySet<string> = new Set(['request_replay']);

/** Runs a query and validates its rows. */
export const rowsOf = async <S extends v.GenericSchema>(db: Db, query: ReturnType<typeof sql>, row: S) => {
  const result: unknown = await db.execute(query);
  return v.parse(v.object({ rows: v.array(row) }), result).rows;
};

const tablesOf = async (db: Db): Promise<string[]> => {
  const query = sql`select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`;
  return (await rowsOf(db, query, v.object({ name: v.string() }))).map(({ name }) => name);
};

/** Returns row count and checksum of every table, by default without those that refused calls may change. */
export const fingerprintOf = async (db: Db, except = changingTables): Promise<Record<string, string>> => {
  const found: Record<string, string> = {};
  for (const table of (await tablesOf(db)).filter((name) => !except.has(name))) {
    const query = sql`select count(*)::text || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as mark from ${sql.identifier(table)} t`;
    const [row] = await rowsOf(db, query, v.object({ mark: v.string() }));
    found[table] = row?.mark ?? '';
  }
  return found;
};

/** Returns all stored texts that contain `part`. */
export const storedTexts = async (db: Db, part: string): Promise<string[]> => {
  const query = sql`select table_name as "table", column_name as "column" from information_schema.columns where table_schema = current_schema() and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY')`;
  const columns = await rowsOf(db, query, v.object({ table: v.string(), column: v.string() }));
  const found: string[] = [];
  for (const { table, column } of columns) {
    const name = sql.identifier(column);
    const texts = sql`select ${name}::text as text from ${sql.identifier(table)} where position(${part} in ${name}::text) > 0`;
    found.push(...(await rowsOf(db, texts, v.object({ text: v.string() }))).map(({ text }) => text));
  }
  return found;
};
