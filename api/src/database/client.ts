import { isTracing } from '@caravan/shared/tracing';
import type { Config } from '../config/config';
import type { Database } from './database';
import { openEmbedded } from './embedded';
import { migrate } from './migrate';
import { openServer } from './postgres';
import { traceDatabase } from './traceDatabase';

/** Opens the PostgreSQL server of the settings, or the embedded engine without one, and applies the migrations. */
export const openDatabase = async ({
  databaseUrl,
  databaseSchema,
  dataFolder,
}: Pick<Config, 'databaseUrl' | 'databaseSchema' | 'dataFolder'>): Promise<Database> => {
  const database =
    databaseUrl === undefined ? await openEmbedded(dataFolder) : await openServer(databaseUrl, databaseSchema);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  return isTracing() ? traceDatabase(database) : database;
};
