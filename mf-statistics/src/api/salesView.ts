import { marketView, timeTypes, withMarket, type Interval, type MarketView } from './marketView';

export interface SalesView extends MarketView {
  readonly interval: Interval;
}

/** Returns the view of an address. `type=1`, the specification's timeType, is the monthly view. */
export const salesView = (search: URLSearchParams, today: string): SalesView => {
  const market = marketView(search, today);
  const type = search.get('type') ?? '';
  return {
    ...market,
    interval: type === '1' ? 'month' : 'week',
    invalid: ['', '1', '2'].includes(type) ? market.invalid : [...market.invalid, 'type'],
  };
};

export const salesCall = ({ location, month, interval }: SalesView) => ({
  location,
  type: timeTypes[interval],
  ...(month === undefined ? {} : { month }),
});

/** Returns the address of a view, without defaults. */
export const salesAddress = (
  { interval, ...market }: Partial<SalesView>,
  extraParameters: Readonly<Record<string, string>> = {},
): string => withMarket('/sales/list', market, { ...(interval === 'month' ? { type: '1' } : {}), ...extraParameters });
