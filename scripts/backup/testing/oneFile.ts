import type { KeyObject } from 'node:crypto';
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownMigrations, type DatabaseBackup } from '@caravan/api/backup';
import { publicKeyFile } from '@caravan/registry';
import { uploadBucket } from '@caravan/shared/contracts/calls';
import { openBackedUpSite, type BackedUpSite } from '../site';

/** Returns the rows of {@link oneFile} in a data folder. */
export const rowsFile = (data: string): string => join(data, 'rows');

/** The key of the upload that the rows of {@link oneFile} name in every bucket. */
export const upload = '2026/11/26/0123456789abcdef0123456789abcdef.png';

/**
 * Creates a database that is one file. Opening an embedded one takes a second. api/src/backup/backup.test.ts proves what it
 * saves and restores.
 */
const oneFile = (data: string): DatabaseBackup => {
  const rows = rowsFile(data);
  return {
    kind: 'embedded database',
    fileName: 'database.tar.gz',
    isEmpty: async () => !existsSync(rows),
    save: async (file) => {
      cpSync(rows, file);
      return knownMigrations();
    },
    restore: async (file) => {
      cpSync(file, rows);
      return uploadBucket.options.map((bucket) => `${bucket}/${upload}`);
    },
  };
};

/** Opens a site whose database is one file. */
export const siteAt = (data: string, env: Readonly<Record<string, string>> = {}): BackedUpSite => ({
  ...openBackedUpSite({ CARAVAN_DATA: data, ...env }),
  database: oneFile(data),
});

/** Writes the rows and the registry's public key of a site. Every backup has both. */
export const writeRowsAndKey = (data: string, publicKey: KeyObject): void => {
  writeFileSync(rowsFile(data), 'rows of the first day');
  writeFileSync(publicKeyFile(data), publicKey.export({ type: 'spki', format: 'pem' }));
};
