import { type Config, readConfig } from '../config/config';
import { openDatabase } from './client';
import type { Db } from './database';

/** Runs a task with the database of the settings, by default those of the process, and closes it. */
export const withConfiguredDatabase = async <T>(
  task: (db: Db, config: Config) => Promise<T>,
  config = readConfig(process.env),
): Promise<T> => {
  const { db, close } = await openDatabase(config);
  try {
    return await task(db, config);
  } finally {
    await close();
  }
};
