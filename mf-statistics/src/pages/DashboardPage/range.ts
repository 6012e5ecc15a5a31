import moment from 'moment';
import { siteMidnight } from '@caravan/shared/terms';
import type { Days } from '@caravan/shared/ui';

/** Longest range in days (DSH-3). */
const MAX_DAYS = 31;

/** The first day that can be chosen. Calls refuse times before 1970. */
export const FIRST_DAY = '2000-01-01';

const DAY = 'YYYY-MM-DD';

// Days have no zone. Only the first and last moment of a range are in Tbilisi time.
const dayOf = (text: string) => moment.utc(text, DAY, true);
const plusDays = (day: string, days: number): string => dayOf(day).add(days, 'days').format(DAY);
const minDay = (first: string, second: string): string => (first < second ? first : second);
const maxDay = (first: string, second: string): string => (first < second ? second : first);

/** Returns the previous day, the last one with complete figures. */
export const yesterdayOf = (today: string): string => plusDays(today, -1);

/** Returns the last day that a range may end with, by its first day. */
export const lastFrom = (from: string, today: string): string =>
  minDay(plusDays(from, MAX_DAYS - 1), yesterdayOf(today));

export const daysIn = ({ from, to }: Days): number => dayOf(to).diff(dayOf(from), 'days') + 1;

/** An invalid day of the address, and the day shown instead. */
export interface Fault {
  readonly kind: 'impossible' | 'tooEarly' | 'future' | 'reversed' | 'tooLong';
  readonly shownDay: string;
}

export interface RequestedRange {
  readonly days: Days;
  readonly faults: { readonly from?: Fault; readonly to?: Fault };
}

/** Returns the closest day of the calendar: for 30 February the last day of the month. */
const nearestDay = (text: string): string | undefined => {
  const month = moment.utc(text.slice(0, 7), 'YYYY-MM', true);
  return month.isValid() ? month.endOf('month').format(DAY) : undefined;
};

interface CheckedDay {
  readonly day: string | undefined;
  readonly kind?: 'impossible' | 'tooEarly' | 'future';
}

const checkDay = (text: string | null, yesterday: string): CheckedDay => {
  if (text === null) return { day: undefined };
  const isDay = dayOf(text).isValid();
  const day = isDay ? text : nearestDay(text);
  if (day !== undefined && day < FIRST_DAY) return { day: FIRST_DAY, kind: isDay ? 'tooEarly' : 'impossible' };
  if (day !== undefined && day > yesterday) return { day: yesterday, kind: isDay ? 'future' : 'impossible' };
  return isDay ? { day } : { day, kind: 'impossible' };
};

/** Returns the range of an address, corrected to a valid one, and its faults. */
export const requestedRange = (
  requested: { from: string | null; to: string | null },
  today: string,
): RequestedRange => {
  const yesterday = yesterdayOf(today);
  const [first, last] = [checkDay(requested.from, yesterday), checkDay(requested.to, yesterday)];
  const from = first.day ?? maxDay(FIRST_DAY, plusDays(last.day ?? yesterday, 1 - MAX_DAYS));
  const latest = lastFrom(from, today);
  const requestedEnd = last.day ?? latest;
  const to = requestedEnd < from ? from : minDay(requestedEnd, latest);
  const order = requestedEnd < from ? 'reversed' : 'tooLong';
  const endKind = to === requestedEnd || last.kind === 'impossible' ? last.kind : order;
  return {
    days: { from, to },
    faults: {
      ...(first.kind && { from: { kind: first.kind, shownDay: from } }),
      ...(endKind && { to: { kind: endKind, shownDay: to } }),
    },
  };
};

/** Returns start and end of a range in Unix milliseconds, as calls require them. */
export const timesOf = ({ from, to }: Days): { readonly startTime: number; readonly endTime: number } => ({
  startTime: siteMidnight(from),
  endTime: siteMidnight(plusDays(to, 1)) - 1,
});

/** Returns the preset ranges: the last 7 and 31 days, the current and the previous month. */
export const presetsOf = (
  today: string,
): readonly { readonly key: 'week' | 'days' | 'month'; readonly days: Days }[] => {
  const to = yesterdayOf(today);
  const monthOf = (day: string): Days => ({
    from: dayOf(day).startOf('month').format(DAY),
    to: minDay(dayOf(day).endOf('month').format(DAY), to),
  });
  const currentMonth = monthOf(to);
  return [
    { key: 'week', days: { from: plusDays(to, -6), to } },
    { key: 'days', days: { from: plusDays(to, 1 - MAX_DAYS), to } },
    { key: 'month', days: currentMonth },
    { key: 'month', days: monthOf(plusDays(currentMonth.from, -1)) },
  ];
};

/** Returns the address of a range, without defaults. */
export const rangeAddress = ({ from, to }: Days, isDemo: boolean, today: string): string => {
  const defaultDays = requestedRange({ from: null, to: null }, today).days;
  const search = new URLSearchParams({
    ...(from === defaultDays.from && to === defaultDays.to ? {} : { from, to }),
    ...(isDemo ? { events: 'demo' } : {}),
  });
  return search.size > 0 ? `/dashboard?${search.toString()}` : '/dashboard';
};

const CHINA_HOURS = 8;
const toChinaTime = (seconds: number) => moment.unix(seconds).utcOffset(CHINA_HOURS);

/** Formats a moment (Unix seconds) in China time for readers: `2026-11-22 14:03`. */
export const chinaTime = (seconds: number): string => toChinaTime(seconds).format('YYYY-MM-DD HH:mm');

/** Formats a moment (Unix seconds) in China time for files, with its zone. */
export const chinaIso = (seconds: number): string => toChinaTime(seconds).format();
