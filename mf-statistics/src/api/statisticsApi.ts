import { hotModelList, saleAnalysis, weekList } from '@caravan/shared/contracts/calls';
import { callQuery, createRemoteApi } from '@caravan/shared/store';
import { siteDay } from '@caravan/shared/terms';

export const statisticsApi = createRemoteApi('statistics', (build) => ({
  hotModelList: callQuery(build, hotModelList),
  weekList: callQuery(build, weekList),
  saleAnalysis: callQuery(build, saleAnalysis),
  // Asked once by `load` and carried in the store, so that server and browser agree on what day it is.
  today: build.query<string, void>({ queryFn: () => ({ data: siteDay(Date.now()) }) }),
}));

export const { useHotModelListQuery, useWeekListQuery, useSaleAnalysisQuery, useTodayQuery } = statisticsApi;
