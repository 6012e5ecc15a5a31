import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from './database';
import { takeLock } from './lock';

/** PGlite in a folder, behind a lock because two processes on one folder lose rows; or in memory. */
export const openEmbedded = async (folder: string | undefined): Promise<Database> => {
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
  }
  const release = folder === undefined ? () => undefined : takeLock(join(folder, 'db.lock'));
  try {
    const client = folder === undefined ? await PGlite.create() : await PGlite.create(join(folder, 'db'));
    return {
      db: drizzle(client),
      runScript: async (script) => {
        await client.exec(script);
      },
      close: async () => {
        await client.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
};
