import { createRemoteApi } from '@caravan/shared/store';
import { callQuery } from './endpoints';

export const statisticsApi = createRemoteApi('statistics', (build) => ({
  hotModelList: callQuery(build, 'hotModelList'),
  weekList: callQuery(build, 'weekList'),
}));

export const { useHotModelListQuery, useWeekListQuery } = statisticsApi;
