import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database';

const rowsInBatch = 5_000;

/** Inserts rows by one JSON parameter for each batch, which is five times as fast as a parameter for each value. */
export const insertMany = async <T extends PgTable>(db: Db, table: T, rows: T['$inferInsert'][]): Promise<void> => {
  const columns = Object.entries(getTableColumns(table));
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  for (let from = 0; from < rows.length; from += rowsInBatch) {
    const batch = rows.slice(from, from + rowsInBatch).map((row) => {
      const values = new Map(Object.entries(row));
      return Object.fromEntries(columns.map(([key, column]) => [column.name, values.get(key) ?? null]));
    });
    await db.execute(
      sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(batch)}::json)`,
    );
  }
};
