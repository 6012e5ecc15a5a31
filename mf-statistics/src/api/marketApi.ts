import type {
  downTopStatistic,
  monthConsumerAnalysis,
  monthSoldStatistic,
  saleAnalysis,
} from '@caravan/shared/contracts/calls';
import { boundQuery, type Answer, type BoundQuery } from '@caravan/shared/store';
import { api } from './api';
import { salesCall, type SalesView } from './salesView';

export type SaleAnalysis = Answer<typeof saleAnalysis>;
export type TopLists = Answer<typeof downTopStatistic>;
export type Sold = Answer<typeof monthSoldStatistic>;
export type Consumers = Answer<typeof monthConsumerAnalysis>;

export interface MarketQueries {
  readonly [name: string]: BoundQuery<unknown>;
  readonly analysis: BoundQuery<SaleAnalysis>;
  readonly top: BoundQuery<TopLists>;
  readonly sold: BoundQuery<Sold>;
  readonly consumers: BoundQuery<Consumers>;
}

export const marketQueries = (view: SalesView): MarketQueries => {
  const { type, ...market } = salesCall(view);
  const isWeekly = view.interval === 'week';
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
