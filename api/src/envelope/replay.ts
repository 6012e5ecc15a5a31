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

/** Forgets requests that are refused as stale anyway. */
export const forgetExpired = async (db: Db, now: number): Promise<void> => {
  await db.delete(requestReplay).where(lt(requestReplay.expiresAt, new Date(now)));
};
