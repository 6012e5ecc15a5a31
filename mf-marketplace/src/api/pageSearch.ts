/** What a section shows lives in the page's query; several sections share it, and none touches what others put there. */
export type SearchChange = Readonly<Record<string, string | null>>;

/**
 * The query with some entries set, and those that are null or empty taken out; '' when nothing is left. Sorted by name:
 * the server, whose cache sorts what it is asked for, must write the same links as the browser.
 */
export const changedSearch = (search: URLSearchParams, change: SearchChange): string => {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  next.sort();
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
};

/** The page number in an entry; 1 where it is missing or no page number. */
export const pageIn = (search: URLSearchParams, name: string): number => {
  const number = Number(search.get(name) ?? 1);
  return Number.isInteger(number) && number >= 1 && number <= 10_000 ? number : 1;
};

/** An id in an entry; undefined where it is missing or cannot be one. */
export const idIn = (search: URLSearchParams, name: string): string | undefined => {
  const value = search.get(name) ?? '';
  return value !== '' && value.length <= 64 ? value : undefined;
};
