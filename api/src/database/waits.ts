import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** Milliseconds by which the times of concurrent calls may differ. */
const apartMs = 60_000;

/** Returns the latest end of a wait of `longestMs`. A later stored end dates from before the clock was set back. */
const lastEnd = (now: Date, longestMs: number): Date => new Date(now.getTime() + longestMs + apartMs);

/** Whether a stored end of a wait has passed, or is later than possible. */
export const isWaitOver = (end: SQLWrapper, now: Date, longestMs: number): SQL =>
  sql`(${end} <= ${now.toISOString()}::timestamptz or ${end} > ${lastEnd(now, longestMs).toISOString()}::timestamptz)`;
