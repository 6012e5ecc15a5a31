import { lt } from 'drizzle-orm';
import type { Db } from '../database/database';
import { requestReplay } from '../database/schema';
import { windowMs } from './parse';
import { reasons, Refusal } from './refusal';

/** Room for clocks of several API processes that differ a little. */
const slackMs = 60_000;

/** Notes a request as seen, and refuses it where any process on this database has seen it before. */
export const refuseRepeated = async (db: Db, requestId: string, reqTime: number): Promise<void> => {
  const expiresAt = new Date(reqTime + windowMs + slackMs);
  const noted = await db
    .insert(requestReplay)
    .values({ requestId, expiresAt })
    .onConflictDoNothing()
    .returning({ requestId: requestReplay.requestId });
  if (noted.length === 0) {
    throw new Refusal(reasons.repeatedRequest);
  }
};

/** Ids that are remembered at most: a flood of them forgets the oldest, and takes no more memory. */
const MOST = 50_000;

/**
 * Refuses repeated requests by what this process has seen, of all calls together. Alone it does for calls that answer everybody
 * alike and change nothing, where a row for each request would cost more than the answer.
 */
export const repeatsHere = (): ((requestId: string, now: number) => void) => {
  /** By id: Unix milliseconds from which on it is refused as stale anyway. */
  const seen = new Map<string, number>();
  return (requestId, now) => {
    if (seen.has(requestId)) throw new Refusal(reasons.repeatedRequest);
    seen.set(requestId, now + 2 * windowMs);
    for (const [id, staleAt] of seen) {
      if (staleAt > now && seen.size <= MOST) break;
      seen.delete(id);
    }
  };
};

/** Forgets requests that are refused as stale anyway. */
export const forgetExpired = async (db: Db, now: number): Promise<void> => {
  await db.delete(requestReplay).where(lt(requestReplay.expiresAt, new Date(now)));
};
