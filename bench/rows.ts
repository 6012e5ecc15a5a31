import type { Db } from '../api/src/database/database';

/** Runs a query. Returns the first column of each row as text. */
export const firstColumn = async (db: Db, query: string): Promise<string[]> => {
  const answer: unknown = await db.execute(query);
  const rows: unknown[] =
    typeof answer === 'object' && answer !== null && 'rows' in answer && Array.isArray(answer.rows) ? answer.rows : [];
  return rows.map((row) => String(Object.values(row ?? {})[0]));
};
