import type { StoredObject } from '@caravan/object-store';
import PQueue from 'p-queue';
import type { Upload } from '../../database/schema';
import type { Deps } from '../../deps';
import { Refusal } from '../../envelope/refusal';
import type { ObjectStore } from '../../objectStore/objectStore';
import { isPublic, type Place, placeOf, typeOfKey } from '../../objectStore/place';
import { sniffedBytes, typeOfBytes } from '../../objectStore/sniff';
import { hasMetadata, withoutMetadata } from './metadata';
import { uploadReasons } from './reasons';
import { endUpload, findUpload } from './repository';

/** Lifetime of a signed address of a private object. */
const readableMs = 10 * 60_000;

const isAsAnnounced = async (store: ObjectStore, place: Place, found: StoredObject, upload: Upload) =>
  found.size === upload.size &&
  // The file store has no content types: there the key's ending gives the type.
  (found.contentType ?? typeOfKey(place.key)) === upload.contentType &&
  typeOfBytes(await store.firstBytes(place, found.version, sniffedBytes)) === upload.contentType;

/** Strips one picture at a time: each holds up to 10 MB in memory. */
const stripping = new PQueue({ concurrency: 1 });

/**
 * Publishes the received object, a picture without its metadata. False if it is not a picture, or if another version
 * has arrived.
 */
const publish = (store: ObjectStore, place: Place, found: StoredObject, { contentType }: Upload): Promise<boolean> =>
  hasMetadata(contentType)
    ? stripping.add(async () => {
        const file = Buffer.from(await store.firstBytes(place, found.version, found.size));
        const stripped = withoutMetadata(contentType, file);
        if (stripped === undefined) return false;
        return stripped.equals(file) ? store.publish(place, found) : store.publishBytes(place, stripped);
      })
    : store.publish(place, found);

/** Publishes the received object if it is as announced, otherwise refuses the upload and deletes the object. */
const publishIfAnnounced = async ({ db, objects: { store } }: Deps, place: Place, upload: Upload): Promise<void> => {
  const found = await store.arrived(place);
  if (found === undefined) {
    // Another request may have finished it, or a process may have stopped between publishing and storing the state.
    if (await store.isPublished(place)) return;
    throw new Refusal(uploadReasons.notArrived);
  }
  const taken = (await isAsAnnounced(store, place, found, upload)) && (await publish(store, place, found, upload));
  // If another request ended the upload first, its result stands.
  if (!taken && !(await store.isPublished(place)) && (await endUpload(db, upload.id, { state: 'refused' }))) {
    await store.discard(place);
    throw new Refusal(uploadReasons.notAsAnnounced);
  }
};

const storeFinished = async (deps: Deps, place: Place, upload: Upload): Promise<void> => {
  const { db, objects } = deps;
  const address = isPublic(place.bucket) ? objects.store.publicAddress(place) : null;
  if (await endUpload(db, upload.id, { state: 'finished', address })) return;
  const ended = await findUpload(db, upload.id, upload.userId);
  if (ended?.state !== 'finished') {
    await objects.store.remove(place);
    throw new Refusal(uploadReasons.over);
  }
};

/**
 * Finishes an upload by the object that the store has received, and returns its address. Nothing that the browser
 * claims is trusted.
 */
export const finishUpload = async (deps: Deps, upload: Upload): Promise<string> => {
  const { objects, now } = deps;
  const place = placeOf(`${upload.bucket}/${upload.key}`);
  if (place === undefined || upload.state === 'refused' || upload.state === 'expired') {
    throw new Refusal(uploadReasons.over);
  }
  if (upload.state === 'pending') {
    await publishIfAnnounced(deps, place, upload);
    await storeFinished(deps, place, upload);
  }
  return isPublic(place.bucket)
    ? objects.store.publicAddress(place)
    : objects.store.signGet(place, { expiresAt: new Date(now() + readableMs), fileName: upload.fileName });
};
