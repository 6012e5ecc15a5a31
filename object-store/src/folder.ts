import { randomUUID } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { link, lstat, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore } from './objectStore';

/** Why an upload was refused: the key is in use, or the body was too long or too short. */
export type ReceiveFailure = 'used' | 'wrongLength';

/** A folder also accepts streams. */
export interface FolderStore extends ObjectStore {
  /** Writes exactly `size` bytes for a new key. Returns undefined once they are flushed to the disk. */
  readonly receive: (key: string, body: Readable, size: number) => Promise<ReceiveFailure | undefined>;
}

/** Does not follow links, which may lead out of the store. */
const READ = constants.O_RDONLY | constants.O_NOFOLLOW;

/** Error codes of a body whose client disconnected. */
const disconnectCodes: readonly string[] = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'];

/** Returns the code of an error. Errors of the file system may come from another realm, so `instanceof` does not work. */
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Returns an error handler that returns `fallback` for the given error codes. */
const fallbackFor =
  <T>(fallback: T, ...codes: readonly string[]) =>
  (error: unknown): T => {
    if (codes.includes(codeOf(error))) return fallback;
    throw error;
  };

/** Passes on at most `size` bytes and fails at the next one. */
const createSizeLimit = (size: number): Transform => {
  let receivedBytes = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, callback) => {
      receivedBytes += chunk.length;
      callback(receivedBytes > size ? new RangeError('too long') : null, chunk);
    },
  });
};

/** Flushes a folder. Otherwise a new name in it may be lost in a power failure. */
const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/** Writes and flushes `size` bytes. Returns false for a longer or shorter body. */
const write = async (path: string, body: Readable, size: number): Promise<boolean> => {
  try {
    await pipeline(body, createSizeLimit(size), createWriteStream(path, { flags: 'wx', flush: true }));
  } catch (error) {
    if (error instanceof RangeError || disconnectCodes.includes(codeOf(error))) return false;
    throw error;
  }
  return (await stat(path)).size === size;
};

/** After this time an unfinished file belongs to a killed process. */
const UNFINISHED_MS = 3_600_000;
const UNFINISHED = /^\..+\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Removes unfinished files of killed processes. */
const removeUnfinished = async (folder: string): Promise<void> => {
  const unfinished = (await readdir(folder)).filter((name) => UNFINISHED.test(name)).map((name) => join(folder, name));
  for (const path of unfinished) {
    const found = await stat(path).catch(fallbackFor(undefined, 'ENOENT'));
    if (found && Date.now() - found.mtimeMs > UNFINISHED_MS) await rm(path, { force: true });
  }
};

/** Creates a store in a folder. A new object is written to a temporary file and then linked, so it is never incomplete. */
export const createFolderStore = (folder: string): FolderStore => {
  const root = resolve(folder);
  const pathOf = (key: string): string => {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new Error(`a key must stay inside the store: ${key}`);
    return path;
  };
  const sizeOf = async (key: string): Promise<number | undefined> => {
    const found = await lstat(pathOf(key)).catch(fallbackFor(undefined, 'ENOENT'));
    return found?.isFile() === true ? found.size : undefined;
  };

  /** When this process last removed unfinished files of a folder, in milliseconds since 1970. */
  const cleanedAt = new Map<string, number>();

  const cleanFolder = async (path: string): Promise<void> => {
    if (Date.now() - (cleanedAt.get(path) ?? 0) < UNFINISHED_MS) return;
    cleanedAt.set(path, Date.now());
    await removeUnfinished(path);
  };

  /** Writes and flushes a temporary file, and gives it the name of its key by `moveInto`. */
  const writeObject = async (
    key: string,
    body: Readable,
    size: number,
    moveInto: typeof link,
  ): Promise<ReceiveFailure | undefined> => {
    const target = pathOf(key);
    await mkdir(dirname(target), { recursive: true });
    await cleanFolder(dirname(target));
    const unfinished = join(dirname(target), `.${basename(target)}.${randomUUID()}`);
    try {
      if (!(await write(unfinished, body, size))) return 'wrongLength';
      await moveInto(unfinished, target);
      await syncFolder(dirname(target));
      return undefined;
    } catch (error) {
      // ENOENT: another process removed the object during the upload.
      return fallbackFor('used' as const, 'EEXIST', 'ENOENT')(error);
    } finally {
      await rm(unfinished, { force: true });
    }
  };

  // Unlike a rename, a link never replaces another file.
  const receive: FolderStore['receive'] = (key, body, size) => writeObject(key, body, size, link);

  return {
    get: async (key) => readFile(pathOf(key), { flag: READ }).catch(fallbackFor(null, 'ENOENT', 'EISDIR', 'ELOOP')),
    create: async (key, bytes) => (await receive(key, Readable.from([bytes]), bytes.byteLength)) === undefined,
    receive,
    replace: async (key, bytes) => {
      const failure = await writeObject(key, Readable.from([bytes]), bytes.byteLength, rename);
      if (failure !== undefined) throw new Error(`${key} is not written: it was removed meanwhile`);
    },
    list: async (prefix) => {
      const entries = await readdir(pathOf(prefix), { withFileTypes: true }).catch(fallbackFor([], 'ENOENT'));
      return entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
        .toSorted();
    },
    listAll: async () => {
      const entries = await readdir(root, { withFileTypes: true, recursive: true }).catch(fallbackFor([], 'ENOENT'));
      return entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'))
        .toSorted();
    },
    describe: async (key) => {
      const size = await sizeOf(key);
      return size === undefined ? undefined : { size, contentType: undefined, version: '' };
    },
    firstBytes: async (key, _version, count) => {
      const file = await open(pathOf(key), READ).catch(fallbackFor(undefined, 'ENOENT', 'ELOOP'));
      if (file === undefined) return new Uint8Array();
      try {
        const { bytesRead, buffer } = await file.read(Buffer.alloc(count), 0, count, 0);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    copy: async (from, to) => {
      const target = pathOf(to);
      await mkdir(dirname(target), { recursive: true });
      const isLinked = await link(pathOf(from), target)
        .then(() => true, fallbackFor(true, 'EEXIST'))
        .catch(fallbackFor(false, 'ENOENT'));
      if (isLinked) await syncFolder(dirname(target));
      return isLinked;
    },
    open: async (key) => {
      const size = await sizeOf(key);
      return size === undefined ? undefined : { stream: createReadStream(pathOf(key)), size };
    },
    remove: async (key) => {
      const target = pathOf(key);
      const names = await readdir(dirname(target)).catch(fallbackFor<string[]>([], 'ENOENT'));
      // Includes unfinished files of a killed process.
      const unfinished = names.filter((name) => name.startsWith(`.${basename(target)}.`));
      await Promise.all(
        [basename(target), ...unfinished].map((name) => rm(join(dirname(target), name), { force: true })),
      );
    },
  };
};
