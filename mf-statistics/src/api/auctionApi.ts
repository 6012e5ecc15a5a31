import type { g2ModelStatistic, Location } from '@caravan/shared/contracts/calls';
import { boundQuery, type Answer, type BoundQuery } from '@caravan/shared/store';
import { api } from './api';

/** The model that a title names, and its periods: weeks or days. */
export type TitledModel = Answer<typeof g2ModelStatistic>;

/** What an auction site calls a car, and where it is sold. */
interface TitleAsked {
  readonly title: string;
  readonly location: Location;
}

export const weeksByTitle = (asked: TitleAsked): BoundQuery<TitledModel> =>
  boundQuery(api.query('auctionModelStatistic'), asked);

export const daysByTitle = (asked: TitleAsked): BoundQuery<TitledModel> =>
  boundQuery(api.query('g2ModelStatistic'), asked);
