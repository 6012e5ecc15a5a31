import { createContext, use } from 'react';
import type { Facets } from '@caravan/shared/contracts/calls';
import { useTexts } from '@caravan/shared/site';
import type { ListView } from '../../api/listView';

export interface ListState {
  /** Path of its page. */
  readonly page: string;
  /** Prefix of its own translation keys. */
  readonly textKey: 'cars' | 'vehicles';
  readonly sorts: readonly string[];
  readonly view: ListView;
  readonly search: URLSearchParams;
  /** Its latest counts, perhaps of the previous view. Only for names, the exchange rate and the filter panel. */
  readonly facets: Facets | undefined;
  /** Counts of its current view. Undefined until they have loaded. */
  readonly currentFacets: Facets | undefined;
}

export const ListContext = createContext<ListState | undefined>(undefined);

/** Returns the surrounding list, `t` for the texts that all lists share, and `own` for its own texts. */
export const useList = () => {
  const list = use(ListContext);
  const t = useTexts('marketplace');
  if (!list) throw new Error('useList() was called outside of a list');
  const translateFrom =
    (prefix: string) =>
    (key: string, values?: Readonly<Record<string, string | number>>): string =>
      t(`${prefix}.${key}`, values);
  return { ...list, t: translateFrom('list'), own: translateFrom(list.textKey) };
};
