import type { g2ModelStatistic, Location } from '@caravan/shared/contracts/calls';
import { boundQuery, type BoundQuery } from '@caravan/shared/store';
import { callQuery } from './endpoints';
import { statisticsApi } from './statisticsApi';

/** The model that a title names, and its periods: weeks or days. */
export type TitledModel = NonNullable<(typeof g2ModelStatistic.result)['~types']>['output'];

const { endpoints } = statisticsApi.injectEndpoints({
  endpoints: (build) => ({
    auctionModelStatistic: callQuery(build, 'auctionModelStatistic'),
    g2ModelStatistic: callQuery(build, 'g2ModelStatistic'),
  }),
});

/** What an auction site calls a car, and where it is sold. */
interface TitleAsked {
  readonly title: string;
  readonly location: Location;
}

export const weeksByTitle = (asked: TitleAsked): BoundQuery<TitledModel> =>
  boundQuery(endpoints.auctionModelStatistic, asked);

export const daysByTitle = (asked: TitleAsked): BoundQuery<TitledModel> =>
  boundQuery(endpoints.g2ModelStatistic, asked);
