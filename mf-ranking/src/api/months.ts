import { formatDate } from '@caravan/shared/format';

/** The calendar day in Tbilisi, `YYYY-MM-DD`. */
export const tbilisiDay = (moment: Date): string =>
  formatDate(moment, 'en', { style: 'numeric' }).split('.').toReversed().join('-');

/** The month `count` before a month; both written `YYYY-MM`. */
const monthsBefore = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const months = year * 12 + (number - 1) - count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
};

/** The last six months with sales, newest first: from one month back, or two while the day of the month is under 10. */
export const saleMonths = (today: string): string[] => {
  const newest = Number(today.slice(8)) < 10 ? 2 : 1;
  return Array.from({ length: 6 }, (_, index) => monthsBefore(today.slice(0, 7), newest + index));
};
