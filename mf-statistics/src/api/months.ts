import { formatDate } from '@caravan/shared/format';

/** The calendar day in Tbilisi, `YYYY-MM-DD`. */
export const tbilisiDay = (moment: Date): string =>
  formatDate(moment, 'en', { style: 'numeric' }).split('.').toReversed().join('-');

/** The month `count` after (before, when negative) a month; all written `YYYY-MM`. */
export const addMonths = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + (number - 1) + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
};

/** The newest month with figures: the one before today's. */
export const previousMonth = (today: string): string => addMonths(today.slice(0, 7), -1);

/** The last `count` months up to `newest`, newest first. */
export const monthsBackFrom = (newest: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(newest, -index));
