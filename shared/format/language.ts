import type { Language } from '../terms';

/** Interface language as the code names it. */
export type FormatLanguage = Language;

/** What stands where a value is missing. */
export const MISSING = '—';

/** Values as the API gives them: numbers, numbers as text, or nothing. */
export type NumberLike = number | string | null | undefined;

/** The finite number behind a value, or undefined: formatting never throws. */
export function toNumber(value: NumberLike): number | undefined {
  if (typeof value === 'string' && value.trim() === '') return undefined;
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
