import {
  boundFilters,
  catalogueFilters,
  catalogueSorts,
  choiceFilters,
  finderFilters,
  finderSorts,
  isChoiceFilter,
  isMoneyFilter,
  type BoundFilter,
  type CatalogueSort,
  type ChoiceFilter,
  type FinderSort,
  type ListFilters,
  type UnderstoodPhrase,
} from '@caravan/shared/contracts/calls';
import type { Currency, Language } from '@caravan/shared/contracts';
import { isCurrency } from '@caravan/shared/terms';
import { boundIn, changeSearch, idsIn, pageIn, type SearchChange } from './pageSearch';

/** Entries on a page of the list (specification, "Constants"). */
export const CATALOGUE_PAGE_SIZE = 10;
export const FINDER_PAGE_SIZE = 12;

export const CARS_PATH = '/cars';
export const VEHICLES_PATH = '/vehicles';
export const SAVE_SEARCH_PATH = '/save-search';

export interface ListView<Sort extends string = string> {
  readonly keyword: string | undefined;
  readonly filters: ListFilters;
  readonly sort: Sort | 'newest';
  readonly page: number;
}

/** Returns whether a query has a limit of money. A price in its keyword does not count. */
export const hasMoneyLimit = (search: URLSearchParams): boolean =>
  boundFilters.some((filter) => isMoneyFilter(filter) && boundIn(search, filter) !== undefined);

/**
 * Returns the currency of the limits of money in a query, US dollars by default. Without such a limit, returns the currency that a query
 * names for its keyword.
 */
const limitCurrencyIn = (search: URLSearchParams): Currency | undefined => {
  const requested = search.get('in');
  const currency = isCurrency(requested) ? requested : undefined;
  return hasMoneyLimit(search) ? (currency ?? 'USD') : search.get('keyword') ? currency : undefined;
};

/**
 * Returns whether a keyword can contain a price: a digit, or a word for thousands. The API reads a number in words as a price only before
 * such a word.
 */
const canHavePrice = (keyword: string): boolean =>
  /\d|ათას|atas|ты[сщ]|tys|thousand|grand|min(?:[əei]|d[əe]n|lik)?(?!\p{L})/iu.test(keyword);

export interface ListNames<Sort extends string> {
  readonly filters: readonly (ChoiceFilter | BoundFilter)[];
  readonly sorts: readonly Sort[];
}

export const catalogueNames: ListNames<CatalogueSort> = { filters: catalogueFilters, sorts: catalogueSorts };
export const finderNames: ListNames<FinderSort> = { filters: finderFilters, sorts: finderSorts };

/** Reads the view from a query and drops invalid values and filters of other lists. */
export const listViewOf = <Sort extends string>(
  search: URLSearchParams,
  { filters, sorts }: ListNames<Sort>,
): ListView<Sort> => {
  const has = (filter: ChoiceFilter | BoundFilter): boolean => filters.includes(filter);
  // HTML changes control characters.
  const keyword = (search.get('keyword') ?? '')
    .replace(/[^ -\uffff]+/g, ' ')
    .trim()
    .slice(0, 80);
  const choices = choiceFilters
    .filter(has)
    .map((filter) => [filter, idsIn(search, filter)] as const)
    .filter(([, values]) => values.length > 0);
  const bounds = boundFilters
    .filter(has)
    .map((filter) => [filter, boundIn(search, filter)] as const)
    .filter(([, bound]) => bound !== undefined);
  const hasMoney = keyword !== '' || bounds.some(([filter]) => isMoneyFilter(filter));
  const currency = hasMoney ? limitCurrencyIn(search) : undefined;
  return {
    keyword: keyword === '' ? undefined : keyword,
    filters: {
      ...Object.fromEntries(choices),
      ...Object.fromEntries(bounds),
      ...(currency === undefined ? {} : { in: currency }),
    },
    sort: sorts.find((sort) => sort === search.get('sort')) ?? 'newest',
    page: pageIn(search, 'page'),
  };
};

/** Keyword and filters for the calls of list and counts. Absent ones are left out. */
export const filterParameter = ({ keyword, filters }: ListView) => ({
  ...(keyword === undefined ? {} : { keyword }),
  ...(Object.keys(filters).length === 0 ? {} : { filters }),
});

export const catalogueParameter = (view: ListView<CatalogueSort>) => ({
  ...filterParameter(view),
  sort: view.sort,
  current: view.page,
  size: CATALOGUE_PAGE_SIZE,
});

export const finderParameter = (view: ListView<FinderSort>, lang: Language) => ({
  lang,
  ...filterParameter(view),
  sort: view.sort,
  current: view.page,
  size: FINDER_PAGE_SIZE,
});

