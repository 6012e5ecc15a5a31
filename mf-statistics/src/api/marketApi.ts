import type {
  downTopStatistic,
  monthConsumerAnalysis,
  monthSoldStatistic,
  saleAnalysis,
} from '@caravan/shared/contracts/calls';
import { boundQuery, type BoundQuery } from '@caravan/shared/store';
import { callQuery } from './endpoints';
import { statisticsApi } from './statisticsApi';

type Answer<C extends { readonly result: { readonly '~types'?: { readonly output: unknown } | undefined } }> =
  NonNullable<C['result']['~types']>['output'];

export type SaleAnalysis = Answer<typeof saleAnalysis>;
export type TopLists = Answer<typeof downTopStatistic>;
export type Sold = Answer<typeof monthSoldStatistic>;
export type Consumers = Answer<typeof monthConsumerAnalysis>;

const { endpoints } = statisticsApi.injectEndpoints({
  endpoints: (build) => ({
    saleAnalysis: callQuery(build, 'saleAnalysis'),
    downTopStatistic: callQuery(build, 'downTopStatistic'),
    weekDownStatistic: callQuery(build, 'weekDownStatistic'),
    monthSoldStatistic: callQuery(build, 'monthSoldStatistic'),
    weekSoldStatistic: callQuery(build, 'weekSoldStatistic'),
    monthConsumerAnalysis: callQuery(build, 'monthConsumerAnalysis'),
    weekConsumerAnalysis: callQuery(build, 'weekConsumerAnalysis'),
  }),
});

/** Country, interval and month of a market's figures. */
interface MarketAsked {
  readonly location: 'georgia' | 'azerbaijan';
  readonly type: 1 | 2;
  readonly month?: string;
}

/** Calls of a market, by weeks or months. */
export interface MarketQueries {
  readonly [name: string]: BoundQuery<unknown>;
  readonly analysis: BoundQuery<SaleAnalysis>;
  readonly top: BoundQuery<TopLists>;
  readonly sold: BoundQuery<Sold>;
  readonly consumers: BoundQuery<Consumers>;
}

export const marketQueries = ({ type, ...market }: MarketAsked): MarketQueries => {
  const isWeekly = type === 2;
  return {
    analysis: boundQuery(endpoints.saleAnalysis, { ...market, type }),
    top: isWeekly ? boundQuery(endpoints.weekDownStatistic, market) : boundQuery(endpoints.downTopStatistic, market),
    sold: isWeekly ? boundQuery(endpoints.weekSoldStatistic, market) : boundQuery(endpoints.monthSoldStatistic, market),
    consumers: isWeekly
      ? boundQuery(endpoints.weekConsumerAnalysis, market)
      : boundQuery(endpoints.monthConsumerAnalysis, market),
  };
};
