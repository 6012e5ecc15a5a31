import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { advertCollects, friendshipDetails, friendships, specSheets } from '../../database/schema';

export const findFriendships = (db: Db) =>
  db
    .select({ ...getTableColumns(friendships), sheetOf: specSheets.friendshipId })
    .from(friendships)
    .leftJoin(specSheets, eq(specSheets.friendshipId, friendships.id))
    .orderBy(asc(friendships.position));

/** Returns an advertiser with its page, and its spec sheet if it has one. */
export const findFriendship = async (db: Db, id: string) => {
  const [found] = await db
    .select({ item: friendships, detail: friendshipDetails, sheet: specSheets })
    .from(friendships)
    .innerJoin(friendshipDetails, eq(friendshipDetails.friendshipId, friendships.id))
    .leftJoin(specSheets, eq(specSheets.friendshipId, friendships.id))
    .where(eq(friendships.id, id));
  return found;
};
export type FoundFriendship = NonNullable<Awaited<ReturnType<typeof findFriendship>>>;

export const isFriendship = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(friendships, eq(friendships.id, id))) > 0;

/** Saves an advert for a client. Does nothing if it is already saved. */
export const saveAdvert = async (db: Db, row: typeof advertCollects.$inferInsert): Promise<void> => {
  await db.insert(advertCollects).values(row).onConflictDoNothing();
};

export const removeAdvert = async (db: Db, clientId: string, advId: string): Promise<void> => {
  await db.delete(advertCollects).where(and(eq(advertCollects.clientId, clientId), eq(advertCollects.advId, advId)));
};

/** Returns the advertiser whose manual has this file name. */
export const findManual = async (db: Db, file: string) => {
  const [owner] = await db
    .select({ id: friendshipDetails.friendshipId })
    .from(friendshipDetails)
    .where(eq(friendshipDetails.manual, file))
    .limit(1);
  return owner === undefined ? undefined : findFriendship(db, owner.id);
};
