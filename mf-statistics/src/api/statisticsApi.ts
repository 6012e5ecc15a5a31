import { hotModelList, weekList } from '@caravan/shared/contracts/calls';
import { callQuery, createRemoteApi } from '@caravan/shared/store';

export const statisticsApi = createRemoteApi('statistics', (build) => ({
  hotModelList: callQuery(build, hotModelList),
  weekList: callQuery(build, weekList),
}));

export const { useHotModelListQuery, useWeekListQuery } = statisticsApi;
