import { isLanguage, isMarket } from '@caravan/shared/terms';

/** Changes of a query: parameters with one value, several values, or null to remove them. Others stay. */
export type SearchChange = Readonly<Record<string, string | readonly string[] | null>>;

const isValid = ([name, value]: [string, string]): boolean =>
  (name !== 'lang' || isLanguage(value)) && (name !== 'country' || isMarket(value));

/**
 * Returns the parameters of a query, each once, without invalid preferences: the server drops those too, and hydration needs the
 * same links and fields.
 */
export const parametersOf = (search: URLSearchParams): [string, string][] => [
  ...new Map([...search].filter(isValid).map((parameter) => [parameter.join('='), parameter])).values(),
];

/**
 * Changes a query. Null or empty values are removed. Returns '' for an empty query. Parameters are sorted by name, because the
 * server's cache sorts them too and hydration needs the same links.
 */
export const changeSearch = (search: URLSearchParams, change: SearchChange): string => {
  const next = new URLSearchParams(parametersOf(search));
  for (const [name, value] of Object.entries(change)) {
    next.delete(name);
    for (const each of typeof value === 'string' ? [value] : (value ?? [])) if (each !== '') next.append(name, each);
  }
  next.sort();
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
};

const LAST_PAGE = 10_000;

/** Reads a page number from a query: 1 if it is missing or invalid, at most the last that a call accepts. */
export const pageIn = (search: URLSearchParams, name: string): number =>
  Math.min(boundIn(search, name) || 1, LAST_PAGE);

/** Maximum number of values of a filter in a call. */
const MAX_VALUES = 40;

/** An id without control characters: HTML changes some of them, so hydration would find another text. */
const ID = /^[ -\uffff]{1,64}$/;

/** Reads ids from a query, sorted, without duplicates and invalid ones. */
export const idsIn = (search: URLSearchParams, name: string): string[] =>
  [...new Set(search.getAll(name))]
    .filter((value) => ID.test(value))
    .toSorted()
    .slice(0, MAX_VALUES);

/** Reads a whole number from a query. Undefined if it is missing or invalid. */
export const boundIn = (search: URLSearchParams, name: string): number | undefined => {
  const value = search.get(name) ?? '';
  const number = Number(value);
  return /^\d+$/.test(value) && number <= 100_000_000 ? number : undefined;
};
