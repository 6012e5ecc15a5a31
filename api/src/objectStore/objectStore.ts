import type { Readable } from 'node:stream';
import type { Place } from './place';

/** What a store says of an object. `version` names its content, so that nothing else is taken for it later. */
export interface StoredObject {
  readonly size: number;
  readonly contentType: string;
  readonly version: string;
}

/** How a browser sends one object: nothing but a PUT with exactly these headers and the announced length is taken. */
export interface SignedPut {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** An object on its way to a reader. */
export interface OpenObject {
  readonly stream: Readable;
  readonly size: number;
}

export interface PutTerms {
  readonly contentType: string;
  /** Bytes, exactly. */
  readonly size: number;
  readonly expiresAt: Date;
}

/**
 * A store of objects that browsers write to themselves. What they send arrives apart from what is published: nobody
 * can read it, and nobody can write to what is published.
 */
export interface ObjectStore {
  readonly signPut: (place: Place, terms: PutTerms) => Promise<SignedPut>;
  /** What has arrived for a place; undefined where nothing has. */
  readonly arrived: (place: Place) => Promise<StoredObject | undefined>;
  /** The first bytes of what has arrived, at most `count`; empty where another version is there by now. */
  readonly firstBytes: (place: Place, version: string, count: number) => Promise<Uint8Array>;
  /** Makes what has arrived the object of its place; false where it is another version by now. */
  readonly publish: (place: Place, arrived: StoredObject) => Promise<boolean>;
  readonly isPublished: (place: Place) => Promise<boolean>;
  /** Deletes what has arrived, where something has. */
  readonly discard: (place: Place) => Promise<void>;
  /** Deletes the published object, where there is one. */
  readonly remove: (place: Place) => Promise<void>;
  /** Opens a published object; undefined where there is none. */
  readonly open: (place: Place) => Promise<OpenObject | undefined>;
  /** An address by which anybody reads a published object until `expiresAt`, under the name that its file had. */
  readonly signGet: (place: Place, expiresAt: Date, fileName: string) => Promise<string>;
  /** The lasting address of an object of a public bucket. */
  readonly publicAddress: (place: Place) => string;
}
