import { link, mkdir, open, readFile, readdir, rm } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { dirname, join, resolve, sep } from 'node:path';

/** Where published files and the registry live: a disk here, any S3 service behind the same four calls. Keys use `/`. */
export interface ObjectStore {
  /** The object's bytes, or null where there is none. */
  readonly get: (key: string) => Promise<Uint8Array | null>;
  /** Writes an object that must not exist yet; false, and nothing written, where it does (S3: `If-None-Match: *`). */
  readonly create: (key: string, bytes: Uint8Array) => Promise<boolean>;
  /** The names directly below a prefix, sorted. */
  readonly list: (prefix: string) => Promise<readonly string[]>;
}

/** The error's code; errors of the file system may come from another realm, so their class says nothing. */
const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : null;

/** An object store in a folder. A new object appears whole or not at all: it is written aside and linked into place. */
export const diskStore = (folder: string): ObjectStore => {
  const root = resolve(folder);
  const pathOf = (key: string): string => {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new Error(`a key must stay inside the store: ${key}`);
    return path;
  };
  return {
    get: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (codeOf(error) === 'ENOENT' || codeOf(error) === 'EISDIR') return null;
        throw error;
      }
    },
    create: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const aside = join(dirname(path), `.${randomBytes(8).toString('hex')}`);
      const file = await open(aside, 'wx');
      try {
        await file.writeFile(bytes);
        await file.sync();
        await file.close();
        await link(aside, path);
        return true;
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false;
        throw error;
      } finally {
        await rm(aside, { force: true });
      }
    },
    list: async (prefix) => {
      try {
        const names = await readdir(pathOf(prefix));
        return names.filter((name) => !name.startsWith('.')).toSorted();
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return [];
        throw error;
      }
    },
  };
};
