import { sql } from 'drizzle-orm';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Db } from './database';

/** Lifts the statement timeout in a transaction. */
export const unlimited = 'set local statement_timeout = 0';

/** Runs a task in a transaction without statement timeout. For background work, never for a call. */
export const withoutTimeLimit = <T>(
  db: Db,
  task: (transaction: Db) => Promise<T>,
  config?: PgTransactionConfig,
): Promise<T> =>
  db.transaction(async (transaction) => {
    await transaction.execute(sql.raw(unlimited));
    return task(transaction);
  }, config);
