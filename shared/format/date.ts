import { siteTime, type Language } from '../terms';
import { MISSING } from './toNumber';

/** Month names. Georgian data of Intl differs between Node and browsers. */
const months: Record<Language, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  ge: 'იანვარი თებერვალი მარტი აპრილი მაისი ივნისი ივლისი აგვისტო სექტემბერი ოქტომბერი ნოემბერი დეკემბერი'.split(' '),
};

/**
 * Returns the name of a month from 1 on. Short names are the first three letters, in both languages. Undefined for a month that
 * does not exist.
 */
const monthName = (month: number, language: Language, style: DateOptions['style']): string | undefined =>
  months[language][month - 1]?.slice(0, style === 'short' ? 3 : undefined);

/** Unix seconds, an ISO text, a Date, or nothing. Numbers above 1e11 are milliseconds. */
type DateLike = number | string | Date | null | undefined;

/** Options of a date. Times are those of Tbilisi. */
interface DateOptions {
  /** `short`: "3 Nov 2025". `long`: "3 November 2025". */
  style?: 'short' | 'long';
  /** Adds hours and minutes. */
  time?: boolean;
}

interface DateParts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
}

/** Does not use `Intl`: its first use blocks a slow phone for 100 ms. */
const partsOf = (date: Date): DateParts => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = siteTime(date.getTime()).split(/\D/).map(Number);
  return { year, month, day, hour, minute };
};

/**
 * Parses a date. Undefined if it is invalid. A date without time ("2025-11-03") is the same calendar day in all zones
 * near Greenwich.
 */
export function toDate(value: DateLike): Date | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const date = typeof value === 'number' ? new Date(value > 1e11 ? value : value * 1000) : new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Formats a date: "3 Nov 2025", "3 ნოე 2025". "—" if it is missing or invalid. */
export function formatDate(value: DateLike, language: Language, options: DateOptions = {}): string {
  const date = toDate(value);
  if (!date) return MISSING;
  const { year, month, day, hour, minute } = partsOf(date);
  const text = `${day} ${monthName(month, language, options.style ?? 'short') ?? ''} ${year}`;
  return options.time === true ? `${text}, ${two(hour)}:${two(minute)}` : text;
}

/** Formats a month: "November 2025". Accepts a date or "2025-11". */
export function formatMonth(value: DateLike, language: Language, options: Pick<DateOptions, 'style'> = {}): string {
  const plain = typeof value === 'string' ? /^(\d{4})-(\d{1,2})$/.exec(value) : null;
  const date = plain ? undefined : toDate(value);
  if (!plain && !date) return MISSING;
  const { year, month } = date ? partsOf(date) : { year: Number(plain?.[1]), month: Number(plain?.[2]) };
  const name = monthName(month, language, options.style);
  return name === undefined ? MISSING : `${name} ${year}`;
}
