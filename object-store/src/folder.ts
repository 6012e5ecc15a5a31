import { randomUUID } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { link, lstat, mkdir, open, readFile, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ObjectStore } from './objectStore';

/** Why an object was not taken: there is one already, or its body was too long or too short. */
export type ReceiveFailure = 'used' | 'wrongLength';

/** A folder also takes objects as they arrive. */
export interface FolderStore extends ObjectStore {
  /** Takes exactly `size` bytes for a key that must not exist yet: undefined when they are safely on disk. */
  readonly receive: (key: string, body: Readable, size: number) => Promise<ReceiveFailure | undefined>;
}

/** Never through a link, which may lead out of the store. */
const READ = constants.O_RDONLY | constants.O_NOFOLLOW;

/** How a body ends whose sender went away. */
const brokenOff: readonly string[] = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'];

/** The error's code; errors of the file system may come from another realm, so their class says nothing. */
const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Handles a failure by giving `otherwise` where its code is one of `codes`. */
const whereCode =
  <T>(otherwise: T, ...codes: readonly string[]) =>
  (error: unknown): T => {
    if (codes.includes(codeOf(error))) return otherwise;
    throw error;
  };

/** Passes on at most `size` bytes and fails at the first one above. */
const limitedTo = (size: number): Transform => {
  let seen = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      seen += chunk.length;
      done(seen > size ? new RangeError('too long') : null, chunk);
    },
  });
};

/** Flushes a folder, without which a new name in it may be lost with the power. */
const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
};

/** Writes `size` bytes through to the disk; false where the body holds more or fewer. */
const write = async (path: string, body: Readable, size: number): Promise<boolean> => {
  try {
    await pipeline(body, limitedTo(size), createWriteStream(path, { flags: 'wx', flush: true }));
  } catch (error) {
    if (error instanceof RangeError || brokenOff.includes(codeOf(error))) return false;
    throw error;
  }
  return (await stat(path)).size === size;
};

/** Milliseconds after which nobody writes an unfinished file any more. */
const UNFINISHED_LIFE = 3_600_000;
const UNFINISHED = /^\..+\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Removes what processes left behind that were killed while they wrote. */
const sweep = async (folder: string): Promise<void> => {
  const left = (await readdir(folder)).filter((name) => UNFINISHED.test(name)).map((name) => join(folder, name));
  for (const path of left) {
    const found = await stat(path).catch(whereCode(undefined, 'ENOENT'));
    if (found && Date.now() - found.mtimeMs > UNFINISHED_LIFE) await rm(path, { force: true });
  }
};

/** An object store in a folder. A new object appears whole or not at all: it is written aside and linked into place. */
export const folderStore = (folder: string): FolderStore => {
  const root = resolve(folder);
  const pathOf = (key: string): string => {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new Error(`a key must stay inside the store: ${key}`);
    return path;
  };
  const sizeOf = async (key: string): Promise<number | undefined> => {
    const found = await lstat(pathOf(key)).catch(whereCode(undefined, 'ENOENT'));
    return found?.isFile() === true ? found.size : undefined;
  };

  /** Folders that this process has looked through. */
  const swept = new Set<string>();

  const receive: FolderStore['receive'] = async (key, body, size) => {
    const target = pathOf(key);
    await mkdir(dirname(target), { recursive: true });
    if (!swept.has(dirname(target))) {
      swept.add(dirname(target));
      await sweep(dirname(target));
    }
    const unfinished = join(dirname(target), `.${basename(target)}.${randomUUID()}`);
    try {
      if (!(await write(unfinished, body, size))) return 'wrongLength';
      // Unlike a renamed file, a linked one never takes the place of another.
      await link(unfinished, target);
      await syncFolder(dirname(target));
      return undefined;
    } catch (error) {
      // ENOENT: somebody removed the object while it came.
      return whereCode('used' as const, 'EEXIST', 'ENOENT')(error);
    } finally {
      await rm(unfinished, { force: true });
    }
  };

  return {
    get: async (key) => readFile(pathOf(key), { flag: READ }).catch(whereCode(null, 'ENOENT', 'EISDIR', 'ELOOP')),
    create: async (key, bytes) => (await receive(key, Readable.from([bytes]), bytes.byteLength)) === undefined,
    receive,
    list: async (prefix) => {
      const entries = await readdir(pathOf(prefix), { withFileTypes: true }).catch(whereCode([], 'ENOENT'));
      return entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ name }) => name)
        .toSorted();
    },
    describe: async (key) => {
      const size = await sizeOf(key);
      return size === undefined ? undefined : { size, contentType: undefined, version: '' };
    },
    firstBytes: async (key, _version, count) => {
      const file = await open(pathOf(key), READ).catch(whereCode(undefined, 'ENOENT', 'ELOOP'));
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
      const linked = await link(pathOf(from), target)
        .then(() => true, whereCode(true, 'EEXIST'))
        .catch(whereCode(false, 'ENOENT'));
      if (linked) await syncFolder(dirname(target));
      return linked;
    },
    open: async (key) => {
      const size = await sizeOf(key);
      return size === undefined ? undefined : { stream: createReadStream(pathOf(key)), size };
    },
    remove: async (key) => {
      const target = pathOf(key);
      const names = await readdir(dirname(target)).catch(whereCode<string[]>([], 'ENOENT'));
      // Also what a process left behind that was killed while it received.
      const left = names.filter((name) => name.startsWith(`.${basename(target)}.`));
      await Promise.all([basename(target), ...left].map((name) => rm(join(dirname(target), name), { force: true })));
    },
  };
};
