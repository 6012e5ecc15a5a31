import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** Milliseconds by which the times of concurrent calls may differ. */
const toleranceMs = 60_000;

/** Returns the latest end of a wait of `maxWaitMs`. A later stored end dates from before the clock was set back. */
const latestEnd = (now: Date, maxWaitMs: number): Date => new Date(now.getTime() + maxWaitMs + toleranceMs);

/** Returns whether a stored end of a wait has passed, or is later than possible. */
export const isWaitOver = (end: SQLWrapper, now: Date, maxWaitMs: number): SQL =>
  sql`(${end} <= ${now.toISOString()}::timestamptz or ${end} > ${latestEnd(now, maxWaitMs).toISOString()}::timestamptz)`;
