import { errorCodes, longestRangeMs } from '@caravan/shared/contracts/calls';
import { type SQL, sql } from 'drizzle-orm';
import { makeReason, Refusal } from '../../envelope/refusal';

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
  reversed: makeReason(
    errorCodes.badRequest,
    'The end date is before the start date.',
    'პერიოდის დასასრული მის დასაწყისზე ადრეა.',
  ),
  tooLong: makeReason(
    errorCodes.badRequest,
    'The range is too long: choose at most 31 days.',
    'პერიოდი ძალიან გრძელია: აირჩიეთ არაუმეტეს 31 დღისა.',
  ),
};

/** Refuses a reversed range and one longer than 31 days. A range of one day ends a millisecond before the next day. */
export const checkRange = ({ startTime, endTime }: Range): void => {
  if (endTime < startTime) throw new Refusal(rangeReasons.reversed);
  if (endTime - startTime > longestRangeMs) throw new Refusal(rangeReasons.tooLong);
};

/** A time in SQL. */
export const instant = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`;
