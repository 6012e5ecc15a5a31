import { lt } from 'drizzle-orm';
import type { Db } from '../../database/database';
import {
  advertCollects,
  contactRequests,
  departed,
  feedback,
  priceRequests,
  users,
  vehicleWatches,
} from '../../database/schema';
import { withoutTimeLimit } from '../../database/unlimited';
import { expireOwnerless } from '../uploads/repository';

const yearsKept = 3;

/**
 * Removes what visitors wrote, accounts that nobody signed in to with their files, entries of lists, and what was offered once, after the three
 * years that the privacy policy promises. The files themselves go when uploads are tidied up next.
 */
export const forgetAfterYears = (database: Db, now: Date): Promise<void> =>
  withoutTimeLimit(database, async (db) => {
    const before = new Date(now);
    before.setUTCFullYear(before.getUTCFullYear() - yearsKept);
    await db.delete(feedback).where(lt(feedback.createdAt, before));
    await db.delete(contactRequests).where(lt(contactRequests.createdAt, before));
    await db.delete(priceRequests).where(lt(priceRequests.createdAt, before));
    await db.delete(vehicleWatches).where(lt(vehicleWatches.watchedAt, before));
    await db.delete(advertCollects).where(lt(advertCollects.collectedAt, before));
    await db.delete(departed).where(lt(departed.departedAt, before));
    await db.delete(users).where(lt(users.signedInAt, before));
    await expireOwnerless(db);
  });
