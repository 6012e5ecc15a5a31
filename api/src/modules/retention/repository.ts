import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import * as tables from '../../database/schema';
import { withoutTimeLimit } from '../../database/unlimited';
import { expireUploadsOfDeletedUsers, expireUnsavedImages } from '../uploads/repository';

const retentionYears = 3;

/** Deletes cars and vehicles that left, and their prices unless they are offered again. */
const deleteDeparted = (db: Db, before: Date) =>
  db.execute(sql`
    with gone as (
      delete from ${tables.departed} where ${lt(tables.departed.departedAt, before)} returning kind, id
    )
    delete from ${tables.priceDays} as known using gone
    where known.kind = gone.kind and known.id = gone.id
      and not exists (select from ${tables.usedCars} as car where gone.kind = 'car' and car.id = gone.id)
      and not exists (select from ${tables.finderVehicles} as vehicle where gone.kind = 'vehicle' and vehicle.id = gone.id)`);

/**
 * Deletes rows after the three years that the privacy policy promises: messages, accounts without a sign-in, lists and
 * departed cars. Ends uploads without an account, and images that were not saved. The next run of `cleanUpUploads` deletes the files.
 */
export const deleteExpiredRows = (database: Db, now: Date): Promise<void> =>
  withoutTimeLimit(database, async (db) => {
    const before = new Date(now);
    before.setUTCFullYear(before.getUTCFullYear() - retentionYears);
    await db.delete(tables.feedback).where(lt(tables.feedback.createdAt, before));
    await db.delete(tables.contactRequests).where(lt(tables.contactRequests.createdAt, before));
    await db.delete(tables.priceRequests).where(lt(tables.priceRequests.createdAt, before));
    await db.delete(tables.vehicleWatches).where(lt(tables.vehicleWatches.watchedAt, before));
    await db.delete(tables.advertCollects).where(lt(tables.advertCollects.collectedAt, before));
    await deleteDeparted(db, before);
    await db.delete(tables.users).where(lt(tables.users.signedInAt, before));
    await expireUploadsOfDeletedUsers(db);
    await expireUnsavedImages(db, now);
  });
