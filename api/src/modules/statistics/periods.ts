import { addDays, addMonths, mondayOf, newestMonth, siteDay } from '@caravan/shared/terms';

export type TimeType = 1 | 2;

/** Number of months or weeks in a trend. */
export const periodsShown = { 1: 24, 2: 26 } as const;

/** Number of periods from a period to the same one a year later. */
export const periodsInYear = { 1: 12, 2: 52 } as const;

/** Returns the first day of the period that is `count` periods before the one that begins on `first`. */
export const periodBefore = (timeType: TimeType, first: string, count: number): string =>
  timeType === 1 ? `${addMonths(first.slice(0, 7), -count)}-01` : addDays(first, -7 * count);

/** A month or a week. Days are written YYYY-MM-DD. */
export interface Period {
  readonly first: string;
  /** First days of the period before, and of the period 12 months or 52 weeks before. */
  readonly before: string;
  readonly yearBefore: string;
  /** `2026-10`, or `2026-10-26 – 2026-11-01`. */
  readonly name: string;
}

/** Returns the first day after a month. */
const endOfMonth = (month: string): string => `${addMonths(month, 1)}-01`;

/** Returns the first Monday after the weeks of a month. A week belongs to the month of its Thursday. */
const endOfWeeks = (month: string): string => mondayOf(addDays(endOfMonth(month), 3));

/**
 * Returns the first day after the shown statistics. They end with the newest published month (`timeType` 1) or the last full week (2), or
 * with `month` if that is earlier.
 */
export const endOfStatistics = (timeType: TimeType, now: number, month?: string): string => {
  const today = siteDay(now);
  const [newestEnd, endOf] =
    timeType === 1 ? [endOfMonth(newestMonth(today)), endOfMonth] : [mondayOf(today), endOfWeeks];
  const requestedEnd = month === undefined ? newestEnd : endOf(month);
  return requestedEnd < newestEnd ? requestedEnd : newestEnd;
};

/** Returns the newest published month or the last full week, up to the end of `month`. */
export const lastPeriod = (timeType: TimeType, now: number, month?: string): Period => {
  const first = periodBefore(timeType, endOfStatistics(timeType, now, month), 1);
  return {
    first,
    before: periodBefore(timeType, first, 1),
    yearBefore: periodBefore(timeType, first, periodsInYear[timeType]),
    name: timeType === 1 ? first.slice(0, 7) : `${first} – ${addDays(first, 6)}`,
  };
};

/** Days from `from` up to, but not including, `before`. */
export interface Days {
  readonly from: string;
  readonly before: string;
}

const daysShown = 30;

/** Returns the past days of `month`, or the last 30 days. */
export const daysOf = (now: number, month?: string): Days => {
  const today = siteDay(now);
  if (month === undefined) return { from: addDays(today, -daysShown), before: today };
  const end = `${addMonths(month, 1)}-01`;
  return { from: `${month}-01`, before: end < today ? end : today };
};
