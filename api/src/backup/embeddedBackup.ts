import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { ensurePrivateFolder } from '@caravan/object-store';
import { PGlite } from '@electric-sql/pglite';
import { extensions } from '../database/embedded';
import { takeLock } from '../database/lock';
import { namesIn, selectUploadNames } from './names';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Runs a task while no other process uses the embedded database of a data folder. */
const withLock = async <T>(folder: string, task: (path: string) => Promise<T>): Promise<T> => {
  ensurePrivateFolder(folder);
  const release = takeLock(join(folder, 'db.lock'));
  try {
    return await task(join(folder, 'db'));
  } finally {
    release();
  }
};

/** Returns whether there is no embedded database. Throws if a process uses it. */
export const isEmbeddedEmpty = (folder: string): Promise<boolean> =>
  withLock(folder, async (path) => !existsSync(path));

/** Writes the embedded database into a file. Returns the names of its migrations. Throws if a process uses the database. */
export const saveEmbedded = (folder: string, file: string): Promise<readonly string[]> =>
  withLock(folder, async (path) => {
    if (!existsSync(path))
      throw new Error(`there is no database in ${folder}: set CARAVAN_DATA to the site's data folder, or DATABASE_URL`);
    const client = await PGlite.create(path, { extensions });
    try {
      const { rows } = await client.query('select name from schema_migrations order by name');
      const copy = await client.dumpDataDir('none');
      await writeFile(file, await compress(await copy.arrayBuffer()), { flush: true });
      return namesIn(rows);
    } finally {
      await client.close();
    }
  });

/**
 * Replaces the embedded database by that of a file, once that has been opened. Returns the files of its uploads. Throws if a process
 * uses the database.
 */
export const restoreEmbedded = (folder: string, file: string): Promise<readonly string[]> =>
  withLock(folder, async (path) => {
    const [unfinished, before] = [`${path}.part`, `${path}.before`];
    for (const leftover of [unfinished, before]) await rm(leftover, { recursive: true, force: true });
    let uploadNames: readonly string[];
    try {
      // PGlite's own decompression ends the process if the file is damaged.
      const loadDataDir = new Blob([await decompress(await readFile(file))]);
      const client = await PGlite.create(unfinished, { extensions, loadDataDir });
      await client.query('select from schema_migrations');
      uploadNames = namesIn((await client.query(selectUploadNames)).rows);
      await client.close();
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw new Error(`${file} cannot be opened as an embedded database (${String(error)}): use another backup`, {
        cause: error,
      });
    }
    if (existsSync(path)) await rename(path, before);
    await rename(unfinished, path);
    await rm(before, { recursive: true, force: true });
    return uploadNames;
  });
