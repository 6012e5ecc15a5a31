import { LRUCache } from 'lru-cache';
import type { Db } from '../database/database';
import { requestReplay } from '../database/schema';
import { windowMs } from './parse';
import { reasons, Refusal } from './refusal';

/** Tolerates small differences between the clocks of several API processes. */
const slackMs = 60_000;

/** Stores a request id, and refuses the request if any process on this database has seen it. */
export const refuseRepeated = async (db: Db, requestId: string, reqTime: number): Promise<void> => {
  const expiresAt = new Date(reqTime + windowMs + slackMs);
  const inserted = await db
    .insert(requestReplay)
    .values({ requestId, expiresAt })
    .onConflictDoNothing()
    .returning({ requestId: requestReplay.requestId });
  if (inserted.length === 0) throw new Refusal(reasons.repeatedRequest);
};

/** Request ids that one process remembers. A flood of requests makes it forget the oldest. */
const maxIds = 50_000;

/**
 * Returns a check that refuses a request id which this process has seen. It is enough for calls that change nothing and answer
 * everybody alike: a database row for each request would cost more than the answer.
 */
export const createRepeatCheck = (now: () => number): ((requestId: string) => void) => {
  // Older requests are refused as stale anyway.
  const recentIds = new LRUCache<string, true>({ max: maxIds, ttl: 2 * windowMs, ttlResolution: 0, perf: { now } });
  return (requestId) => {
    if (recentIds.has(requestId)) throw new Refusal(reasons.repeatedRequest);
    recentIds.set(requestId, true);
  };
};
