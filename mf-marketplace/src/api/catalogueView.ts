import { catalogueSort, type CatalogueSort } from '@caravan/shared/contracts/calls';
import { changedSearch, idIn, pageIn, type SearchChange } from './pageSearch';

/** Cars on a page of the catalogue (specification, "Constants"). */
export const CATALOGUE_PAGE_SIZE = 10;

export const catalogueSorts: readonly CatalogueSort[] = catalogueSort.options;

/** What the catalogue shows, as the address says it. */
export interface CatalogueView {
  readonly brand: string | undefined;
  readonly series: string | undefined;
  readonly keyword: string | undefined;
  readonly sort: CatalogueSort;
  readonly page: number;
}

/** The view that a query asks for; what makes no sense is left out. A series belongs to a brand, so none without. */
export const catalogueViewOf = (search: URLSearchParams): CatalogueView => {
  const brand = idIn(search, 'brand');
  const keyword = (search.get('keyword') ?? '').trim().slice(0, 80);
  return {
    brand,
    series: brand === undefined ? undefined : idIn(search, 'series'),
    keyword: keyword === '' ? undefined : keyword,
    sort: catalogueSorts.find((sort) => sort === search.get('sort')) ?? 'newest',
    page: pageIn(search, 'page'),
  };
};

/** The call's parameter for a view. */
export const catalogueParameter = ({ brand, series, keyword, sort, page }: CatalogueView) => ({
  brandId: brand,
  seriesId: series,
  keyword,
  sort,
  current: page,
  size: CATALOGUE_PAGE_SIZE,
});

/** The query after a change of filters: page 1, and another brand has other series. */
export const catalogueSearch = (search: URLSearchParams, change: SearchChange): string =>
  changedSearch(search, {
    page: null,
    ...('brand' in change ? { series: null } : {}),
    ...change,
  });

export const clearedCatalogue = (search: URLSearchParams): string =>
  catalogueSearch(search, { brand: null, keyword: null });
