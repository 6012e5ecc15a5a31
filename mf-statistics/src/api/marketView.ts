import type { Location } from '@caravan/shared/contracts/calls';
import { MARKETS, newestMonth, monthsBackFrom } from '@caravan/shared/terms';

/** Number of months in the picker: two years have figures. */
const MONTHS_OFFERED = 24;

/** A parameter of the address that can be invalid. */
export type AddressParameter = 'location' | 'month' | 'type';

export interface MarketView {
  readonly location: Location;
  /** Last month of the figures. Undefined: the newest figures. */
  readonly month: string | undefined;
  /** Months to choose from, newest first. */
  readonly months: readonly string[];
  /** Invalid parameters, for which the closest valid value is shown. */
  readonly invalid: readonly AddressParameter[];
}

/** Replaces an unavailable month by the oldest one if it is earlier than all, otherwise by the newest figures. */
const nearestMonth = (requested: string, months: readonly string[]): string | undefined => {
  const oldest = months.at(-1);
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(requested) && oldest !== undefined && requested < oldest ? oldest : undefined;
};

/** Returns market and month of an address, with defaults. */
export const marketView = (search: URLSearchParams, today: string): MarketView => {
  const months = monthsBackFrom(newestMonth(today), MONTHS_OFFERED);
  const [requestedLocation, requestedMonth] = [search.get('location') ?? '', search.get('month') ?? ''];
  const location = MARKETS.find((market) => market === requestedLocation);
  const month = months.includes(requestedMonth) ? requestedMonth : nearestMonth(requestedMonth, months);
  return {
    location: location ?? 'georgia',
    month,
    months,
    invalid: [
      ...(location || requestedLocation === '' ? [] : (['location'] as const)),
      ...(month === requestedMonth || requestedMonth === '' ? [] : (['month'] as const)),
    ],
  };
};

/** Returns an address with market and month, without defaults. */
export const withMarket = (
  path: string,
  { location, month }: Partial<Pick<MarketView, 'location' | 'month'>>,
  extraParameters: Readonly<Record<string, string>> = {},
): string => {
  const search = new URLSearchParams({
    ...(location && location !== 'georgia' ? { location } : {}),
    ...(month ? { month } : {}),
    ...extraParameters,
  });
  return `${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
};

/** The two intervals, by their names in paths and calls (timeType). */
export type Interval = 'week' | 'month';
export const timeTypes = { week: 2, month: 1 } as const;

export const modelAddress = (
  interval: Interval,
  modelId: string,
  market: Partial<Pick<MarketView, 'location' | 'month'>>,
  extraParameters?: Readonly<Record<string, string>>,
): string => withMarket(`/sales/detail/${interval}/${encodeURIComponent(modelId)}`, market, extraParameters);
