import { addMonths } from '@caravan/shared/terms';
import { endOfStatistics } from '../statistics/periods';

/** Number of months that sales are added up over. */
const together = 3;

/** The three newest published months and the three before them, oldest first, by their first days. */
export interface MarketMonths {
  readonly last: readonly string[];
  readonly before: readonly string[];
  /** The first day after them. */
  readonly end: string;
}

/** Returns the months at a moment (Unix milliseconds). */
export const marketMonths = (now: number): MarketMonths => {
  const end = endOfStatistics(1, now);
  const firstDays = (from: number): string[] =>
    Array.from({ length: together }, (_, index) => `${addMonths(end.slice(0, 7), from + index)}-01`);
  return { last: firstDays(-together), before: firstDays(-2 * together), end };
};

/** The first and the last of some months, `YYYY-MM`. */
export const spanOf = (firstDays: readonly string[]) => ({
  first: (firstDays.at(0) ?? '').slice(0, 7),
  last: (firstDays.at(-1) ?? '').slice(0, 7),
});
