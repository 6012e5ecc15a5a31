import type { SQL, SQLWrapper } from 'drizzle-orm';
import { sql } from 'drizzle-orm';

/** Milliseconds by which calls that are answered side by side may differ in their moments. */
const apartMs = 60_000;

/** The last moment that a wait of `longestMs` can end at; what is stored as later is of before the clock was set back. */
const lastEnd = (now: Date, longestMs: number): Date => new Date(now.getTime() + longestMs + apartMs);

/** Whether a stored end of a wait is behind, or later than any can be. */
export const isWaitOver = (end: SQLWrapper, now: Date, longestMs: number): SQL =>
  sql`(${end} <= ${now.toISOString()}::timestamptz or ${end} > ${lastEnd(now, longestMs).toISOString()}::timestamptz)`;
