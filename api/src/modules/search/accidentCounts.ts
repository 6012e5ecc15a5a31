import { countsWithin } from './limits';
import type { Meaning } from './vocabulary';

/** The part of a phrase that says which accidents it means. */
interface Counted {
  readonly meanings: readonly Meaning[];
  readonly isExcluded: boolean;
}

/** Returns whether a meaning is that of "damaged" in the lexicon, which states no number. */
const isAnyAccident = ({ filter, value }: Meaning): boolean => filter === 'accidents' && value === 'any';

/**
 * Replaces "damaged" by the numbers of accidents that it means, unless the phrase also states a number. "Not damaged" means no accidents:
 * a vehicle whose accidents are unknown may be damaged.
 */
export const withAccidentCounts = <Group extends Counted>(group: Group): Group => {
  if (!group.meanings.some(isAnyAccident)) return group;
  if (group.isExcluded) return { ...group, meanings: countsWithin('accidents', 0, 0), isExcluded: false };
  const stated = group.meanings.filter((each) => !isAnyAccident(each));
  return { ...group, meanings: stated.length > 0 ? stated : countsWithin('accidents', 1) };
};
