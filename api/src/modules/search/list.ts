import type { CatalogueSort, Facets, ListFilters, Suggestion } from '@caravan/shared/contracts/calls';
import type { Currency, Language } from '@caravan/shared/terms';
import { and, asc, desc, sql, type SQL } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { cachedColumns } from '../filters/listColumns';
import { allOf, type Condition, type FilteredTable, toSql } from '../filters/conditions';
import { idsOf } from '../filters/page';
import { passingRows, selectionConditions, statesOf } from '../filters/passing';
import { withoutTexts } from '../filters/texts';
import { countFacets } from './facets';
import { cachedVocabulary } from './names';
import { suggest } from './suggest';
import { createKeywordReader, type Search } from './keywordReader';

/** What a page of a list is selected by. */
export interface ListQuery {
  readonly search: Pick<Search, 'conditions' | 'found' | 'exact'>;
  readonly filters: ListFilters;
  /** Units of the price limits' currency for one US dollar. */
  readonly limitRate: number;
  /** Newest first if the list does not have it. */
  readonly sort: CatalogueSort;
  readonly size: number;
  readonly current: number;
}

/**
 * Finds the ids of a page and the number of all rows that pass, in memory. Returns undefined while the columns of the current content
 * are not in memory.
 */
export type FindIds = (
  query: ListQuery,
  chosen: readonly Condition[],
) => Promise<{ readonly ids: readonly string[]; readonly total: number } | undefined>;

/** Returns the rows that pass the keyword, the filters and the given conditions. */
export const selectionOf = (
  list: FilteredTable,
  { search, filters, limitRate }: Pick<ListQuery, 'search' | 'filters' | 'limitRate'>,
  chosen: readonly Condition[] = [],
): SQL | undefined => and(toSql(list, { all: chosen }), search.found, allOf(list, filters, limitRate));

const orderIn = ({ orders }: FilteredTable, sort: CatalogueSort) => orders[sort] ?? orders.newest;

/** Returns whether rows of exactly the model in the keyword come first: without a chosen order. */
const exactIn = ({ search, sort }: ListQuery) => (sort === 'newest' ? search.exact : undefined);

/** Returns the order of a page in SQL, as its indexes have it. */
export const orderOf = (list: FilteredTable, query: ListQuery): SQL[] => {
  const { column, isDescending } = orderIn(list, query.sort);
  const exact = exactIn(query);
  const first = exact && toSql(list, exact);
  const descending = column.notNull ? desc(column) : sql`${column} desc nulls last`;
  return [...(first ? [desc(first)] : []), isDescending ? descending : asc(column), asc(list.id)];
};

/** Sorts rows by a list of ids. */
export const inOrderOf = <Row extends { readonly id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

interface SearchRequest {
  readonly keyword?: string | undefined;
  readonly filters?: ListFilters | undefined;
}

/** Returns the search of one list: keyword, counts and suggestions. */
export const searchOf = (deps: Pick<Deps, 'db' | 'now' | 'rates' | 'contentVersion'>, list: FilteredTable) => {
  const { db, now, rates, contentVersion } = deps;
  const columns = cachedColumns(db, list, contentVersion);
  const vocabulary = cachedVocabulary(db, list, contentVersion);
  const understand = createKeywordReader(deps, list, vocabulary.read);
  const resolveTexts = ({ conditions }: Pick<Search, 'conditions'>) =>
    Promise.all(conditions.map((condition) => withoutTexts(db, list, condition)));
  const findIds: FindIds = async (query, chosen) => {
    const [known, phrases] = await Promise.all([columns.peek(), resolveTexts(query.search)]);
    if (known === undefined) return undefined;
    const { filters, limitRate, current, size } = query;
    const filtered = selectionConditions(list, { filters, phrases, rate: limitRate });
    const conditions = [...chosen, ...filtered.map(({ condition }) => condition)];
    const passed = passingRows(statesOf(list, known, conditions));
    const from = (current - 1) * size;
    const pageWindow = { from, to: Math.min(passed.length, from + size) };
    const ids = idsOf(list, known, passed, { ...pageWindow, order: orderIn(list, query.sort), exact: exactIn(query) });
    return { ids, total: passed.length };
  };
  /** Reads the keyword and the filters of a page. `rate`: units of the call's currency for one US dollar. */
  const read = async ({ keyword, filters = {} }: SearchRequest, currency: Currency) => {
    const limitCurrency = filters.in ?? currency;
    const [rate, limitRate, search] = await Promise.all([
      rates(currency),
      rates(limitCurrency),
      understand(keyword, limitCurrency),
    ]);
    return { rate, limitRate, search, filters };
  };
  return {
    findIds,
    read,
    facets: async (request: SearchRequest, language: Language, currency: Currency): Promise<Facets> => {
      const { rate, limitRate, search, filters } = await read(request, currency);
      const prices = { currency: filters.in ?? currency, rate: limitRate, toShown: rate / limitRate };
      const phrases = await resolveTexts(search);
      return countFacets(db, list, await columns.read(), { filters, search, phrases, prices, language, now: now() });
    },
    suggest: async (
      { keyword = '', filters = {} }: SearchRequest,
      language: Language,
      currency: Currency,
    ): Promise<Suggestion[]> => {
      const limitCurrency = filters.in ?? currency;
      const [names, limitRate] = await Promise.all([vocabulary.read(), rates(limitCurrency)]);
      return suggest(db, list, names, understand, { keyword, filters, limitRate, language, currency: limitCurrency });
    },
  };
};
