import type {
  GetTerms,
  OpenObject,
  PutTerms,
  ServingTerms,
  SignedPut,
  SigningStore,
  StoredObject,
} from '@caravan/object-store';
import type { Place } from './place';
import { isPublic, typeOfKey } from './place';

const immutable = 'public, max-age=31536000, immutable';

/** Where what a browser sends arrives, and where it is read once it is published. */
export const incomingKey = ({ bucket, key }: Place): string => `incoming/${bucket}/${key}`;
export const publishedKey = ({ bucket, key }: Place): string => `${bucket}/${key}`;

/**
 * The objects that browsers write themselves. What they send arrives apart from what is published: nobody can read it,
 * and nobody can write to what is published, also not by an address that was signed before.
 */
export interface ObjectStore {
  readonly signPut: (place: Place, terms: PutTerms) => Promise<SignedPut>;
  /** What has arrived for a place; undefined where nothing has. */
  readonly arrived: (place: Place) => Promise<StoredObject | undefined>;
  /** The first bytes of what has arrived, at most `count`; empty where another version is there by now. */
  readonly firstBytes: (place: Place, version: string, count: number) => Promise<Uint8Array>;
  /** Makes what has arrived the object of its place; false where it is another version by now. */
  readonly publish: (place: Place, arrived: StoredObject) => Promise<boolean>;
  /** Makes bytes the object of a place, in the place of what has arrived; false where there is an object already. */
  readonly publishBytes: (place: Place, bytes: Uint8Array) => Promise<boolean>;
  readonly isPublished: (place: Place) => Promise<boolean>;
  /** Deletes what has arrived, where something has. */
  readonly discard: (place: Place) => Promise<void>;
  /** Deletes the published object, where there is one. */
  readonly remove: (place: Place) => Promise<void>;
  /** Opens a published object; undefined where there is none. */
  readonly open: (place: Place) => Promise<OpenObject | undefined>;
  /** An address by which anybody reads a published object for a while, under the name that its file had. */
  readonly signGet: (place: Place, terms: GetTerms) => Promise<string>;
  /** The lasting address of an object of a public bucket. */
  readonly publicAddress: (place: Place) => string;
}

const termsOf = ({ bucket, key }: Place): ServingTerms => ({
  contentType: typeOfKey(key) ?? 'application/octet-stream',
  cacheControl: isPublic(bucket) ? immutable : 'private, no-store',
});

/** Places of uploads in a store. */
export const placesIn = (store: SigningStore, publicAddress: ObjectStore['publicAddress']): ObjectStore => ({
  signPut: (place, terms) => store.signPut(incomingKey(place), terms),
  arrived: (place) => store.describe(incomingKey(place)),
  firstBytes: (place, version, count) => store.firstBytes(incomingKey(place), version, count),
  publish: async (place, { version }) => {
    const published = await store.copy(incomingKey(place), publishedKey(place), {
      ...termsOf(place),
      version,
    });
    if (published) {
      await store.remove(incomingKey(place));
    }
    return published;
  },
  publishBytes: async (place, bytes) => {
    const published = await store.create(publishedKey(place), bytes, termsOf(place));
    if (published) {
      await store.remove(incomingKey(place));
    }
    return published;
  },
  isPublished: async (place) => (await store.describe(publishedKey(place))) !== undefined,
  discard: (place) => store.remove(incomingKey(place)),
  remove: (place) => store.remove(publishedKey(place)),
  open: (place) => store.open(publishedKey(place)),
  signGet: (place, terms) => store.signGet(publishedKey(place), terms),
  publicAddress,
});
