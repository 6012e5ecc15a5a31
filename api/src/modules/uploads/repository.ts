import { and, count, eq, gt, inArray, lt, ne, notExists, sum } from 'drizzle-orm';
import type { Db } from '../../database/database';
import type { Upload, UploadState } from '../../database/schema';
import { uploads, users } from '../../database/schema';

const dayMs = 86_400_000;

/** What one user may have: uploads not finished at a time, and uploads and bytes in 24 hours. */
export const userLimits = { pending: 10, uploads: 200, bytes: 200 * 1024 * 1024 } as const;

/** Whether an address is that of a public image which this user uploaded and whose upload is finished. */
export const isOwnImage = async (db: Db, userId: number, address: string): Promise<boolean> => {
  const [found] = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        eq(uploads.address, address),
        eq(uploads.userId, userId),
        eq(uploads.bucket, 'images'),
        eq(uploads.state, 'finished'),
      ),
    )
    .limit(1);
  return found !== undefined;
};

const usedBy = async (db: Db, userId: number, now: Date) => {
  const mine = eq(uploads.userId, userId);
  const [pending] = await db
    .select({ count: count() })
    .from(uploads)
    .where(and(mine, eq(uploads.state, 'pending'), gt(uploads.expiresAt, now)));
  const [today] = await db
    .select({ count: count(), bytes: sum(uploads.size) })
    .from(uploads)
    .where(and(mine, gt(uploads.createdAt, new Date(now.getTime() - dayMs))));
  return { pending: pending?.count ?? 0, uploads: today?.count ?? 0, bytes: Number(today?.bytes ?? 0) };
};

export type NewUpload = Pick<
  Upload,
  'id' | 'userId' | 'bucket' | 'key' | 'fileName' | 'contentType' | 'size' | 'createdAt' | 'expiresAt'
>;

/** Notes a permission, unless its user has used up what one user may have, or is gone. */
export const grantUpload = (db: Db, upload: NewUpload): Promise<'granted' | 'tooManyPending' | 'dayFull' | 'gone'> =>
  db.transaction(async (transaction) => {
    // Of permissions asked for at once, each must see those before it.
    const [owner] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, upload.userId))
      .for('update');
    if (owner === undefined) {
      return 'gone';
    }
    const used = await usedBy(transaction, upload.userId, upload.createdAt);
    if (used.pending >= userLimits.pending) {
      return 'tooManyPending';
    }
    if (used.uploads >= userLimits.uploads || used.bytes + upload.size > userLimits.bytes) {
      return 'dayFull';
    }
    await transaction.insert(uploads).values({ ...upload, state: 'pending' });
    return 'granted';
  });

/** All uploads of a user. */
export const uploadsOf = (db: Db, userId: number): Promise<Upload[]> =>
  db.select().from(uploads).where(eq(uploads.userId, userId));

/** Ends all uploads of a user and forgets whose they were; what arrives for them is cleaned up after. */
export const abandonUploads = async (db: Db, userId: number): Promise<void> => {
  await db
    .update(uploads)
    .set({ userId: 0, fileName: '', address: null, state: 'expired', tidied: 0 })
    .where(eq(uploads.userId, userId));
};

/** Whether the upload of an object is still to be finished. */
export const isAwaited = async (db: Db, bucket: string, key: string): Promise<boolean> => {
  const [found] = await db
    .select({ state: uploads.state })
    .from(uploads)
    .where(and(eq(uploads.bucket, bucket), eq(uploads.key, key)));
  return found?.state === 'pending';
};

/** An upload of a user's own. */
export const findUpload = async (db: Db, id: string, userId: number): Promise<Upload | undefined> => {
  const [found] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId)));
  return found;
};

/** Ends a pending upload; false where somebody else has ended it, one way or the other. */
export const endUpload = async (
  db: Db,
  id: string,
  ending: { readonly state: Exclude<UploadState, 'pending'>; readonly address?: string | null },
): Promise<boolean> => {
  const ended = await db
    .update(uploads)
    .set(ending)
    .where(and(eq(uploads.id, id), eq(uploads.state, 'pending')))
    .returning({ id: uploads.id });
  return ended.length > 0;
};

/** Ends what is pending and ran out before `limit`, and says which uploads from before then are to be cleaned up after. */
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

export const markTidied = async (db: Db, id: string): Promise<void> => {
  await db.update(uploads).set({ tidied: 1 }).where(eq(uploads.id, id));
};

/** Ends the finished uploads of users that are gone, so that their objects are cleaned up after. */
export const expireOwnerless = async (db: Db): Promise<void> => {
  const owner = db.select({ id: users.id }).from(users).where(eq(users.id, uploads.userId));
  await db
    .update(uploads)
    .set({ state: 'expired', tidied: 0 })
    .where(and(eq(uploads.state, 'finished'), notExists(owner)));
};

/** Removes uploads that came to nothing, once they no longer count for their day. */
export const forgetFailedUploads = async (db: Db, now: Date): Promise<void> => {
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
