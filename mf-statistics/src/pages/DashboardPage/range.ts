import moment from 'moment';
import { siteMidnight } from '@caravan/shared/terms';
import type { Days } from '@caravan/shared/ui';

/** Longest range in days (DSH-3). */
const LONGEST = 31;

const DAY = 'YYYY-MM-DD';

// Days have no zone. Only the first and last moment of a range are in Tbilisi time.
const dayOf = (text: string) => moment.utc(text, DAY, true);
const after = (day: string, days: number): string => dayOf(day).add(days, 'days').format(DAY);
const earlier = (one: string, other: string): string => (one < other ? one : other);

/** The previous day: the last one with complete figures. */
export const yesterdayOf = (today: string): string => after(today, -1);

/** The last day that a range may end with, by its first day. */
export const lastFrom = (from: string, today: string): string => earlier(after(from, LONGEST - 1), yesterdayOf(today));

export const daysIn = ({ from, to }: Days): number => dayOf(to).diff(dayOf(from), 'days') + 1;

/** An invalid day of the address, and the day shown instead. */
export interface Fault {
  readonly kind: 'impossible' | 'future' | 'reversed' | 'tooLong';
  readonly shown: string;
}

export interface AskedRange {
  readonly days: Days;
  readonly faults: { readonly from?: Fault; readonly to?: Fault };
}

/** The closest day of the calendar: for 30 February the last day of the month. */
const nearestDay = (text: string): string | undefined => {
  const month = moment.utc(text.slice(0, 7), 'YYYY-MM', true);
  return month.isValid() ? month.endOf('month').format(DAY) : undefined;
};

interface Checked {
  readonly day: string | undefined;
  readonly kind?: 'impossible' | 'future';
}

const check = (text: string | null, yesterday: string): Checked => {
  if (text === null) return { day: undefined };
  const isDay = dayOf(text).isValid();
  const day = isDay ? text : nearestDay(text);
  if (day !== undefined && day > yesterday) return { day: yesterday, kind: isDay ? 'future' : 'impossible' };
  return isDay ? { day } : { day, kind: 'impossible' };
};

/** The range of an address, corrected to a valid one, and its faults. */
export const askedRange = (asked: { from: string | null; to: string | null }, today: string): AskedRange => {
  const yesterday = yesterdayOf(today);
  const [first, last] = [check(asked.from, yesterday), check(asked.to, yesterday)];
  const from = first.day ?? after(last.day ?? yesterday, 1 - LONGEST);
  const latest = lastFrom(from, today);
  const wanted = last.day ?? latest;
  const to = wanted < from ? from : earlier(wanted, latest);
  const order = wanted < from ? 'reversed' : 'tooLong';
  const endKind = to === wanted || last.kind === 'impossible' ? last.kind : order;
  return {
    days: { from, to },
    faults: {
      ...(first.kind && { from: { kind: first.kind, shown: from } }),
      ...(endKind && { to: { kind: endKind, shown: to } }),
    },
  };
};

/** Start and end of a range in Unix milliseconds, as calls take them. */
export const momentsOf = ({ from, to }: Days): { readonly startTime: number; readonly endTime: number } => ({
  startTime: siteMidnight(from),
  endTime: siteMidnight(after(to, 1)) - 1,
});

/** Preset ranges: the last 7 and 31 days, the current and the previous month. */
export const presetsOf = (
  today: string,
): readonly { readonly key: 'week' | 'days' | 'month'; readonly days: Days }[] => {
  const to = yesterdayOf(today);
  const monthOf = (day: string): Days => ({
    from: dayOf(day).startOf('month').format(DAY),
    to: earlier(dayOf(day).endOf('month').format(DAY), to),
  });
  const running = monthOf(to);
  return [
    { key: 'week', days: { from: after(to, -6), to } },
    { key: 'days', days: { from: after(to, 1 - LONGEST), to } },
    { key: 'month', days: running },
    { key: 'month', days: monthOf(after(running.from, -1)) },
  ];
};

/** The address of a range, without defaults. */
export const rangeAddress = ({ from, to }: Days, isDemo: boolean, today: string): string => {
  const defaultDays = askedRange({ from: null, to: null }, today).days;
  const search = new URLSearchParams({
    ...(from === defaultDays.from && to === defaultDays.to ? {} : { from, to }),
    ...(isDemo ? { events: 'demo' } : {}),
  });
  return search.size > 0 ? `/dashboard?${search.toString()}` : '/dashboard';
};

const CHINA_HOURS = 8;
const inChina = (seconds: number) => moment.unix(seconds).utcOffset(CHINA_HOURS);

/** A moment (Unix seconds) in China time for readers: `2026-11-22 14:03`. */
export const chinaTime = (seconds: number): string => inChina(seconds).format('YYYY-MM-DD HH:mm');

/** The same for files, with its zone. */
export const chinaIso = (seconds: number): string => inChina(seconds).format();