/** Parameter for the first result of a keyword without other filters than the currency of its prices. */
export const keywordParameter = (keyword: string, currency: Currency | undefined) => ({
  keyword,
  ...(currency === undefined ? {} : { filters: { in: currency } }),
  sort: 'newest' as const,
  current: 1,
  size: 1,
});

/**
 * Changes filters in a query: goes to page 1, drops models of other brands, and the currency without a limit of money or a keyword. A price
 * in the keyword keeps the currency of a removed limit.
 */
export const changeListSearch = (search: URLSearchParams, change: SearchChange): string => {
  const next = changeSearch(search, { page: null, ...('brand' in change ? { series: null } : {}), ...change });
  const changed = new URLSearchParams(next);
  if (limitCurrencyIn(changed) !== undefined) return next;
  const currency = canHavePrice(changed.get('keyword') ?? '') ? limitCurrencyIn(search) : undefined;
  return changeSearch(changed, { in: currency ?? null });
};

const withSpaces = (text: string): string => ` ${text} `.replace(/,?\s+/g, ' ');

/**
 * Removes a phrase of the keyword in `shown` from a query. Only the words of the phrase are removed if the query already has another
 * keyword.
 */
export const removePhrase = (search: URLSearchParams, shown: URLSearchParams, phrase: UnderstoodPhrase): string => {
  const keyword = search.get('keyword') ?? '';
  if (keyword === shown.get('keyword')) return changeListSearch(search, { keyword: phrase.rest });
  const [words, text] = [withSpaces(phrase.word), withSpaces(keyword)];
  // The values of one filter are one phrase, perhaps with other words in between.
  const parts = text.includes(words) ? [words] : phrase.word.split(' ').map(withSpaces);
  // A second click on the same link finds the words removed.
  const rest = parts.every((part) => text.includes(part))
    ? parts.reduce((left, part) => left.replace(part, ' '), text)
    : text;
  return changeListSearch(search, { keyword: rest.trim() });
};

/** Sets a typed keyword in a query. Its prices use the currency of the limits of money, or the visitor's. */
export const setSearchKeyword = (
  search: URLSearchParams,
  change: SearchChange & { readonly keyword: string },
  currency: Currency,
): string =>
  changeListSearch(
    search,
    hasMoneyLimit(search) ? change : { ...change, in: canHavePrice(change.keyword) ? currency : null },
  );

/** Sets limits in a query. Limits of money use the currency of the others, or the visitor's. */
export const setSearchLimits = (
  search: URLSearchParams,
  limits: Readonly<Partial<Record<BoundFilter, string | null>>>,
  currency: Currency,
): string => {
  const limit = limitCurrencyIn(search) ?? currency;
  return changeListSearch(search, {
    ...limits,
    ...(Object.keys(limits).some(isMoneyFilter) ? { in: limit === 'USD' ? null : limit } : {}),
  });
};

/** Adds a value of a filter to a query, or removes it. */
export const setSearchChoice = (
  search: URLSearchParams,
  filter: ChoiceFilter,
  value: string,
  isChosen: boolean,
): string => {
  const otherValues = idsIn(search, filter).filter((each) => each !== value);
  return changeListSearch(search, { [filter]: isChosen ? [...otherValues, value].toSorted() : otherValues });
};

/** Removes filters and keyword from a query. Language and order stay. */
export const clearSearch = (search: URLSearchParams): string =>
  changeListSearch(
    search,
    Object.fromEntries([...choiceFilters, ...boundFilters, 'keyword', 'filters'].map((name) => [name, null])),
  );

/** Adds the list and a name to a query, for the page that saves the search. */
export const saveSearchQuery = (search: URLSearchParams, list: string, name: string): string =>
  changeListSearch(search, { list, name, sort: null, filters: null });

export interface UsedFilter {
  readonly filter: ChoiceFilter | BoundFilter | 'keyword';
  readonly value: string;
}

/** Lists each value of the filters in use, the keyword first. */
export const usedFilters = ({ keyword, filters }: ListView): UsedFilter[] => [
  ...(keyword === undefined ? [] : [{ filter: 'keyword' as const, value: keyword }]),
  ...choiceFilters.flatMap((filter) => (filters[filter] ?? []).map((value) => ({ filter, value }))),
  ...boundFilters.flatMap((filter) => {
    const bound = filters[filter];
    return bound === undefined ? [] : [{ filter, value: String(bound) }];
  }),
];

/** Removes one value of a filter from a query. */
export const removeFromSearch = (search: URLSearchParams, { filter, value }: UsedFilter): string =>
  isChoiceFilter(filter) ? setSearchChoice(search, filter, value, false) : changeListSearch(search, { [filter]: null });
