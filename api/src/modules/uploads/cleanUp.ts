import type { Upload } from '../../database/schema';
import type { Deps } from '../../deps';
import type { Objects } from '../../uploadStore/objects';
import { expireUploads, deleteFailedUploads, markCleanedUp } from './repository';

/** A file may still be arriving when its permission expires. */
const graceMs = 15 * 60_000;

const cleanUp = async ({ store }: Objects, upload: Upload): Promise<void> => {
  // Also after a finished upload: its address could be used again until it expired.
  await store.discard(upload);
  if (upload.state !== 'finished') await store.remove(upload);
};

/** Ends uploads with an expired permission, and deletes the objects of failed uploads. */
export const cleanUpUploads = async ({ db, objects, now }: Pick<Deps, 'db' | 'objects' | 'now'>): Promise<void> => {
  const failures: unknown[] = [];
  for (const upload of await expireUploads(db, new Date(now() - graceMs))) {
    try {
      await cleanUp(objects, upload);
      await markCleanedUp(db, upload);
    } catch (error) {
      // The upload stays marked for the next run and does not block the others.
      failures.push(error);
    }
  }
  await deleteFailedUploads(db, new Date(now()));
  if (failures.length > 0) {
    throw new AggregateError(
      failures,
      `could not clean up ${String(failures.length)} uploads: the next run tries again`,
    );
  }
};
