import type { Upload } from '../../database/schema';
import type { Deps } from '../../deps';
import type { Objects } from '../../objectStore/objects';
import { placeOf } from '../../objectStore/place';
import { expireUploads, forgetFailedUploads, markTidied } from './repository';

/** A file may still be on its way when its permission runs out. */
const graceMs = 15 * 60_000;

const cleanUp = async ({ store }: Objects, { bucket, key, state }: Upload): Promise<void> => {
  const place = placeOf(`${bucket}/${key}`);
  if (place === undefined) {
    return;
  }
  // After a finished upload too: its address could have been used again until it ran out.
  await store.discard(place);
  if (state !== 'finished') {
    await store.remove(place);
  }
};

/** Ends uploads whose permission ran out, and deletes the objects of those that came to nothing. */
export const tidyUploads = async ({ db, objects, now }: Pick<Deps, 'db' | 'objects' | 'now'>): Promise<void> => {
  const failures: unknown[] = [];
  for (const upload of await expireUploads(db, new Date(now() - graceMs))) {
    try {
      await cleanUp(objects, upload);
      await markTidied(db, upload.id);
    } catch (error) {
      // It stays marked for the next time, and holds up none of the others.
      failures.push(error);
    }
  }
  await forgetFailedUploads(db, new Date(now()));
  if (failures.length > 0) {
    throw new AggregateError(failures, `${String(failures.length)} uploads could not be cleaned up after`);
  }
};
