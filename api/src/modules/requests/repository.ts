import type { Db } from '../../database/database';
import { contactRequests, priceRequests } from '../../database/schema';

export const storeContact = async (db: Db, request: typeof contactRequests.$inferInsert): Promise<void> => {
  await db.insert(contactRequests).values(request);
};

export const storePriceRequest = async (db: Db, request: typeof priceRequests.$inferInsert): Promise<void> => {
  await db.insert(priceRequests).values(request);
};
