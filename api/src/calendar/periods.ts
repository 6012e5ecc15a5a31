/** Calendar arithmetic on UTC days written `YYYY-MM-DD` and months written `YYYY-MM`. */

const dayMs = 86_400_000;

export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const msOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, count: number): string => dayOf(msOf(day) + count * dayMs);

export const addMonths = (month: string, count: number): string => {
  const [year = 0, index = 1] = month.split('-').map(Number);
  return dayOf(Date.UTC(year, index - 1 + count, 1)).slice(0, 7);
};

export const monthOf = (day: string): string => day.slice(0, 7);

/** The Monday on or before a day. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(msOf(day)).getUTCDay() + 6) % 7));

export const daysInMonth = (month: string): number => (msOf(`${addMonths(month, 1)}-01`) - msOf(`${month}-01`)) / dayMs;

/** The first day after what statistics may show: after the last full month (`timeType` 1) or the last full week (2), or after `month`. */
export const endOfStatistics = (timeType: 1 | 2, now: number, month?: string): string => {
  const today = dayOf(now);
  const natural = timeType === 1 ? `${monthOf(today)}-01` : mondayOf(today);
  const asked = month === undefined ? natural : `${addMonths(month, 1)}-01`;
  return asked < natural ? asked : natural;
};

/** The newest month with rankings [RNK-3]: one back, or two while the day of the month is under 10. */
export const newestRankingMonth = (now: number): string => {
  const today = dayOf(now);
  return addMonths(monthOf(today), Number(today.slice(8)) < 10 ? -2 : -1);
};
