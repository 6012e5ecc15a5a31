import type {
  downTopStatistic,
  monthConsumerAnalysis,
  monthSoldStatistic,
  saleAnalysis,
} from '@caravan/shared/contracts/calls';
import { boundQuery, type Answer, type BoundQuery } from '@caravan/shared/store';
import { api } from './api';

export type SaleAnalysis = Answer<typeof saleAnalysis>;
export type TopLists = Answer<typeof downTopStatistic>;
export type Sold = Answer<typeof monthSoldStatistic>;
export type Consumers = Answer<typeof monthConsumerAnalysis>;

interface MarketParameters {
  readonly location: 'georgia' | 'azerbaijan';
  readonly type: 1 | 2;
  readonly month?: string;
}

export interface MarketQueries {
  readonly [name: string]: BoundQuery<unknown>;
  readonly analysis: BoundQuery<SaleAnalysis>;
  readonly top: BoundQuery<TopLists>;
  readonly sold: BoundQuery<Sold>;
  readonly consumers: BoundQuery<Consumers>;
}

export const marketQueries = ({ type, ...market }: MarketParameters): MarketQueries => {
  const isWeekly = type === 2;
  return {
    analysis: boundQuery(api.query('saleAnalysis'), { ...market, type }),
    top: isWeekly
      ? boundQuery(api.query('weekDownStatistic'), market)
      : boundQuery(api.query('downTopStatistic'), market),
    sold: isWeekly
      ? boundQuery(api.query('weekSoldStatistic'), market)
      : boundQuery(api.query('monthSoldStatistic'), market),
    consumers: isWeekly
      ? boundQuery(api.query('weekConsumerAnalysis'), market)
      : boundQuery(api.query('monthConsumerAnalysis'), market),
  };
};
