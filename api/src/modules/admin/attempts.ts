import { hash } from 'node:crypto';
import { and, eq, inArray, lt, max, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { adminAttempts } from '../../database/schema';
import { isWaitOver } from '../../database/waits';

/** Number of tries without a delay, and the longest delay after more of them. */
interface Curve {
  readonly freeTries: number;
  readonly maxDelaySeconds: number;
}

/**
 * Limits of one network or browser, and of one name from all networks. The second is mild, so that a stranger cannot
 * lock an admin out for long.
 */
const curves = {
  source: { freeTries: 4, maxDelaySeconds: 15 * 60 },
  name: { freeTries: 100, maxDelaySeconds: 60 },
} as const satisfies Record<string, Curve>;
const firstDelaySeconds = 5;
/** How long failures are kept after the last try. */
const retentionMs = 24 * 3_600_000;

export interface AttemptKey {
  readonly key: string;
  readonly curve: Curve;
}

/**
 * Returns the keys that a login is counted by. A browser that this admin has logged in with has its own key only. Other logins count by
 * their network, and by the name from all networks, which limits guessing from many networks. The name is hashed, because people enter
 * passwords into the wrong field.
 */
export const keysOf = (name: string, address: string, browser: string | undefined): AttemptKey[] =>
  browser === undefined
    ? [
        { key: `address ${address}`, curve: curves.source },
        {
          key: `name ${hash('sha256', name.normalize('NFKC').toLowerCase())}`,
          curve: curves.name,
        },
      ]
    : [{ key: `browser ${browser}`, curve: curves.source }];

const keyLockedError = new Error('some key is locked');

const countTryOfKey = async (db: Db, { key, curve }: AttemptKey, now: Date): Promise<boolean> => {
  const failures = sql`${adminAttempts.failures} + 1`;
  const delay = sql`case when ${failures} <= ${curve.freeTries} then 0 else
    least(${curve.maxDelaySeconds}, ${firstDelaySeconds} * power(2, least(${failures} - ${curve.freeTries + 1}, 20))) end`;
  const tries = await db
    .insert(adminAttempts)
    .values({ key, failures: 1, lockedUntil: now, triedAt: now })
    .onConflictDoUpdate({
      target: adminAttempts.key,
      set: {
        failures,
        lockedUntil: sql`${now.toISOString()}::timestamptz + ${delay} * interval '1 second'`,
        triedAt: now,
      },
      setWhere: isWaitOver(adminAttempts.lockedUntil, now, curve.maxDelaySeconds * 1000),
    })
    .returning({ key: adminAttempts.key });
  return tries.length > 0;
};

/**
 * Counts a try under all keys and returns 0. If a key is locked, counts nothing and returns the seconds that are left.
 * A try counts as a failure until `clearTries` is called, so that many tries at once cannot avoid the delay. The delay
 * starts after the free tries and doubles with each further one.
 */
export const countTry = async (database: Db, keys: readonly AttemptKey[], now: Date): Promise<number> => {
  try {
    await database.transaction(async (db) => {
      // In a fixed order: a network that is locked does not count for the name.
      for (const key of keys) {
        if (!(await countTryOfKey(db, key, now))) throw keyLockedError;
      }
    });
    return 0;
  } catch (error) {
    if (error === keyLockedError) return secondsLeft(database, keys, now);
    throw error;
  }
};

const secondsLeft = async (db: Db, keys: readonly AttemptKey[], now: Date): Promise<number> => {
  const locked = keys.map(({ key, curve }) =>
    and(eq(adminAttempts.key, key), not(isWaitOver(adminAttempts.lockedUntil, now, curve.maxDelaySeconds * 1000))),
  );
  const [found] = await db
    .select({ until: max(adminAttempts.lockedUntil) })
    .from(adminAttempts)
    .where(or(...locked));
  const until = found?.until?.getTime() ?? now.getTime();
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000));
};

/** Deletes the failures of keys after a correct login. */
export const clearTries = async (db: Db, keys: readonly AttemptKey[]): Promise<void> => {
  await db.delete(adminAttempts).where(
    inArray(
      adminAttempts.key,
      keys.map(({ key }) => key),
    ),
  );
};

/** Deletes old failures. */
export const deleteOldTries = async (db: Db, now: Date): Promise<void> => {
  await db.delete(adminAttempts).where(lt(adminAttempts.triedAt, new Date(now.getTime() - retentionMs)));
};
