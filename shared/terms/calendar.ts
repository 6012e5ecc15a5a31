/** The site's calendar in the time of Tbilisi: days `YYYY-MM-DD`, weeks from Monday to Sunday, months `YYYY-MM` (SAL-8). */

/** Time zone of the site's days and times. */
export const SITE_TIME_ZONE = 'Asia/Tbilisi';

const dayMs = 86_400_000;

/** Tbilisi is four hours ahead of UTC all year: Georgia ended summer time in 2005. */
const UTC_OFFSET_MS = 4 * 3_600_000;

/** Returns the UTC day of a moment (Unix milliseconds). For arithmetic with {@link utcMs}. */
export const utcDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** Unix milliseconds of a day's beginning in UTC. */
export const utcMs = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Day and time of a moment (Unix milliseconds) in Tbilisi: `YYYY-MM-DDTHH:MM`. */
export const siteTime = (ms: number): string => new Date(ms + UTC_OFFSET_MS).toISOString().slice(0, 16);

/** Returns the day of a moment (Unix milliseconds) in Tbilisi. */
export const siteDay = (ms: number): string => siteTime(ms).slice(0, 10);

/** Unix milliseconds of a day's beginning in Tbilisi. */
export const siteMidnight = (day: string): number => utcMs(day) - UTC_OFFSET_MS;

export const addDays = (day: string, count: number): string => utcDay(utcMs(day) + count * dayMs);

export const addMonths = (month: string, count: number): string => {
  const [year = 0, index = 1] = month.split('-').map(Number);
  return utcDay(Date.UTC(year, index - 1 + count, 1)).slice(0, 7);
};

export const monthOf = (day: string): string => day.slice(0, 7);

/** 0 is Sunday, 6 Saturday. */
export const weekdayOf = (day: string): number => new Date(utcMs(day)).getUTCDay();

/** Returns the Monday on or before a day. */
export const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

export const daysInMonth = (month: string): number =>
  (utcMs(`${addMonths(month, 1)}-01`) - utcMs(`${month}-01`)) / dayMs;

/** Day of a month on which the figures of the previous month are published (SAL-6). */
const PUBLICATION_DAY = 10;

/** Returns the newest month with published figures, for sales and rankings (SAL-8, RNK-3). */
export const newestMonth = (today: string): string =>
  addMonths(monthOf(today), Number(today.slice(8)) < PUBLICATION_DAY ? -2 : -1);

/** Returns the Monday of the last complete week. */
export const lastWeek = (today: string): string => addDays(mondayOf(today), -7);

/** Returns the last `count` months up to `newest`, newest first. */
export const monthsBackFrom = (newest: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(newest, -index));
