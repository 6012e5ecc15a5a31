import { eq } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { identities } from '../../database/schema';

/** The account that a link names; undefined where there is none. */
export const findIdentity = async (db: Db, id: string) => {
  const [found] = await db.select().from(identities).where(eq(identities.id, id));
  return found;
};
