import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCodeOf } from '../log/errorCode';
import type { ObjectStore } from './objectStore';
import type { Place } from './place';
import { typeOfKey } from './place';
import { isSignature, sign } from './signing';

/** What an address of the file store says beside its path; every field is signed. */
export interface SignedQuery {
  /** Unix seconds. */
  readonly expires: string;
  readonly signature: string;
  /** PUT: bytes, exactly. */
  readonly size: string;
  /** GET: the name of the file. */
  readonly name: string;
}

/** Why the file store did not take what was sent: the address was used before, or the body was too long or too short. */
export type PutFailure = 'used' | 'wrongLength';

/** The file store answers the addresses it signs itself: the API serves these two. */
export interface FileStore extends ObjectStore {
  readonly mayPut: (place: Place, contentType: string, query: SignedQuery) => Promise<boolean>;
  readonly mayGet: (place: Place, query: SignedQuery) => Promise<boolean>;
  /** Takes exactly `size` bytes for a place, once: undefined when they are safely on disk. */
  readonly receive: (place: Place, body: Readable, size: number) => Promise<PutFailure | undefined>;
}

/** How a body ends whose sender went away. */
const brokenOff: readonly string[] = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'];

const unixSeconds = (moment: Date): string => String(Math.floor(moment.getTime() / 1000));

const whereMissing =
  <T>(otherwise: T) =>
  (error: unknown): T => {
    if (errorCodeOf(error) === 'ENOENT') {
      return otherwise;
    }
    throw error;
  };

const sizeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(({ size }) => size, whereMissing(undefined));

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

interface Options {
  readonly folder: string;
  /** The secret of the signatures, asked for at the first one. */
  readonly key: () => Promise<string>;
  /** Unix milliseconds. */
  readonly now: () => number;
}

/** Objects as files: `incoming/<bucket>/<key>` for what has arrived, `<bucket>/<key>` for what is published. */
export const fileStore = ({ folder, key: secretOf, now }: Options): FileStore => {
  const incoming = ({ bucket, key }: Place): string => join(folder, 'incoming', bucket, key);
  const published = ({ bucket, key }: Place): string => join(folder, bucket, key);
  const address = ({ bucket, key }: Place): string => `/uploads/${bucket}/${key}`;

  const putFields = ({ bucket, key }: Place, contentType: string, size: string, expires: string) => [
    'PUT',
    bucket,
    key,
    contentType,
    size,
    expires,
  ];
  const getFields = ({ bucket, key }: Place, name: string, expires: string) => ['GET', bucket, key, name, expires];
  const isOpen = (expires: string): boolean => /^\d{1,12}$/.test(expires) && now() < Number(expires) * 1000;

  const write = async (path: string, body: Readable, size: number): Promise<PutFailure | undefined> => {
    try {
      // `flush` writes through to the disk before the file is closed.
      await pipeline(body, limitedTo(size), createWriteStream(path, { flags: 'wx', flush: true }));
    } catch (error) {
      if (error instanceof RangeError || brokenOff.includes(errorCodeOf(error) ?? '')) {
        return 'wrongLength';
      }
      throw error;
    }
    return (await sizeOf(path)) === size ? undefined : 'wrongLength';
  };

  return {
    signPut: async (place, { contentType, size, expiresAt }) => {
      const expires = unixSeconds(expiresAt);
      const signature = sign(await secretOf(), putFields(place, contentType, String(size), expires));
      const query = new URLSearchParams({ expires, size: String(size), signature });
      return { url: `${address(place)}?${String(query)}`, headers: { 'content-type': contentType } };
    },
    mayPut: async (place, contentType, { expires, signature, size }) =>
      isOpen(expires) && isSignature(signature, await secretOf(), putFields(place, contentType, size, expires)),
    receive: async (place, body, size) => {
      const target = incoming(place);
      if ((await sizeOf(published(place))) !== undefined) {
        return 'used';
      }
      await mkdir(dirname(target), { recursive: true });
      const unfinished = `${target}.${randomUUID()}`;
      try {
        const failure = await write(unfinished, body, size);
        if (failure !== undefined) {
          return failure;
        }
        // Unlike a renamed file, a linked one never takes the place of another: an address works once.
        await link(unfinished, target);
        await syncFolder(dirname(target));
        return undefined;
      } catch (error) {
        // ENOENT: the upload was ended and tidied away meanwhile.
        if (['EEXIST', 'ENOENT'].includes(errorCodeOf(error) ?? '')) {
          return 'used';
        }
        throw error;
      } finally {
        await rm(unfinished, { force: true });
      }
    },
    arrived: async (place) => {
      const size = await sizeOf(incoming(place));
      return size === undefined ? undefined : { size, contentType: typeOfKey(place.key) ?? '', version: '' };
    },
    firstBytes: async (place, _version, count) => {
      const file = await open(incoming(place)).catch(whereMissing(undefined));
      if (file === undefined) {
        return new Uint8Array();
      }
      try {
        const { bytesRead, buffer } = await file.read(Buffer.alloc(count), 0, count, 0);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    publish: async (place) => {
      const target = published(place);
      await mkdir(dirname(target), { recursive: true });
      // What is published is never replaced, also by two who publish at once.
      const state = await link(incoming(place), target).then(() => 'linked', errorCodeOf);
      if (state === 'ENOENT') {
        return false;
      }
      if (state !== 'linked' && state !== 'EEXIST') {
        throw new Error(`object store: publishing failed with ${String(state)}`);
      }
      await syncFolder(dirname(target));
      await rm(incoming(place), { force: true });
      return true;
    },
    isPublished: async (place) => (await sizeOf(published(place))) !== undefined,
    discard: async (place) => {
      const target = incoming(place);
      const names = await readdir(dirname(target)).catch(whereMissing([]));
      // Also what a process left behind that was killed while it received.
      const left = names.filter((name) => name.startsWith(basename(target)));
      await Promise.all(left.map((name) => rm(join(dirname(target), name), { force: true })));
    },
    remove: (place) => rm(published(place), { force: true }),
    open: async (place) => {
      const size = await sizeOf(published(place));
      return size === undefined ? undefined : { stream: createReadStream(published(place)), size };
    },
    signGet: async (place, expiresAt, fileName) => {
      const expires = unixSeconds(expiresAt);
      const signature = sign(await secretOf(), getFields(place, fileName, expires));
      return `${address(place)}?${String(new URLSearchParams({ expires, name: fileName, signature }))}`;
    },
    mayGet: async (place, { expires, signature, name }) =>
      isOpen(expires) && isSignature(signature, await secretOf(), getFields(place, name, expires)),
    publicAddress: address,
  };
};
