import type { StoredObject } from '@caravan/object-store';
import type { Upload } from '../../database/schema';
import type { Deps } from '../../deps';
import { Refusal } from '../../envelope/refusal';
import type { ObjectStore } from '../../objectStore/objectStore';
import type { Place } from '../../objectStore/place';
import { isPublic, placeOf, typeOfKey } from '../../objectStore/place';
import { sniffedBytes, typeOfBytes } from '../../objectStore/sniff';
import { hasMetadata, withoutMetadata } from './metadata';
import { uploadReasons } from './reasons';
import { endUpload, findUpload } from './repository';

/** How long a signed address of a private object works. */
const readableMs = 10 * 60_000;

const isAsAnnounced = async (store: ObjectStore, place: Place, found: StoredObject, upload: Upload) =>
  found.size === upload.size &&
  // A folder keeps no type: there the key says it.
  (found.contentType ?? typeOfKey(place.key)) === upload.contentType &&
  typeOfBytes(await store.firstBytes(place, found.version, sniffedBytes)) === upload.contentType;

let last: Promise<unknown> = Promise.resolve();

/** Runs tasks one after the other: each holds a picture of 10 MB in memory. */
const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
  const done = last.then(task, task);
  last = done;
  return done;
};

/** Publishes what has arrived, of a picture without its metadata; false where it is no picture or another version by now. */
const publish = (store: ObjectStore, place: Place, found: StoredObject, { contentType }: Upload): Promise<boolean> =>
  hasMetadata(contentType)
    ? inTurn(async () => {
        const file = Buffer.from(await store.firstBytes(place, found.version, found.size));
        const stripped = withoutMetadata(contentType, file);
        if (stripped === undefined) {
          return false;
        }
        return stripped.equals(file) ? store.publish(place, found) : store.publishBytes(place, stripped);
      })
    : store.publish(place, found);

/** Publishes what has arrived where it is what was announced; refuses the upload and deletes it where not. */
const takeOver = async ({ db, objects: { store } }: Deps, place: Place, upload: Upload): Promise<void> => {
  const found = await store.arrived(place);
  if (found === undefined) {
    // Another request may be just finishing it, or one may have been killed between publishing and noting it.
    if (await store.isPublished(place)) {
      return;
    }
    throw new Refusal(uploadReasons.notArrived);
  }
  const taken = (await isAsAnnounced(store, place, found, upload)) && (await publish(store, place, found, upload));
  // Where somebody else ends the upload first, it is as they ended it.
  if (!taken && !(await store.isPublished(place)) && (await endUpload(db, upload.id, { state: 'refused' }))) {
    await store.discard(place);
    throw new Refusal(uploadReasons.notAsAnnounced);
  }
};

const note = async (deps: Deps, place: Place, upload: Upload): Promise<void> => {
  const { db, objects } = deps;
  const address = isPublic(place.bucket) ? objects.store.publicAddress(place) : null;
  if (await endUpload(db, upload.id, { state: 'finished', address })) {
    return;
  }
  const ended = await findUpload(db, upload.id, upload.userId);
  if (ended?.state !== 'finished') {
    await objects.store.remove(place);
    throw new Refusal(uploadReasons.over);
  }
};

/** Finishes an upload by what the store really has, and answers its address; what the browser says counts for nothing. */
export const finishUpload = async (deps: Deps, upload: Upload): Promise<string> => {
  const { objects, now } = deps;
  const place = placeOf(`${upload.bucket}/${upload.key}`);
  if (place === undefined || upload.state === 'refused' || upload.state === 'expired') {
    throw new Refusal(uploadReasons.over);
  }
  if (upload.state === 'pending') {
    await takeOver(deps, place, upload);
    await note(deps, place, upload);
  }
  return isPublic(place.bucket)
    ? objects.store.publicAddress(place)
    : objects.store.signGet(place, { expiresAt: new Date(now() + readableMs), fileName: upload.fileName });
};
