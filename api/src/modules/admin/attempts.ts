import { createHash } from 'node:crypto';
import { and, inArray, lt, max, not, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { adminAttempts } from '../../database/schema';
import { isWaitOver } from '../../database/waits';

/** Tries without a delay. */
const freeTries = 4;
const firstDelaySeconds = 5;
const longestDelaySeconds = 15 * 60;
/** How long failures are remembered after the last try. */
const rememberedMs = 24 * 3_600_000;

/**
 * What a login is counted by: in a browser that the admin has logged in with by that alone, so that failures elsewhere do
 * not lock the admin out. The name is hashed, since people enter passwords into the wrong field.
 */
export const keysOf = (name: string, address: string, browser: string | undefined): string[] =>
  browser === undefined
    ? [`address ${address}`, `name ${createHash('sha256').update(name.normalize('NFKC').toLowerCase()).digest('hex')}`]
    : [`browser ${browser}`];

const taken = new Error('some key is locked');

/**
 * Takes a try under all keys, or none where one of them is locked; then the answer is the seconds that are left. A try counts
 * as a failure until `forgetTries` says otherwise, so that many at once are no way around the delay: it begins with the
 * fifth and doubles with each one more, up to 15 minutes.
 */
export const takeTry = async (database: Db, keys: readonly string[], now: Date): Promise<number> => {
  const failures = sql`${adminAttempts.failures} + 1`;
  const moment = sql`${now.toISOString()}::timestamptz`;
  const delay = sql`case when ${failures} <= ${freeTries} then 0 else
    least(${longestDelaySeconds}, ${firstDelaySeconds} * power(2, least(${failures} - ${freeTries + 1}, 20))) end`;
  try {
    await database.transaction(async (db) => {
      const tries = await db
        .insert(adminAttempts)
        .values(keys.map((key) => ({ key, failures: 1, lockedUntil: now, triedAt: now })))
        .onConflictDoUpdate({
          target: adminAttempts.key,
          set: {
            failures,
            lockedUntil: sql`${moment} + ${delay} * interval '1 second'`,
            triedAt: now,
          },
          setWhere: isWaitOver(adminAttempts.lockedUntil, now, longestDelaySeconds * 1000),
        })
        .returning({ key: adminAttempts.key });
      if (tries.length < keys.length) {
        throw taken;
      }
    });
    return 0;
  } catch (error) {
    if (error === taken) {
      return secondsLeft(database, keys, now);
    }
    throw error;
  }
};

const secondsLeft = async (db: Db, keys: readonly string[], now: Date): Promise<number> => {
  const [found] = await db
    .select({ until: max(adminAttempts.lockedUntil) })
    .from(adminAttempts)
    .where(
      and(
        inArray(adminAttempts.key, [...keys]),
        not(isWaitOver(adminAttempts.lockedUntil, now, longestDelaySeconds * 1000)),
      ),
    );
  const until = found?.until?.getTime() ?? now.getTime();
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000));
};

/** Forgets the failures of keys: their login was right. */
export const forgetTries = async (db: Db, keys: readonly string[]): Promise<void> => {
  await db.delete(adminAttempts).where(inArray(adminAttempts.key, [...keys]));
};

/** Forgets failures of long ago. */
export const forgetOldTries = async (db: Db, now: Date): Promise<void> => {
  await db.delete(adminAttempts).where(lt(adminAttempts.triedAt, new Date(now.getTime() - rememberedMs)));
};
