import type { ChartPeriod } from '@caravan/shared/charts';
import type { Language } from '@caravan/shared/contracts';
import { formatDate, formatMonth } from '@caravan/shared/format';
import { addDays, addMonths } from '@caravan/shared/terms';
import type { Interval } from '../api/marketView';

const isMonth = (name: string): boolean => name.length === 7;

/** Returns the name of the month, week or day before another one. */
export const nameBefore = (name: string, step: Interval | 'day'): string =>
  step === 'month' ? addMonths(name, -1) : addDays(name, step === 'week' ? -7 : -1);

/** Formats a week from Monday to Sunday, without repeated parts: "9–15 Nov 2026". */
const weekText = (monday: string, lang: Language): string => {
  const [from, to] = [formatDate(monday, lang), formatDate(addDays(monday, 6), lang)];
  const [[day, month, year], [, lastMonth, lastYear]] = [from.split(' '), to.split(' ')];
  if (year !== lastYear) return `${from} – ${to}`;
  return month === lastMonth ? `${day}–${to}` : `${day} ${month} – ${to}`;
};

/** Formats a period: a month (`2026-10`) or a week by its first day or range (`2026-10-26 – …`). */
export const periodText = (name: string, lang: Language): string =>
  isMonth(name) ? formatMonth(name, lang) : weekText(name.slice(0, 10), lang);

const shortText = (name: string, lang: Language): string =>
  isMonth(name) ? formatMonth(name, lang, { style: 'short' }) : formatDate(name, lang).split(' ').slice(0, 2).join(' ');

/** Returns the chart periods of figures named by day. */
export const daysOf = (points: readonly { readonly name: string }[], lang: Language): ChartPeriod[] =>
  points.map(({ name }) => ({ key: name, text: formatDate(name, lang), short: shortText(name, lang) }));

/** Returns the chart periods of figures named by month or week. */
export const periodsOf = (points: readonly { readonly name: string }[], lang: Language): ChartPeriod[] =>
  points.map(({ name }) => ({ key: name, text: periodText(name, lang), short: shortText(name, lang) }));
