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
  const stated = group.meanings.filter((each) => !isAnyAccident(each));
  if (stated.length > 0) return { ...group, meanings: stated };
  return {
    ...group,
    meanings: group.isExcluded ? countsWithin('accidents', 0, 0) : countsWithin('accidents', 1),
    isExcluded: false,
  };
};
