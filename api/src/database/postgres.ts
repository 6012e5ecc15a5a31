import { drizzle } from 'drizzle-orm/node-postgres';
import { contentVersion } from './contentVersion';
import type { Database } from './database';
import { RetryingPool } from './retryingPool';

const connectTimeoutMs = 5_000;

/** The server cancels longer statements, so that calls end in time. `withoutTimeLimit` lifts the limit for a transaction. */
const statementTimeoutMs = 8_000;

/** The server ends idle transactions of killed or disconnected processes, which would keep their locks. */
const idleInTransactionMs = 30_000;

/** Opens a PostgreSQL server. Several processes may share it. */
export const openServer = async (url: string, schema: string | undefined): Promise<Database> => {
  const pool = new RetryingPool({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    max: 20,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    // Extensions are in `public`.
    ...(schema === undefined ? {} : { options: `-c search_path=${schema},public` }),
  });
  // The next query replaces a broken idle connection. Without a handler the error would end the process.
  pool.on('error', () => undefined);
  // The same for a connection that breaks in a transaction, whose statements fail anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (schema !== undefined) await pool.query(`create schema if not exists "${schema}"`);
  return {
    db: drizzle(pool),
    runScript: async (script) => {
      await pool.query(script);
    },
    contentVersion: async () => JSON.stringify((await pool.query(contentVersion)).rows),
    close: () => pool.end(),
    poolUse: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
};
