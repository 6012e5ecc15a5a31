/** What changes in a page's query: entries with their value, several values, or none. What others put there is not touched. */
export type SearchChange = Readonly<Record<string, string | readonly string[] | null>>;

/**
 * The query with some entries set, and those that are null or empty taken out; '' when nothing is left. Sorted by name:
 * the server, whose cache sorts what it is asked for, must write the same links as the browser.
 */
export const changedSearch = (search: URLSearchParams, change: SearchChange): string => {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    next.delete(name);
    for (const each of typeof value === 'string' ? [value] : (value ?? [])) if (each !== '') next.append(name, each);
  }
  next.sort();
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
};

/** The last page that a call takes. */
const LAST_PAGE = 10_000;

/** The page number in an entry; 1 where it is missing or no page number, and no number after the last that can be asked for. */
export const pageIn = (search: URLSearchParams, name: string): number =>
  Math.min(boundIn(search, name) || 1, LAST_PAGE);

/** As many values of one filter as a call takes. */
const MOST = 40;

/** The ids in the entries of a name, in one order whatever theirs, without what cannot be one. */
export const idsIn = (search: URLSearchParams, name: string): string[] =>
  [...new Set(search.getAll(name))]
    .filter((value) => value !== '' && value.length <= 64)
    .toSorted()
    .slice(0, MOST);

/** The whole number in an entry; undefined where it is missing or none that a call takes. */
export const boundIn = (search: URLSearchParams, name: string): number | undefined => {
  const value = search.get(name) ?? '';
  const number = Number(value);
  return /^\d+$/.test(value) && number <= 100_000_000 ? number : undefined;
};
