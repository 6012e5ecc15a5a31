import type {
  GetTerms,
  OpenObject,
  PutTerms,
  ServingTerms,
  SignedPut,
  SigningStore,
  StoredObject,
} from '@caravan/object-store';
import { isPublic, type Place, typeOfKey } from './place';

const immutable = 'public, max-age=31536000, immutable';

/** The keys of an upload, and of the published object. */
export const incomingKey = ({ bucket, key }: Place): string => `incoming/${bucket}/${key}`;
export const publishedKey = ({ bucket, key }: Place): string => `${bucket}/${key}`;

/**
 * Objects that browsers upload. Uploads are separate from published objects: an upload cannot be read, and a signed URL cannot
 * change a published object.
 */
export interface ObjectStore {
  readonly signPut: (place: Place, terms: PutTerms) => Promise<SignedPut>;
  /** Describes the upload of a place, if any. */
  readonly arrived: (place: Place) => Promise<StoredObject | undefined>;
  /** Reads at most `count` first bytes of an upload. Returns none if its version has changed. */
  readonly firstBytes: (place: Place, version: string, count: number) => Promise<Uint8Array>;
  /** Publishes an upload. Returns false if its version has changed. */
  readonly publish: (place: Place, arrived: StoredObject) => Promise<boolean>;
  /** Publishes bytes instead of the upload. Returns false if the place has an object already. */
  readonly publishBytes: (place: Place, bytes: Uint8Array) => Promise<boolean>;
  readonly isPublished: (place: Place) => Promise<boolean>;
  /** Deletes an upload, if any. */
  readonly discard: (place: Place) => Promise<void>;
  /** Deletes a published object, if any. */
  readonly remove: (place: Place) => Promise<void>;
  /** Opens a published object, if any. */
  readonly open: (place: Place) => Promise<OpenObject | undefined>;
  /** Signs a temporary URL of a published object, with the name of the uploaded file. */
  readonly signGet: (place: Place, terms: GetTerms) => Promise<string>;
  /** Returns the permanent URL of an object in a public bucket. */
  readonly publicAddress: (place: Place) => string;
}

export const termsOf = ({ bucket, key }: Place): ServingTerms => ({
  contentType: typeOfKey(key) ?? 'application/octet-stream',
  cacheControl: isPublic(bucket) ? immutable : 'private, no-store',
});

/** Creates the upload store on an object store. */
export const placesIn = (store: SigningStore, publicAddress: ObjectStore['publicAddress']): ObjectStore => ({
  signPut: (place, terms) => store.signPut(incomingKey(place), terms),
  arrived: (place) => store.describe(incomingKey(place)),
  firstBytes: (place, version, count) => store.firstBytes(incomingKey(place), version, count),
  publish: async (place, { version }) => {
    const published = await store.copy(incomingKey(place), publishedKey(place), { ...termsOf(place), version });
    if (published) await store.remove(incomingKey(place));
    return published;
  },
  publishBytes: async (place, bytes) => {
    const published = await store.create(publishedKey(place), bytes, termsOf(place));
    if (published) await store.remove(incomingKey(place));
    return published;
  },
  isPublished: async (place) => (await store.describe(publishedKey(place))) !== undefined,
  discard: (place) => store.remove(incomingKey(place)),
  remove: (place) => store.remove(publishedKey(place)),
  open: (place) => store.open(publishedKey(place)),
  signGet: (place, terms) => store.signGet(publishedKey(place), terms),
  publicAddress,
});
