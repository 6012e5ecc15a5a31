import { sql } from 'drizzle-orm';
import type { Db } from './database';

/** For the transaction that it stands in: a server otherwise ends statements that take long. */
export const unlimited = 'set local statement_timeout = 0';

/** Runs a task in a transaction whose statements may take as long as they need: work of the server's own, never of a call. */
export const withoutTimeLimit = <T>(db: Db, task: (transaction: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (transaction) => {
    await transaction.execute(sql.raw(unlimited));
    return task(transaction);
  });
