import { eq } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { users } from '../../database/schema';
import { reasons, Refusal } from '../../envelope/refusal';

/**
 * Runs a task that stores something of an account; the account is not deleted meanwhile. Refuses where it has gone. Without an account
 * the task runs as it is.
 */
export const whileAccountStays = <T>(
  database: Db,
  userId: number | undefined,
  task: (db: Db) => Promise<T>,
): Promise<T> =>
  userId === undefined
    ? task(database)
    : database.transaction(async (db) => {
        const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
        if (user === undefined) {
          throw new Refusal(reasons.sessionInvalid);
        }
        return task(db);
      });
