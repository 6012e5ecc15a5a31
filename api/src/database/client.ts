import { isTracing } from '@caravan/shared/tracing';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { migrate } from './migrate';
import { openServer } from './postgres';
import { traceDatabase } from './traceDatabase';

export interface DatabaseOptions {
  /** A PostgreSQL server. Undefined: the embedded engine. */
  readonly url?: string | undefined;
  /** Schema on the server, created if missing. */
  readonly schema?: string | undefined;
  /** Folder of the embedded engine. Undefined: in memory. */
  readonly folder?: string | undefined;
}

/** Opens the database and applies the migrations. */
export const openDatabase = async ({ url, schema, folder }: DatabaseOptions): Promise<Database> => {
  const database = url === undefined ? await openEmbedded(folder) : await openServer(url, schema);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return isTracing() ? traceDatabase(database) : database;
};
