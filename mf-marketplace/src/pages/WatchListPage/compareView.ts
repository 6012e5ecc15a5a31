import { changeSearch } from '../../api/pageSearch';

/** Maximum and minimum number of compared vehicles (WAT-3). */
export const MAX_COMPARED = 4;
export const MIN_COMPARED = 2;

/** Returns the compared vehicles in the address: none if too few, the first ones if too many. */
export const comparedIn = (search: URLSearchParams): readonly string[] => {
  const requested = (search.get('compare') ?? '').split(',').filter((id) => id !== '' && id.length <= 64);
  const ids = [...new Set(requested)].slice(0, MAX_COMPARED);
  return ids.length < MIN_COMPARED ? [] : ids;
};

/** Returns the query that compares vehicles. An empty list closes the comparison. Commas and colons stay readable. */
export const compareSearch = (search: URLSearchParams, ids: readonly string[]): string =>
  changeSearch(search, { compare: ids.join(',') })
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':');
