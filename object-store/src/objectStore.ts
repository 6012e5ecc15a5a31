import type { Readable } from 'node:stream';

/** What a store says of an object. `version` names its content, so that nothing else is taken for it later. */
export interface StoredObject {
  readonly size: number;
  /** The media type it was sent as; undefined where the store keeps none. */
  readonly contentType: string | undefined;
  readonly version: string;
}

/** An object on its way to a reader. */
export interface OpenObject {
  readonly stream: Readable;
  readonly size: number;
}

/** How an object is served. */
export interface ServingTerms {
  readonly contentType: string;
  readonly cacheControl: string;
}

/** What a copy is made of, and how it is served. */
export interface CopyTerms extends ServingTerms {
  /** The version to copy, and no other. */
  readonly version: string;
}

/** Objects by key: a folder, or buckets of an S3 service. Keys use `/`, and no part of them begins with a dot. */
export interface ObjectStore {
  /** The object's bytes, or null where there is none. */
  readonly get: (key: string) => Promise<Uint8Array | null>;
  /** Writes an object that must not exist yet; false, and nothing written, where it does: of several writers one wins. */
  readonly create: (key: string, bytes: Uint8Array, terms?: ServingTerms) => Promise<boolean>;
  /** The names of the objects directly below a prefix, sorted. */
  readonly list: (prefix: string) => Promise<readonly string[]>;
  readonly describe: (key: string) => Promise<StoredObject | undefined>;
  /** The first bytes of an object, at most `count`; empty where it is another version by now. */
  readonly firstBytes: (key: string, version: string, count: number) => Promise<Uint8Array>;
  /** Copies inside the store; false where there is no such version any more. What is there already is the same object. */
  readonly copy: (from: string, to: string, terms: CopyTerms) => Promise<boolean>;
  readonly open: (key: string) => Promise<OpenObject | undefined>;
  /** Deletes an object, where there is one, and what is left of one that never came whole. */
  readonly remove: (key: string) => Promise<void>;
}

/** How a browser sends one object: nothing but a PUT with exactly these headers and the announced length is taken. */
export interface SignedPut {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface PutTerms {
  readonly contentType: string;
  /** Bytes, exactly. */
  readonly size: number;
  readonly expiresAt: Date;
}

export interface GetTerms {
  readonly expiresAt: Date;
  /** The name under which the reader saves it. */
  readonly fileName: string;
}

/** A store that browsers write to and read from themselves, by addresses that are signed for one object each. */
export interface SigningStore extends ObjectStore {
  readonly signPut: (key: string, terms: PutTerms) => Promise<SignedPut>;
  readonly signGet: (key: string, terms: GetTerms) => Promise<string>;
}
