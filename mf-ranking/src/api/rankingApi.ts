import { rankList, trendList } from '@caravan/shared/contracts/calls';
import { callQuery, createRemoteApi, type BoundQuery } from '@caravan/shared/store';

export const rankingApi = createRemoteApi('ranking', (build) => ({
  rankList: callQuery(build, rankList),
  trendList: callQuery(build, trendList),
}));

type Trend = NonNullable<(typeof trendList.result)['~types']>['output'];
export type TrendQuery = BoundQuery<Trend>;
