import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { contentVersion } from './contentVersion';
import type { Database } from './database';

const connectTimeoutMs = 5_000;

/** A statement that takes longer is given up, so that a call ends within its bounds. Long work in a transaction lifts the limit for itself. */
const statementTimeoutMs = 8_000;

/** A transaction that its process has forgotten (killed, cut off) must not hold its locks. */
const idleInTransactionMs = 30_000;

/** A PostgreSQL server (or an engine that speaks its protocol); any number of processes may share it. */
export const openServer = async (url: string, schema: string | undefined): Promise<Database> => {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    max: 20,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    // Extensions lie in `public`, whatever the schema of the tables.
    ...(schema === undefined ? {} : { options: `-c search_path=${schema},public` }),
  });
  // An idle connection that breaks (server restarted) is replaced at the next query; unhandled it would end the process.
  pool.on('error', () => undefined);
  // So would one that breaks in a transaction, between its statements or in one: those fail by themselves.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  if (schema !== undefined) {
    await pool.query(`create schema if not exists "${schema}"`);
  }
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
