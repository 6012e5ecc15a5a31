import type { Readable } from 'node:stream';

/** The description of an object. `version` changes with its content. */
export interface StoredObject {
  readonly size: number;
  /** The media type of the upload. Undefined in a store that does not keep it. */
  readonly contentType: string | undefined;
  readonly version: string;
}

/** An object that is being read. */
export interface OpenObject {
  readonly stream: Readable;
  readonly size: number;
}

/** Response headers of an object. */
export interface ServingOptions {
  readonly contentType: string;
  readonly cacheControl: string;
}

export interface CopyOptions extends ServingOptions {
  /** Only this version is copied. */
  readonly version: string;
}

/** Objects by key, in a folder or in buckets of an S3 service. Segments of keys are separated by `/` and never begin with a dot. */
export interface ObjectStore {
  /** Reads an object, or null if it is missing. */
  readonly get: (key: string) => Promise<Uint8Array | null>;
  /** Writes a new object. Returns false and writes nothing if the key is in use: one of several writers wins. */
  readonly create: (key: string, bytes: Uint8Array, options?: ServingOptions) => Promise<boolean>;
  /** Creates or replaces an object. A reader gets the old or the new content, never a mix. */
  readonly replace: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Lists the names directly below a prefix, sorted. */
  readonly list: (prefix: string) => Promise<readonly string[]>;
  /** Lists the keys of all objects, sorted. The store must have one bucket. */
  readonly listAll: () => Promise<readonly string[]>;
  readonly describe: (key: string) => Promise<StoredObject | undefined>;
  /** Reads at most `count` first bytes of an object. Returns none if the version has changed. */
  readonly firstBytes: (key: string, version: string, count: number) => Promise<Uint8Array>;
  /** Copies an object inside the store. Returns false if the version is gone. Keeps an existing target. */
  readonly copy: (from: string, to: string, options: CopyOptions) => Promise<boolean>;
  readonly open: (key: string) => Promise<OpenObject | undefined>;
  /** Deletes an object and its unfinished uploads. Ignores a missing one. */
  readonly remove: (key: string) => Promise<void>;
}

/** A signed upload of one object. The service accepts only a PUT with exactly these headers and the announced length. */
export interface SignedPut {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface PutOptions {
  readonly contentType: string;
  /** The exact number of bytes. */
  readonly size: number;
  readonly expiresAt: Date;
}

export interface GetOptions {
  readonly expiresAt: Date;
  /** The suggested file name of the download. */
  readonly fileName: string;
}

/** A store that browsers access directly, by a signed URL for each object. */
export interface SigningStore extends ObjectStore {
  readonly signPut: (key: string, options: PutOptions) => Promise<SignedPut>;
  readonly signGet: (key: string, options: GetOptions) => Promise<string>;
}
