import type { Readable } from 'node:stream';
import { createFolderStore, type ReceiveFailure, type SigningStore } from '@caravan/object-store';
import { isSecret } from '@caravan/shared/http';
import { incomingKey, type UploadStore, createUploadStore, publishedKey } from './uploadStore';
import type { ObjectLocation } from './objectLocation';
import { sign } from './signing';

/** The query of a URL of the file store. All fields are signed. */
export interface SignedQuery {
  /** Unix seconds. */
  readonly expires: string;
  readonly signature: string;
  /** PUT: the exact number of bytes. */
  readonly size: string;
  /** GET: the file name. */
  readonly name: string;
}

/** The store of uploads in files. The API itself serves the URLs that it signs. */
export interface FileStore extends UploadStore {
  readonly mayPut: (location: ObjectLocation, contentType: string, query: SignedQuery) => Promise<boolean>;
  readonly mayGet: (location: ObjectLocation, query: SignedQuery) => Promise<boolean>;
  /** Writes exactly `size` bytes for a new location. Returns undefined once they are flushed to the disk. */
  readonly receive: (location: ObjectLocation, body: Readable, size: number) => Promise<ReceiveFailure | undefined>;
}

const unixSeconds = (date: Date): string => String(Math.floor(date.getTime() / 1000));

interface Options {
  readonly folder: string;
  /** Reads the secret of the signatures, at the first signature. */
  readonly key: () => Promise<string>;
  /** Unix milliseconds. */
  readonly now: () => number;
}

/** Returns the path of a key of the store. */
const addressOf = (key: string): string => `/uploads/${key.replace(/^incoming\//, '')}`;

const putFields = (key: string, contentType: string, size: string, expires: string): string[] => [
  'PUT',
  key,
  contentType,
  size,
  expires,
];
const getFields = (key: string, name: string, expires: string): string[] => ['GET', key, name, expires];

/** Creates a store of files: `incoming/<bucket>/<key>` for uploads, `<bucket>/<key>` for published objects. */
export const createFileStore = ({ folder, key: secretOf, now }: Options): FileStore => {
  const store = createFolderStore(folder);
  const isUnexpired = (expires: string): boolean => /^\d{1,12}$/.test(expires) && now() < Number(expires) * 1000;
  const isSigned = async (signature: string, fields: readonly string[]): Promise<boolean> =>
    isSecret(signature, sign(await secretOf(), fields));

  const signingStore: SigningStore = {
    ...store,
    signPut: async (key, { contentType, size, expiresAt }) => {
      const expires = unixSeconds(expiresAt);
      const signature = sign(await secretOf(), putFields(key, contentType, String(size), expires));
      const query = new URLSearchParams({ expires, size: String(size), signature });
      return { url: `${addressOf(key)}?${String(query)}`, headers: { 'content-type': contentType } };
    },
    signGet: async (key, { expiresAt, fileName }) => {
      const expires = unixSeconds(expiresAt);
      const signature = sign(await secretOf(), getFields(key, fileName, expires));
      return `${addressOf(key)}?${String(new URLSearchParams({ expires, name: fileName, signature }))}`;
    },
  };

  return {
    ...createUploadStore(signingStore, (location) => addressOf(publishedKey(location))),
    mayPut: async (location, contentType, { expires, signature, size }) =>
      isUnexpired(expires) && isSigned(signature, putFields(incomingKey(location), contentType, size, expires)),
    mayGet: async (location, { expires, signature, name }) =>
      isUnexpired(expires) && isSigned(signature, getFields(publishedKey(location), name, expires)),
    receive: async (location, body, size) =>
      (await store.describe(publishedKey(location))) === undefined
        ? store.receive(incomingKey(location), body, size)
        : 'used',
  };
};
