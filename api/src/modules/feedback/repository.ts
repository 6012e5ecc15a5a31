import type { Db } from '../../database/database';
import { feedback } from '../../database/schema';

export const storeFeedback = async (db: Db, written: typeof feedback.$inferInsert): Promise<void> => {
  await db.insert(feedback).values(written);
};
