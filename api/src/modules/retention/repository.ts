import { lt } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { contactRequests, feedback, priceRequests, users } from '../../database/schema';

const yearsKept = 3;

/** Removes what visitors wrote, and accounts that nobody signed in to, after the three years that the privacy policy promises. */
export const forgetAfterYears = async (db: Db, now: Date): Promise<void> => {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - yearsKept);
  await db.delete(feedback).where(lt(feedback.createdAt, before));
  await db.delete(contactRequests).where(lt(contactRequests.createdAt, before));
  await db.delete(priceRequests).where(lt(priceRequests.createdAt, before));
  await db.delete(users).where(lt(users.signedInAt, before));
};
