import { errorCodes, longestRangeMs } from '@caravan/shared/contracts/calls';
import { type SQL, sql } from 'drizzle-orm';
import { reasonOf, Refusal } from '../../envelope/refusal';

/** Both bounds in unix milliseconds, both included. */
export interface Range {
  readonly startTime: number;
  readonly endTime: number;
}

/** A range of visitors' events, or of demo events. */
export interface EventRange extends Range {
  readonly isDemo: boolean;
}

const rangeReasons = {
  reversed: reasonOf(errorCodes.badRequest, 'track.reversed'),
  tooLong: reasonOf(errorCodes.badRequest, 'track.tooLong'),
};

/** Refuses a reversed range and one longer than 31 days. A range of one day ends a millisecond before the next day. */
export const checkRange = ({ startTime, endTime }: Range): void => {
  if (endTime < startTime) throw new Refusal(rangeReasons.reversed);
  if (endTime - startTime > longestRangeMs) throw new Refusal(rangeReasons.tooLong);
};

/** Returns a time in SQL. */
export const instant = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`;
