import { hash } from 'node:crypto';
import { lte, sql } from 'drizzle-orm';
import { rejectAfter } from '@caravan/shared/time';
import type { Db } from '../database/database';
import { rateCounts } from '../database/schema';
import type { TakeShare } from './sharedCounter';

/** Requests do not wait longer for the database. */
const answerTimeoutMs = 250;
/** After a failure the process queries the database again only after this time. */
const pauseMs = 5_000;

/** Keys contain addresses and session tokens, which must not be stored. */
const hashKey = (key: string): string => hash('sha256', key, 'base64url').slice(0, 32);

const createTimeoutError = (): Error =>
  new Error(`the database did not count a request within ${String(answerTimeoutMs)} ms`);

const addCount = async (db: Db, key: string, requested: number, windowMs: number) => {
  const isOpen = sql`${rateCounts.endsAt} > now()`;
  const [row] = await db
    .insert(rateCounts)
    .values({ key, taken: requested, endsAt: sql`now() + ${windowMs} * interval '1 millisecond'` })
    .onConflictDoUpdate({
      target: rateCounts.key,
      set: {
        taken: sql`case when ${isOpen} then ${rateCounts.taken} else 0 end + excluded.taken`,
        endsAt: sql`case when ${isOpen} then ${rateCounts.endsAt} else excluded.ends_at end`,
      },
    })
    .returning({
      taken: rateCounts.taken,
      leftMs: sql<number>`(extract(epoch from ${rateCounts.endsAt} - now()) * 1000)::float8`,
    });
  if (row === undefined) throw new Error('the database returned no count');
  return row;
};

/**
 * Returns a function that takes shares of the quotas named `name` from the database, by its clock. While the database fails, it is queried
 * once in five seconds. `onFailure` is called when such a time begins.
 */
export const createShares = (db: Db, onFailure: (error: unknown) => void, now: () => number) => {
  let pausedUntil = 0;
  return (name: string, windowMs: number): TakeShare =>
    async (key, requested, max) => {
      if (now() < pausedUntil) throw new Error('requests are not counted while the database is unavailable');
      try {
        const { taken: total, leftMs } = await rejectAfter(
          addCount(db, hashKey(`${name} ${key}`), requested, windowMs),
          answerTimeoutMs,
          createTimeoutError,
        );
        return { count: Math.min(requested, Math.max(0, max - (total - requested))), leftMs };
      } catch (error) {
        if (now() >= pausedUntil) onFailure(error);
        pausedUntil = now() + pauseMs;
        throw error;
      }
    };
};

/** Deletes the counts of windows that have ended. */
export const deleteEndedRateCounts = async (db: Db): Promise<void> => {
  await db.delete(rateCounts).where(lte(rateCounts.endsAt, sql`now()`));
};
