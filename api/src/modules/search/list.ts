import type { Facets, ListFilters, Suggestion } from '@caravan/shared/contracts/calls';
import type { Currency, Language } from '@caravan/shared/terms';
import { and, desc } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Deps } from '../../deps';
import { cachedColumns } from '../filters/columns';
import { allOf } from '../filters/conditions';
import type { FilteredTable } from '../filters/conditions';
import { countFacets } from './facets';
import { cachedVocabulary } from './names';
import { suggest } from './suggest';
import type { Search } from './understand';
import { createKeywordReader } from './understand';

/** What a page of a list is selected by. */
export interface ListQuery<Sort extends string> {
  readonly search: Pick<Search, 'found' | 'exact'>;
  readonly filters: ListFilters;
  /** Units of the price limits' currency for one US dollar. */
  readonly limitRate: number;
  readonly sort: Sort;
  readonly size: number;
  readonly current: number;
}

/** The rows that pass the keyword, the filters and the given conditions. */
export const selectionOf = (
  list: FilteredTable,
  { search, filters, limitRate }: Pick<ListQuery<string>, 'search' | 'filters' | 'limitRate'>,
  ...conditions: readonly (SQL | undefined)[]
): SQL | undefined => and(...conditions, search.found, allOf(list, filters, limitRate));

/** The order of a page. Without a chosen order, rows of exactly the model in the keyword come first. */
export const orderOf = <Sort extends string>(
  { search: { exact }, sort }: ListQuery<Sort>,
  orders: Readonly<Record<Sort, readonly SQL[]>>,
): SQL[] => [...(exact === undefined || sort !== 'newest' ? [] : [desc(exact)]), ...orders[sort]];

interface Asked {
  readonly keyword?: string | undefined;
  readonly filters?: ListFilters | undefined;
}

/** The search of one list: keyword, counts and suggestions. */
export const searchOf = (deps: Deps, list: FilteredTable) => {
  const { db, now, rates, contentVersion } = deps;
  const columns = cachedColumns(db, list, contentVersion);
  const vocabulary = cachedVocabulary(db, list, contentVersion);
  const understand = createKeywordReader(deps, list, vocabulary);
  return {
    /** Reads the keyword and the filters of a page. `rate`: units of the call's currency for one US dollar. */
    read: async ({ keyword, filters = {} }: Asked, currency: Currency) => {
      const [rate, limitRate, search] = await Promise.all([
        rates(currency),
        rates(filters.in ?? currency),
        understand(keyword, currency),
      ]);
      return { rate, limitRate, search, filters };
    },
    facets: async ({ keyword, filters = {} }: Asked, language: Language, currency: Currency): Promise<Facets> => {
      const limitCurrency = filters.in ?? currency;
      const [rate, shownRate, search] = await Promise.all([
        rates(limitCurrency),
        rates(currency),
        understand(keyword, currency),
      ]);
      const prices = { currency: limitCurrency, rate, toShown: shownRate / rate };
      return countFacets(db, list, await columns(), { filters, search, prices, language, now: now() });
    },
    suggest: async (keyword: string, language: Language, currency: Currency): Promise<Suggestion[]> =>
      suggest(db, list, await vocabulary(), understand, { keyword, language, currency }),
  };
};
