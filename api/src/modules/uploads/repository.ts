import { and, count, eq, gt, inArray, lt, ne, notExists, sum } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { type Upload, uploads, type UploadState, users } from '../../database/schema';
import type { ObjectLocation } from '../../uploadStore/objectLocation';

const dayMs = 86_400_000;

/** Limits of one user: unfinished uploads at a time, and uploads and bytes in 24 hours. */
export const userLimits = { pending: 10, uploads: 200, bytes: 200 * 1024 * 1024 } as const;

const isImageOf = (userId: number, address: string) =>
  and(eq(uploads.address, address), eq(uploads.userId, userId), eq(uploads.bucket, 'images'));

/** Returns whether an address is that of a public image from a finished upload of this user. */
export const isOwnImage = async (db: Db, userId: number, address: string): Promise<boolean> =>
  (await db.$count(uploads, and(isImageOf(userId, address), eq(uploads.state, 'finished')))) > 0;

/** Ends the upload of a user's image that is no longer shown, so that `cleanUpUploads` deletes it. */
export const expireImage = async (db: Db, userId: number, address: string): Promise<void> => {
  await db.update(uploads).set({ state: 'expired', tidied: 0 }).where(isImageOf(userId, address));
};

const countUsage = async (db: Db, userId: number, now: Date) => {
  const isOwn = eq(uploads.userId, userId);
  const pending = await db.$count(uploads, and(isOwn, eq(uploads.state, 'pending'), gt(uploads.expiresAt, now)));
  const [today] = await db
    .select({ count: count(), bytes: sum(uploads.size) })
    .from(uploads)
    .where(and(isOwn, gt(uploads.createdAt, new Date(now.getTime() - dayMs))));
  return { pending, uploads: today?.count ?? 0, bytes: Number(today?.bytes ?? 0) };
};

export type NewUpload = Omit<Upload, 'state' | 'address' | 'tidied'>;

/** Stores a permission, unless its user has reached a limit or was deleted. */
export const grantUpload = (db: Db, upload: NewUpload): Promise<'granted' | 'tooManyPending' | 'dayFull' | 'gone'> =>
  db.transaction(async (transaction) => {
    // Locks the user, so that simultaneous requests count each other.
    const [owner] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, upload.userId))
      .for('update');
    if (owner === undefined) return 'gone';
    const used = await countUsage(transaction, upload.userId, upload.createdAt);
    if (used.pending >= userLimits.pending) return 'tooManyPending';
    if (used.uploads >= userLimits.uploads || used.bytes + upload.size > userLimits.bytes) {
      return 'dayFull';
    }
    await transaction.insert(uploads).values({ ...upload, state: 'pending' });
    return 'granted';
  });

export const uploadsOf = (db: Db, userId: number): Promise<Upload[]> =>
  db.select().from(uploads).where(eq(uploads.userId, userId));

/** Ends all uploads of a user and removes the link to the user. `cleanUpUploads` deletes objects that arrive later. */
export const abandonUploads = async (db: Db, userId: number): Promise<void> => {
  await db
    .update(uploads)
    .set({ userId: 0, fileName: '', address: null, state: 'expired', tidied: 0 })
    .where(eq(uploads.userId, userId));
};

/** Returns whether the upload of an object is pending. */
export const isUploadPending = async (db: Db, { bucket, key }: ObjectLocation): Promise<boolean> =>
  (await db.$count(uploads, and(eq(uploads.bucket, bucket), eq(uploads.key, key), eq(uploads.state, 'pending')))) > 0;

export const findUpload = async (db: Db, id: string, userId: number): Promise<Upload | undefined> => {
  const [found] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId)));
  return found;
};

/** Ends a pending upload. Returns false if another request has already ended it. */
export const endUpload = async (
  db: Db,
  id: string,
  outcome: { readonly state: Exclude<UploadState, 'pending'>; readonly address?: string | null },
): Promise<boolean> => {
  const rows = await db
    .update(uploads)
    .set(outcome)
    .where(and(eq(uploads.id, id), eq(uploads.state, 'pending')))
    .returning({ id: uploads.id });
  return rows.length > 0;
};

/** Ends pending uploads that expired before `limit`, and returns the uploads from before then that need cleaning up. */
export const expireUploads = async (db: Db, limit: Date): Promise<Upload[]> => {
  await db
    .update(uploads)
    .set({ state: 'expired' })
    .where(and(eq(uploads.state, 'pending'), lt(uploads.expiresAt, limit)));
  return db
    .select()
    .from(uploads)
    .where(and(eq(uploads.tidied, 0), ne(uploads.state, 'pending'), lt(uploads.expiresAt, limit)))
    .orderBy(uploads.expiresAt)
    .limit(500);
};

/** Notes that an upload was cleaned up, unless it has ended meanwhile: then the next run deletes its object. */
export const markCleanedUp = async (db: Db, { id, state }: Upload): Promise<void> => {
  await db
    .update(uploads)
    .set({ tidied: 1 })
    .where(and(eq(uploads.id, id), eq(uploads.state, state)));
};

/** Ends the finished uploads of deleted users, so that `cleanUpUploads` deletes their objects. */
export const expireUploadsOfDeletedUsers = async (db: Db): Promise<void> => {
  const owner = db.select({ id: users.id }).from(users).where(eq(users.id, uploads.userId));
  await db
    .update(uploads)
    .set({ state: 'expired', tidied: 0 })
    .where(and(eq(uploads.state, 'finished'), notExists(owner)));
};

/** Ends the uploads of images that are no avatar after a day, so that `cleanUpUploads` deletes their objects. */
export const expireUnsavedImages = async (db: Db, now: Date): Promise<void> => {
  const owner = db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, uploads.userId), eq(users.avatar, uploads.address)));
  await db
    .update(uploads)
    .set({ state: 'expired', tidied: 0 })
    .where(
      and(
        eq(uploads.state, 'finished'),
        eq(uploads.bucket, 'images'),
        lt(uploads.createdAt, new Date(now.getTime() - dayMs)),
        notExists(owner),
      ),
    );
};

/** Deletes failed uploads once they no longer count for the daily limit. */
export const deleteFailedUploads = async (db: Db, now: Date): Promise<void> => {
  const failed: UploadState[] = ['refused', 'expired'];
  await db
    .delete(uploads)
    .where(
      and(
        inArray(uploads.state, failed),
        eq(uploads.tidied, 1),
        lt(uploads.createdAt, new Date(now.getTime() - dayMs)),
      ),
    );
};
