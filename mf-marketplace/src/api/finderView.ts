import type { Language } from '@caravan/shared/contracts';
import { changedSearch, idIn, pageIn } from './pageSearch';

/** Vehicles on a page of the finder (specification, "Constants"). */
export const FINDER_PAGE_SIZE = 12;

/** What the finder shows, as the address says it. */
export interface FinderView {
  readonly brand: string | undefined;
  readonly page: number;
}

export const finderViewOf = (search: URLSearchParams): FinderView => ({
  brand: idIn(search, 'finderBrand'),
  page: pageIn(search, 'finderPage'),
});

/** The call's parameter for a view. */
export const finderParameter = ({ brand, page }: FinderView, lang: Language) => ({
  lang,
  brandId: brand,
  current: page,
  size: FINDER_PAGE_SIZE,
});

/** The query that shows a brand (all for null) from its first page. */
export const finderBrandSearch = (search: URLSearchParams, brand: string | null): string =>
  changedSearch(search, { finderBrand: brand, finderPage: null });
