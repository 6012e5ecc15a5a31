import type { Language } from '../terms';
import { MISSING, toNumber, type NumberLike } from './toNumber';

/** Keeps a number and its unit on one line. */
export const NO_BREAK_SPACE = '\u00A0';

/**
 * Georgian groups digits by a space and has a decimal comma. These rules are our own because Node and browsers disagree
 * on the spaces of `ka`.
 */
const marks = {
  en: { group: ',', decimal: '.' },
  ge: { group: NO_BREAK_SPACE, decimal: ',' },
} as const;

/** Largest and smallest number of decimal places. */
export interface NumberOptions {
  maximumFractionDigits?: number;
  minimumFractionDigits?: number;
}

/** Groups digits and rounds half up. "—" if the value is missing. The minus sign is U+2212. */
export function formatNumber(value: NumberLike, language: Language, options: NumberOptions = {}): string {
  const number = toNumber(value);
  if (number === undefined) return MISSING;
  const minimum = options.minimumFractionDigits ?? 0;
  const maximum = Math.max(minimum, options.maximumFractionDigits ?? 0);
  const [integerPart = '0', fraction = ''] = toFixedHalfUp(Math.abs(number), maximum).split('.');
  const decimals = fraction.replace(/0+$/, '').padEnd(minimum, '0');
  const { group, decimal } = marks[language];
  const digits = integerPart.replace(/\B(?=(\d{3})+$)/g, group);
  const isZero = /^0+$/.test(integerPart + decimals);
  return `${number < 0 && !isZero ? '−' : ''}${digits}${decimals === '' ? '' : decimal + decimals}`;
}

/** `toFixed` of a number from 0 that rounds the decimal text half up: 1.005 with two places is 1.01. Plain digits up to 1e21. */
export function toFixedHalfUp(number: number, decimals: number): string {
  const shifted = Number(`${number}e${decimals}`);
  if (!Number.isFinite(shifted) || number >= 1e15 || String(number).includes('e')) return number.toFixed(decimals);
  return Number(`${Math.round(shifted)}e-${decimals}`).toFixed(decimals);
}

/** Formats kilometres without decimals: "12,300 km", "12 300 კმ". */
export function formatKm(value: NumberLike, language: Language): string {
  const text = formatNumber(value, language);
  return text === MISSING ? text : `${text}${NO_BREAK_SPACE}${language === 'ge' ? 'კმ' : 'km'}`;
}

/** The smallest change that {@link formatPercent} does not show as zero. */
export const SMALLEST_SHARE = 0.0005;

/** Formats a share as a percentage: 0.125 is "12.5%". */
export function formatPercent(
  value: NumberLike,
  language: Language,
  options: NumberOptions & { sign?: boolean } = {},
): string {
  const number = toNumber(value);
  if (number === undefined) return MISSING;
  const text = formatNumber(Number((number * 100).toPrecision(12)), language, { maximumFractionDigits: 1, ...options });
  // A change that rounds to zero has no sign.
  const isMore = options.sign === true && number > 0 && /[1-9]/.test(text);
  return `${isMore ? '+' : ''}${text}%`;
}
