import type { trendList } from '@caravan/shared/contracts/calls';
import { createRemoteApi, type BoundQuery } from '@caravan/shared/store';
import { callQuery } from './endpoints';

export const rankingApi = createRemoteApi('ranking', (build) => ({
  rankList: callQuery(build, 'rankList'),
  trendList: callQuery(build, 'trendList'),
}));

type Trend = NonNullable<(typeof trendList.result)['~types']>['output'];
export type TrendQuery = BoundQuery<Trend>;
