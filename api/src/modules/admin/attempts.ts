import { createHash } from 'node:crypto';
import { and, eq, inArray, lt, max, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/database';
import { adminAttempts } from '../../database/schema';
import { isWaitOver } from '../../database/waits';

/** Tries without a delay, and the longest delay after further ones. */
interface Curve {
  readonly freeTries: number;
  readonly longestSeconds: number;
}

/** Of one network or browser, and of a name from anywhere: gentle enough that no stranger keeps the admin out for long. */
const curves = {
  source: { freeTries: 4, longestSeconds: 15 * 60 },
  name: { freeTries: 100, longestSeconds: 60 },
} as const satisfies Record<string, Curve>;
const firstDelaySeconds = 5;
/** How long failures are remembered after the last try. */
const rememberedMs = 24 * 3_600_000;

export interface AttemptKey {
  readonly key: string;
  readonly curve: Curve;
}

/**
 * What a login is counted by: in a browser that the admin has logged in with by that alone, else by its network, and by the name from
 * all networks together, which bounds guessing by many of them. The name is hashed, since people enter passwords into the wrong field.
 */
export const keysOf = (name: string, address: string, browser: string | undefined): AttemptKey[] =>
  browser === undefined
    ? [
        { key: `address ${address}`, curve: curves.source },
        {
          key: `name ${createHash('sha256').update(name.normalize('NFKC').toLowerCase()).digest('hex')}`,
          curve: curves.name,
        },
      ]
    : [{ key: `browser ${browser}`, curve: curves.source }];

const taken = new Error('some key is locked');

const take = async (db: Db, { key, curve }: AttemptKey, now: Date): Promise<boolean> => {
  const failures = sql`${adminAttempts.failures} + 1`;
  const delay = sql`case when ${failures} <= ${curve.freeTries} then 0 else
    least(${curve.longestSeconds}, ${firstDelaySeconds} * power(2, least(${failures} - ${curve.freeTries + 1}, 20))) end`;
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
      setWhere: isWaitOver(adminAttempts.lockedUntil, now, curve.longestSeconds * 1000),
    })
    .returning({ key: adminAttempts.key });
  return tries.length > 0;
};

/**
 * Takes a try under all keys, or none where one of them is locked; then the answer is the seconds that are left. A try counts
 * as a failure until `forgetTries` says otherwise, so that many at once are no way around the delay: it begins after the
 * free tries and doubles with each one more.
 */
export const takeTry = async (database: Db, keys: readonly AttemptKey[], now: Date): Promise<number> => {
  try {
    await database.transaction(async (db) => {
      // One after the other, always in this order: a network that is locked counts nothing for the name.
      for (const key of keys) {
        if (!(await take(db, key, now))) {
          throw taken;
        }
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

const secondsLeft = async (db: Db, keys: readonly AttemptKey[], now: Date): Promise<number> => {
  const locked = keys.map(({ key, curve }) =>
    and(eq(adminAttempts.key, key), not(isWaitOver(adminAttempts.lockedUntil, now, curve.longestSeconds * 1000))),
  );
  const [found] = await db
    .select({ until: max(adminAttempts.lockedUntil) })
    .from(adminAttempts)
    .where(or(...locked));
  const until = found?.until?.getTime() ?? now.getTime();
  return Math.max(1, Math.ceil((until - now.getTime()) / 1000));
};

/** Forgets the failures of keys: their login was right. */
export const forgetTries = async (db: Db, keys: readonly AttemptKey[]): Promise<void> => {
  await db.delete(adminAttempts).where(
    inArray(
      adminAttempts.key,
      keys.map(({ key }) => key),
    ),
  );
};

/** Forgets failures of long ago. */
export const forgetOldTries = async (db: Db, now: Date): Promise<void> => {
  await db.delete(adminAttempts).where(lt(adminAttempts.triedAt, new Date(now.getTime() - rememberedMs)));
};
