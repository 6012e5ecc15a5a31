import { changedSearch } from '../../api/pageSearch';

/** As many vehicles as fit side by side, and as few as can be compared (WAT-3). */
export const MOST_COMPARED = 4;
export const FEWEST_COMPARED = 2;

/** The vehicles that the address says to compare; none where they are too few, and of too many the first. */
export const comparedIn = (search: URLSearchParams): readonly string[] => {
  const named = (search.get('compare') ?? '').split(',').filter((id) => id !== '' && id.length <= 64);
  const ids = [...new Set(named)].slice(0, MOST_COMPARED);
  return ids.length < FEWEST_COMPARED ? [] : ids;
};

/** The query that compares these vehicles; none of them closes the comparison. Commas and colons stay what they are: people read and send it. */
export const compareSearch = (search: URLSearchParams, ids: readonly string[]): string =>
  changedSearch(search, { compare: ids.join(',') })
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':');
