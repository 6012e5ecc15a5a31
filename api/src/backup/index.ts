import { readdirSync } from 'node:fs';
import { parse } from 'node:path';
import type { Config } from '../config/config';
import { migrationsFolder } from '../config/paths';
import { isEmbeddedEmpty, restoreEmbedded, saveEmbedded } from './embeddedBackup';
import { isServerEmpty, restoreServer, saveServer } from './serverBackup';

export { publishedObjects } from './publishedObjects';

/** Saves and restores the configured database. */
export interface DatabaseBackup {
  /** The engine, and on a server the schema: a copy fits only the same. */
  readonly kind: string;
  /** The name of the copy. */
  readonly fileName: string;
  readonly isEmpty: () => Promise<boolean>;
  /** Writes one consistent state into a file. Returns the names of its migrations. */
  readonly save: (file: string) => Promise<readonly string[]>;
  /** Replaces all tables by those of the file, or changes nothing. Returns the files of their uploads as `<bucket>/<key>`. */
  readonly restore: (file: string) => Promise<readonly string[]>;
}

/** Opens the database for backup. The embedded engine cannot be used while the site runs: all functions then throw. */
export const databaseBackup = ({ databaseUrl: url, databaseSchema, dataFolder }: Config): DatabaseBackup => {
  if (url === undefined)
    return {
      kind: 'embedded database',
      fileName: 'database.tar.gz',
      isEmpty: () => isEmbeddedEmpty(dataFolder),
      save: (file) => saveEmbedded(dataFolder, file),
      restore: (file) => restoreEmbedded(dataFolder, file),
    };
  const database = { url, schema: databaseSchema ?? 'public' };
  return {
    kind: `PostgreSQL, schema ${database.schema}`,
    fileName: 'database.dump',
    isEmpty: () => isServerEmpty(database),
    save: (file) => saveServer(database, file),
    restore: (file) => restoreServer(database, file),
  };
};

/** Returns the migrations that this code knows. */
export const knownMigrations = (): readonly string[] =>
  readdirSync(migrationsFolder).filter((name) => parse(name).ext === '.sql');
