import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { contentVersion } from './contentVersion';
import type { Database } from './database';
import { migrationLock } from './migrate';
import { RetryingPool } from './retryingPool';
import { withoutTimeLimit } from './unlimited';

const connectTimeoutMs = 5_000;

/** The server cancels longer statements, so that calls end in time. `withoutTimeLimit` lifts the limit for a transaction. */
const statementTimeoutMs = 8_000;

/** The server ends idle transactions of killed or disconnected processes, which would keep their locks. */
const idleInTransactionMs = 30_000;

/** Creates a schema if it is missing. An existing one needs no right to create schemas, which "if not exists" would check first. */
const ensureSchema = async (db: NodePgDatabase, schema: string): Promise<void> => {
  const { rows } = await db.execute(sql`select from pg_namespace where nspname = ${schema}`);
  if (rows.length > 0) return;
  await withoutTimeLimit(db, async (transaction) => {
    // `if not exists` can fail when two processes start at once, hence the lock.
    await transaction.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await transaction.execute(sql`create schema if not exists ${sql.identifier(schema)}`);
  });
};

/** Opens a PostgreSQL server. Several processes may share it. Creates the schema if it is missing. */
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
  const db = drizzle(pool);
  try {
    if (schema !== undefined) await ensureSchema(db, schema);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db,
    runScript: async (script) => {
      await pool.query(script);
    },
    contentVersion: async () => JSON.stringify((await pool.query(contentVersion)).rows),
    close: () => pool.end(),
    poolUse: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
};
