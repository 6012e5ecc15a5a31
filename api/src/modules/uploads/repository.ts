import { and, eq } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { uploads } from '../../database/schema';

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
