import type { Db } from '../../api/src/database/database';

/** Runs a query. Returns the first column of each row as text. */
export const firstColumn = async (db: Db, query: string): Promise<string[]> => {
  const answer: unknown = await db.execute(query);
  const rows: unknown[] =
    typeof answer === 'object' && answer !== null && 'rows' in answer && Array.isArray(answer.rows) ? answer.rows : [];
  return rows.map((row) => String(Object.values(row ?? {})[0]));
};

/** A query of Drizzle. */
interface Query {
  readonly toSQL: () => { sql: string; params: unknown[] };
}

/** Returns the SQL of a query with its parameters. */
export const formatSql = (query: Query): string => {
  const { sql, params } = query.toSQL();
  return sql.replaceAll(/\$(\d+)/g, (_, index) => {
    const value = params[Number(index) - 1];
    return typeof value === 'number'
      ? String(value)
      : `'${String(value instanceof Date ? value.toISOString() : value).replaceAll("'", "''")}'`;
  });
};
