import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { contentVersion } from './contentVersion';
import type { Database } from './database';
import { takeLock } from './lock';

/** What this API needs of an engine that runs in its process. */
export const embedded = (client: PGlite, closed: () => void): Database => ({
  db: drizzle(client),
  runScript: async (script) => {
    await client.exec(script);
  },
  contentVersion: async () => JSON.stringify((await client.exec(contentVersion))[0]?.rows),
  close: async () => {
    await client.close();
    closed();
  },
});

/** PGlite in a folder, behind a lock because two processes on one folder lose rows; or in memory. */
export const openEmbedded = async (folder: string | undefined): Promise<Database> => {
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
  }
  const release = folder === undefined ? () => undefined : takeLock(join(folder, 'db.lock'));
  try {
    const client = folder === undefined ? await PGlite.create() : await PGlite.create(join(folder, 'db'));
    return embedded(client, release);
  } catch (error) {
    release();
    throw error;
  }
};
