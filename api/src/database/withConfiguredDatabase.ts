import { type Config, readConfig } from '../config/config';
import { openDatabase } from './client';
import type { Db } from './database';

/** Runs a task of a command with the database of the settings, and closes it. */
export const withConfiguredDatabase = async <T>(task: (db: Db, config: Config) => Promise<T>): Promise<T> => {
  const config = readConfig(process.env);
  const { db, close } = await openDatabase({
    url: config.databaseUrl,
    schema: config.databaseSchema,
    folder: config.dataFolder,
  });
  try {
    return await task(db, config);
  } finally {
    await close();
  }
};
