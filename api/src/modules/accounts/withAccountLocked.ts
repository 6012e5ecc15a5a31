import { eq } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { users } from '../../database/schema';
import { reasons } from '../../envelope/refusal';
import { requireFound } from '../requireFound';

/**
 * Runs a task that stores rows of an account, with the account locked against deletion. Refuses if the account has been
 * deleted. Without an account the task runs without a lock.
 */
export const withAccountLocked = <T>(
  database: Db,
  userId: number | undefined,
  task: (db: Db) => Promise<T>,
): Promise<T> =>
  userId === undefined
    ? task(database)
    : database.transaction(async (db) => {
        const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
        requireFound(user, reasons.sessionInvalid);
        return task(db);
      });
