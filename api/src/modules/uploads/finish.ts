import type { StoredObject } from '@caravan/object-store';
import PQueue from 'p-queue';
import type { Upload } from '../../database/schema';
import type { Deps } from '../../deps';
import { Refusal } from '../../envelope/refusal';
import type { UploadStore } from '../../uploadStore/uploadStore';
import { isPublic, typeOfKey } from '../../uploadStore/objectLocation';
import { sniffedBytes, typeOfBytes } from '../../uploadStore/sniff';
import { hasMetadata, withoutMetadata } from './metadata';
import { uploadReasons } from './reasons';
import { endUpload, findUpload } from './repository';

/** Lifetime of a signed address of a private object. */
const linkValidMs = 10 * 60_000;

const isAsAnnounced = async (store: UploadStore, found: StoredObject, upload: Upload) =>
  found.size === upload.size &&
  // The file store has no content types: there the key's ending gives the type.
  (found.contentType ?? typeOfKey(upload.key)) === upload.contentType &&
  typeOfBytes(await store.firstBytes(upload, found.version, sniffedBytes)) === upload.contentType;

/** Strips one picture at a time: each holds up to 10 MB in memory. */
const strippingQueue = new PQueue({ concurrency: 1 });

/**
 * Publishes the received object, a picture without its metadata. False if it is not a picture, or if another version
 * has arrived.
 */
const publish = (store: UploadStore, found: StoredObject, upload: Upload): Promise<boolean> =>
  hasMetadata(upload.contentType)
    ? strippingQueue.add(async () => {
        const file = Buffer.from(await store.firstBytes(upload, found.version, found.size));
        const stripped = withoutMetadata(upload.contentType, file);
        if (stripped === undefined) return false;
        return stripped.equals(file) ? store.publish(upload, found) : store.publishBytes(upload, stripped);
      })
    : store.publish(upload, found);

/** Publishes the received object if it is as announced, otherwise refuses the upload and deletes the object. */
const publishIfAnnounced = async ({ db, objects: { store } }: Deps, upload: Upload): Promise<void> => {
  const found = await store.describeUpload(upload);
  if (found === undefined) {
    // Another request may have finished it, or a process may have stopped between publishing and storing the state.
    if (await store.isPublished(upload)) return;
    throw new Refusal(uploadReasons.notArrived);
  }
  const isAccepted = (await isAsAnnounced(store, found, upload)) && (await publish(store, found, upload));
  // If another request ended the upload first, its result is kept.
  if (!isAccepted && !(await store.isPublished(upload)) && (await endUpload(db, upload.id, { state: 'refused' }))) {
    await store.discard(upload);
    throw new Refusal(uploadReasons.notAsAnnounced);
  }
};

const storeFinished = async (deps: Deps, upload: Upload): Promise<void> => {
  const { db, objects } = deps;
  const address = isPublic(upload.bucket) ? objects.store.publicAddress(upload) : null;
  if (await endUpload(db, upload.id, { state: 'finished', address })) return;
  const stored = await findUpload(db, upload.id, upload.userId);
  if (stored?.state !== 'finished') {
    await objects.store.remove(upload);
    throw new Refusal(uploadReasons.over);
  }
};

/**
 * Finishes an upload by the object that the store has received, and returns its address. Nothing that the browser
 * claims is trusted.
 */
export const finishUpload = async (deps: Deps, upload: Upload): Promise<string> => {
  const { objects, now } = deps;
  if (upload.state === 'refused' || upload.state === 'expired') {
    throw new Refusal(uploadReasons.over);
  }
  if (upload.state === 'pending') {
    await publishIfAnnounced(deps, upload);
    await storeFinished(deps, upload);
  }
  return isPublic(upload.bucket)
    ? objects.store.publicAddress(upload)
    : objects.store.signGet(upload, { expiresAt: new Date(now() + linkValidMs), fileName: upload.fileName });
};
