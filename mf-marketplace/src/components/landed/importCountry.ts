import { landedFilters, type BoundFilter } from '@caravan/shared/contracts/calls';
import { MARKETS, type Market } from '@caravan/shared/terms';
import type { ListView } from '../../api/listView';

/** Element id of the section with the receipts. */
export const LANDED_ID = 'landed';

const landedSorts = { georgia: 'landedGeorgiaAsc', azerbaijan: 'landedAzerbaijanAsc' } as const;

/** Leaves out the order by landed price in the other country, unless the address has it. */
export const sortsFor = (country: Market, sorts: readonly string[], chosen: string): string[] =>
  sorts.filter(
    (sort) => sort === chosen || sort === landedSorts[country] || !Object.values<string>(landedSorts).includes(sort),
  );

/** Returns the country of the landed prices of a list: the one in its order or limit, or by default the visitor's. */
export const listCountry = (country: Market, { sort, filters }: Pick<ListView, 'sort' | 'filters'>): Market => {
  const countries = [country, ...MARKETS];
  return (
    countries.find((each) => sort === landedSorts[each]) ??
    countries.find((each) => filters[landedFilters[each]] !== undefined) ??
    country
  );
};

/** Returns the filter names of the landed price: the visitor's country, and the other country if the address has its limit. */
export const landedLimits = (
  country: Market,
  filters: Readonly<Partial<Record<BoundFilter, unknown>>>,
): (typeof landedFilters)[Market][] =>
  Object.values(landedFilters).filter((filter) => filter === landedFilters[country] || filters[filter] !== undefined);
