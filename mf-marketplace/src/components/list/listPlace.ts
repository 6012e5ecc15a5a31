import { createContext, use } from 'react';
import type { Facets } from '@caravan/shared/contracts/calls';
import { useTexts } from '@caravan/shared/site';
import type { ListView } from '../../api/listView';

/** A list and what it shows now: what all parts of its page know. */
export interface ListPlace {
  /** Path of its page. */
  readonly page: string;
  /** The first part of the keys of its texts. */
  readonly words: 'cars' | 'vehicles';
  readonly sorts: readonly string[];
  readonly view: ListView;
  readonly search: URLSearchParams;
  /** The counts of its filters: those of the view before while new ones are under way. */
  readonly facets: Facets | undefined;
}

export const ListContext = createContext<ListPlace | undefined>(undefined);

/** The list around, and its texts. */
export const useList = () => {
  const list = use(ListContext);
  const t = useTexts('marketplace');
  if (!list) throw new Error('a part of a list was drawn outside of one');
  return {
    ...list,
    t: (key: string, values?: Readonly<Record<string, string | number>>) => t(`${list.words}.${key}`, values),
  };
};
