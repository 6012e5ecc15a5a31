import { hotModelList, saleAnalysis, weekList } from '@caravan/shared/contracts/calls';
import { callQuery, createRemoteApi } from '@caravan/shared/store';

export const statisticsApi = createRemoteApi('statistics', (build) => ({
  hotModelList: callQuery(build, hotModelList),
  weekList: callQuery(build, weekList),
  saleAnalysis: callQuery(build, saleAnalysis),
}));

export type SaleAnalysis = NonNullable<(typeof saleAnalysis.result)['~types']>['output'];

export const { useHotModelListQuery, useWeekListQuery } = statisticsApi;
