import { rankList } from '@caravan/shared/contracts/calls';
import { callQuery, createRemoteApi } from '@caravan/shared/store';
import { siteDay } from '@caravan/shared/terms';

export const rankingApi = createRemoteApi('ranking', (build) => ({
  rankList: callQuery(build, rankList),
  // Asked once by `load` and carried in the store, so that server and browser agree on what day it is.
  today: build.query<string, void>({ queryFn: () => ({ data: siteDay(Date.now()) }) }),
}));

export const { useRankListQuery, useTodayQuery } = rankingApi;
