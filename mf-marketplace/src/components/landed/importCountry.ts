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

/** The country of the landed prices of a list: that of its order or limit, or else the visitor's. */
export const listCountry = (country: Market, { sort, filters }: Pick<ListView, 'sort' | 'filters'>): Market => {
  const countries = [country, ...MARKETS];
  return (
    countries.find((each) => sort === landedSorts[each]) ??
    countries.find((each) => filters[landedFilters[each]] !== undefined) ??
    country
  );
};

/** The limit of the landed price in the visitor's country, and that of the other country if the address has it. */
export const landedLimits = (
  country: Market,
  filters: Readonly<Partial<Record<BoundFilter, unknown>>>,
): (typeof landedFilters)[Market][] =>
  Object.values(landedFilters).filter((filter) => filter === landedFilters[country] || filters[filter] !== undefined);
