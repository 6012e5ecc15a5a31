import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database';

const connectTimeoutMs = 10_000;

/** A PostgreSQL server (or an engine that speaks its protocol); any number of processes may share it. */
export const openServer = async (url: string, schema: string | undefined): Promise<Database> => {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    max: 20,
    ...(schema === undefined ? {} : { options: `-c search_path=${schema}` }),
  });
  // An idle connection that breaks (server restarted) is replaced at the next query; unhandled it would end the process.
  pool.on('error', () => undefined);
  if (schema !== undefined) {
    await pool.query(`create schema if not exists "${schema}"`);
  }
  return {
    db: drizzle(pool),
    runScript: async (script) => {
      await pool.query(script);
    },
    close: () => pool.end(),
  };
};
