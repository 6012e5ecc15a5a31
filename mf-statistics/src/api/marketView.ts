import type { Location } from '@caravan/shared/contracts/calls';
import { MARKETS, newestMonth, monthsBackFrom } from '@caravan/shared/terms';

/** Months that the picker offers: two years of figures exist. */
const MONTHS_OFFERED = 24;

/** A part of an address that can ask for what there is not. */
export type AddressPart = 'location' | 'month' | 'type';

/** Whose figures an address asks for, and up to when. */
export interface MarketView {
  readonly location: Location;
  /** The month that the figures end with; absent: they end with the last week, or month, that is over. */
  readonly month?: string;
  /** The months one may ask for, newest first; none after the previous month. */
  readonly months: readonly string[];
  /** Parts of the address in whose place the nearest that there is is shown. */
  readonly odd: readonly AddressPart[];
}

/** The month to show where an address names one that is not offered: before all of them the oldest, else the newest figures. */
const nearestMonth = (asked: string, months: readonly string[]): string | undefined => {
  const oldest = months.at(-1);
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) && oldest !== undefined && asked < oldest ? oldest : undefined;
};

/** What an address says of market and month; what it does not say is the default. */
export const marketView = (search: URLSearchParams, today: string): MarketView => {
  const months = monthsBackFrom(newestMonth(today), MONTHS_OFFERED);
  const [place, asked] = [search.get('location') ?? '', search.get('month') ?? ''];
  const location = MARKETS.find((market) => market === place);
  const month = months.includes(asked) ? asked : nearestMonth(asked, months);
  return {
    location: location ?? 'georgia',
    ...(month === undefined ? {} : { month }),
    months,
    odd: [
      ...(location || place === '' ? [] : (['location'] as const)),
      ...(month === asked || asked === '' ? [] : (['month'] as const)),
    ],
  };
};

/** An address with market and month, without what is the default. */
export const withMarket = (
  path: string,
  { location, month }: Partial<Pick<MarketView, 'location' | 'month'>>,
  further: Readonly<Record<string, string>> = {},
): string => {
  const search = new URLSearchParams({
    ...(location && location !== 'georgia' ? { location } : {}),
    ...(month ? { month } : {}),
    ...further,
  });
  return `${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
};

/** The two kinds of periods, as paths name them, and as calls do (timeType). */
export type Interval = 'week' | 'month';
export const timeTypes = { week: 2, month: 1 } as const;

/** The page of a model. */
export const modelAddress = (
  interval: Interval,
  modelId: string,
  market: Partial<Pick<MarketView, 'location' | 'month'>>,
  further?: Readonly<Record<string, string>>,
): string => withMarket(`/sales/detail/${interval}/${encodeURIComponent(modelId)}`, market, further);
