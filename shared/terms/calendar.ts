/** The site's calendar: days `YYYY-MM-DD`, weeks from Monday to Sunday, months `YYYY-MM`, all as Tbilisi has them (SAL-8). */

/** The zone that the site's days, and the times it shows, are of. */
export const SITE_TIME_ZONE = 'Asia/Tbilisi';

const dayMs = 86_400_000;

/** Tbilisi is four hours ahead of UTC all year: Georgia gave up summer time in 2005. */
const aheadMs = 4 * 3_600_000;

/** The day that a moment (Unix milliseconds) lies in as UTC counts: for arithmetic with {@link utcMs}, seldom for people. */
export const utcDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Unix milliseconds of the beginning of a day as UTC counts. */
export const utcMs = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Day and time of the site at a moment (Unix milliseconds): `YYYY-MM-DDTHH:MM`. */
export const siteTime = (ms: number): string => new Date(ms + aheadMs).toISOString().slice(0, 16);

/** The site's day at a moment (Unix milliseconds). */
export const siteDay = (ms: number): string => siteTime(ms).slice(0, 10);

/** Unix milliseconds of the beginning of a site's day. */
export const siteMidnight = (day: string): number => utcMs(day) - aheadMs;

/** The day `count` days after a day, or before it where `count` is negative. */
export const addDays = (day: string, count: number): string => utcDay(utcMs(day) + count * dayMs);

/** The month `count` months after a month, or before it where `count` is negative. */
export const addMonths = (month: string, count: number): string => {
  const [year = 0, index = 1] = month.split('-').map(Number);
  return utcDay(Date.UTC(year, index - 1 + count, 1)).slice(0, 7);
};

/** The month of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** Of a day: 0 is Sunday, 6 Saturday. */
export const weekdayOf = (day: string): number => new Date(utcMs(day)).getUTCDay();

/** The Monday on or before a day. */
export const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

/** How many days a month has. */
export const daysInMonth = (month: string): number =>
  (utcMs(`${addMonths(month, 1)}-01`) - utcMs(`${month}-01`)) / dayMs;

/** The day of a month from which on the figures of the month before are out (SAL-6). */
const OUT_FROM_DAY = 10;

/** The newest month whose figures are out, for sales and rankings alike (SAL-8, RNK-3). */
export const newestMonth = (today: string): string =>
  addMonths(monthOf(today), Number(today.slice(8)) < OUT_FROM_DAY ? -2 : -1);

/** The month that a week belongs to: that of its Thursday, as in ISO 8601. */
export const monthOfWeek = (monday: string): string => monthOf(addDays(monday, 3));

/** The Monday of the last week that is over: the one before today's. */
export const lastWeek = (today: string): string => addDays(mondayOf(today), -7);

/** The last `count` months up to `newest`, newest first. */
export const monthsBackFrom = (newest: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(newest, -index));
