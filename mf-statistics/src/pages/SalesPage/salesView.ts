import type { Location } from '@caravan/shared/contracts/calls';
import { MARKETS, lastMonth, monthsBackFrom } from '@caravan/shared/terms';

/** Months that the picker offers: two years of figures exist. */
const MONTHS_OFFERED = 24;

/** What the address asks for. `type` is the specification's timeType: 1 monthly, 2 weekly. */
export interface SalesView {
  readonly location: Location;
  readonly month: string;
  readonly type: 1 | 2;
  /** The months one may ask for, newest first; none after the previous month. */
  readonly months: readonly string[];
}

/** The view of an address; what it does not say, or says wrong, is the default. */
export const salesView = (search: URLSearchParams, today: string): SalesView => {
  const months = monthsBackFrom(lastMonth(today), MONTHS_OFFERED);
  const asked = search.get('month');
  return {
    location: MARKETS.find((location) => location === search.get('location')) ?? 'georgia',
    month: months.find((month) => month === asked) ?? lastMonth(today),
    type: search.get('type') === '1' ? 1 : 2,
    months,
  };
};

/** The parameter of the page's call. */
export const salesCall = ({ location, month, type }: SalesView) => ({ location, month, type });

/** The address of a view, without what is the default. */
export const salesAddress = ({ location, month, type }: Partial<SalesView>): string => {
  const search = new URLSearchParams();
  if (location && location !== 'georgia') search.set('location', location);
  if (month) search.set('month', month);
  if (type === 1) search.set('type', '1');
  return `/sales/list${search.size > 0 ? `?${search.toString()}` : ''}`;
};
