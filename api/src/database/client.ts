import type { Database } from './database';
import { openEmbedded } from './embedded';
import { migrate } from './migrate';
import { openServer } from './postgres';

export interface DatabaseOptions {
  /** A PostgreSQL server; without it the embedded engine is used. */
  readonly url?: string | undefined;
  /** Schema on the server, made when missing; tests run in one of their own. */
  readonly schema?: string | undefined;
  /** Folder of the embedded engine; without it everything stays in memory. */
  readonly folder?: string | undefined;
}

/** Opens the database and brings its tables up to date. */
export const openDatabase = async ({ url, schema, folder }: DatabaseOptions): Promise<Database> => {
  const database = url === undefined ? await openEmbedded(folder) : await openServer(url, schema);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
};
