import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { contentVersion } from './contentVersion';
import type { Database } from './database';
import { takeLock } from './lock';

/** The extensions that `migrations/0017` needs. */
export const extensions = { pg_trgm };

/** Adapts PGlite to {@link Database}. */
export const adaptPglite = (client: PGlite, onClosed: () => void): Database => ({
  db: drizzle(client),
  runScript: async (script) => {
    await client.exec(script);
  },
  contentVersion: async () => JSON.stringify((await client.exec(contentVersion))[0]?.rows),
  close: async () => {
    await client.close();
    onClosed();
  },
});

/** Adds advice to an error of PGlite. */
const createOpenError = (path: string, cause: unknown): Error =>
  new Error(
    `the embedded database in ${path} cannot be opened and was not changed: restore a copy, or move it away to start with an empty one (${String(cause)})`,
    { cause },
  );

/** Opens PGlite in a folder. Locks the folder, because two processes on it would lose rows. */
export const openEmbedded = async (folder: string): Promise<Database> => {
  mkdirSync(folder, { recursive: true });
  const release = takeLock(join(folder, 'db.lock'));
  const path = join(folder, 'db');
  try {
    return adaptPglite(await PGlite.create(path, { extensions }), release);
  } catch (error) {
    release();
    throw createOpenError(path, error);
  }
};
