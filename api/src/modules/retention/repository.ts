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
 * Deletes rows after the three years that the privacy policy promises: messages, accounts without a sign-in, lists and
 * departed cars. The next run of `tidyUploads` deletes the files.
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
