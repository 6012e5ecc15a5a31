import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { downloads, friendshipDetails } from '../../database/schema';
import { findFriendship } from '../friendships/repository';

export const findDownloads = (db: Db) => db.select().from(downloads).orderBy(asc(downloads.position));

/** The advertiser whose manual has this file name. */
export const findManual = async (db: Db, file: string) => {
  const [owner] = await db
    .select({ id: friendshipDetails.friendshipId })
    .from(friendshipDetails)
    .where(eq(friendshipDetails.manual, file))
    .limit(1);
  return owner === undefined ? undefined : findFriendship(db, owner.id);
};
