export const MISSING = '—';

/** A number from the API: a number, a text or nothing. */
export type NumberLike = number | string | null | undefined;

/** Parses a finite number. Undefined if it is missing or invalid. */
export function toNumber(value: NumberLike): number | undefined {
  if (typeof value === 'string' && value.trim() === '') return undefined;
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
