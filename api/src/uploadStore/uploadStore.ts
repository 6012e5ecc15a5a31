import type {
  GetOptions,
  OpenObject,
  PutOptions,
  ServingOptions,
  SignedPut,
  SigningStore,
  StoredObject,
} from '@caravan/object-store';
import { isPublic, type ObjectLocation, typeOfKey } from './objectLocation';

const immutable = 'public, max-age=31536000, immutable';

/** Returns the keys of an upload, and of the published object. */
export const incomingKey = ({ bucket, key }: ObjectLocation): string => `incoming/${bucket}/${key}`;
export const publishedKey = ({ bucket, key }: ObjectLocation): string => `${bucket}/${key}`;

/**
 * Objects that browsers upload. Uploads are separate from published objects: an upload cannot be read, and a signed URL cannot
 * change a published object.
 */
export interface UploadStore {
  readonly signPut: (location: ObjectLocation, options: PutOptions) => Promise<SignedPut>;
  /** Describes the upload for a location, if any. */
  readonly describeUpload: (location: ObjectLocation) => Promise<StoredObject | undefined>;
  /** Reads at most `count` first bytes of an upload. Returns none if its version has changed. */
  readonly firstBytes: (location: ObjectLocation, version: string, count: number) => Promise<Uint8Array>;
  /** Publishes an upload. Returns false if its version has changed. */
  readonly publish: (location: ObjectLocation, upload: StoredObject) => Promise<boolean>;
  /** Publishes bytes instead of the upload. Returns false if the location has an object already. */
  readonly publishBytes: (location: ObjectLocation, bytes: Uint8Array) => Promise<boolean>;
  readonly isPublished: (location: ObjectLocation) => Promise<boolean>;
  /** Deletes an upload, if any. */
  readonly discard: (location: ObjectLocation) => Promise<void>;
  /** Deletes a published object, if any. */
  readonly remove: (location: ObjectLocation) => Promise<void>;
  /** Opens a published object, if any. */
  readonly open: (location: ObjectLocation) => Promise<OpenObject | undefined>;
  /** Signs a temporary URL of a published object, with the name of the uploaded file. */
  readonly signGet: (location: ObjectLocation, options: GetOptions) => Promise<string>;
  /** Returns the permanent URL of an object in a public bucket. */
  readonly publicAddress: (location: ObjectLocation) => string;
}

export const servingOptionsOf = ({ bucket, key }: ObjectLocation): ServingOptions => ({
  contentType: typeOfKey(key) ?? 'application/octet-stream',
  cacheControl: isPublic(bucket) ? immutable : 'private, no-store',
});

/** Creates the upload store on an object store. */
export const createUploadStore = (store: SigningStore, publicAddress: UploadStore['publicAddress']): UploadStore => ({
  signPut: (location, options) => store.signPut(incomingKey(location), options),
  describeUpload: (location) => store.describe(incomingKey(location)),
  firstBytes: (location, version, count) => store.firstBytes(incomingKey(location), version, count),
  publish: async (location, { version }) => {
    const published = await store.copy(incomingKey(location), publishedKey(location), {
      ...servingOptionsOf(location),
      version,
    });
    if (published) await store.remove(incomingKey(location));
    return published;
  },
  publishBytes: async (location, bytes) => {
    const published = await store.create(publishedKey(location), bytes, servingOptionsOf(location));
    if (published) await store.remove(incomingKey(location));
    return published;
  },
  isPublished: async (location) => (await store.describe(publishedKey(location))) !== undefined,
  discard: (location) => store.remove(incomingKey(location)),
  remove: (location) => store.remove(publishedKey(location)),
  open: (location) => store.open(publishedKey(location)),
  signGet: (location, options) => store.signGet(publishedKey(location), options),
  publicAddress,
});
