import type { BarPoint } from '@caravan/shared/contracts/calls';

/** Returns whether a bar is of one model year, not "2009 and earlier". */
export const isYear = (name: string): boolean => /^\d+$/.test(name);

const sumOf = (years: readonly BarPoint[]): number => years.reduce((sum, { value }) => sum + value, 0);

/**
 * Returns the newest year such that at least half of the cars are of it or newer. Also returns their share and whether no car is newer.
 * Undefined if the year is "2009 and earlier".
 */
export const middleYear = (
  years: readonly BarPoint[],
): { readonly year: string; readonly share: number; readonly isNewest: boolean } | undefined => {
  const total = sumOf(years);
  const soldSince = (index: number): number => sumOf(years.slice(index));
  const index = years.findLastIndex((_, candidate) => soldSince(candidate) >= total / 2 && total > 0);
  const year = years[index]?.name;
  return year !== undefined && isYear(year)
    ? { year, share: soldSince(index) / total, isNewest: soldSince(index + 1) === 0 }
    : undefined;
};
