import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { knownMigrations, type DatabaseBackup } from '@caravan/api/backup';

/** The rows of {@link oneFile} in a data folder. */
export const rowsFile = (data: string): string => join(data, 'rows');

/** A database that is one file. Opening an embedded one takes a second. api/src/backup/backup.test.ts proves what it saves and restores. */
export const oneFile = (data: string): DatabaseBackup => {
  const rows = rowsFile(data);
  return {
    kind: 'embedded database',
    fileName: 'database.tar.gz',
    isEmpty: async () => !existsSync(rows),
    save: async (file) => {
      cpSync(rows, file);
      return knownMigrations();
    },
    restore: async (file) => cpSync(file, rows),
  };
};
