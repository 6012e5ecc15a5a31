import { addMonths } from '@caravan/shared/terms';
import { endOfStatistics } from '../statistics/periods';

/** Number of months that sales are added up over. */
const monthsTogether = 3;

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
  const firstDays = (offset: number): string[] =>
    Array.from({ length: monthsTogether }, (_, index) => `${addMonths(end.slice(0, 7), offset + index)}-01`);
  return { last: firstDays(-monthsTogether), before: firstDays(-2 * monthsTogether), end };
};

/** Returns the first and the last of some months, `YYYY-MM`. */
export const spanOf = (firstDays: readonly string[]) => ({
  first: (firstDays.at(0) ?? '').slice(0, 7),
  last: (firstDays.at(-1) ?? '').slice(0, 7),
});
