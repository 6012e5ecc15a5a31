import type { g2ModelStatistic, Location } from '@caravan/shared/contracts/calls';
import { boundQuery, type Answer, type BoundQuery } from '@caravan/shared/store';
import { api } from './api';

/** The model that a title names and its periods: weeks or days. */
export type TitledModel = Answer<typeof g2ModelStatistic>;

/** The title of a car on an auction site and the country of its figures. */
interface TitleQuery {
  readonly title: string;
  readonly location: Location;
}

export const weeksByTitle = (query: TitleQuery): BoundQuery<TitledModel> =>
  boundQuery(api.query('auctionModelStatistic'), query);

export const daysByTitle = (query: TitleQuery): BoundQuery<TitledModel> =>
  boundQuery(api.query('g2ModelStatistic'), query);
