import type { modelAnalysis, modelViewStatistic, salePriceTrends } from '@caravan/shared/contracts/calls';
import { callQuery } from './endpoints';
import { statisticsApi } from './statisticsApi';

type Answer<C extends { readonly result: { readonly '~types'?: { readonly output: unknown } | undefined } }> =
  NonNullable<C['result']['~types']>['output'];

export type ModelTrend = Answer<typeof salePriceTrends>;
export type ModelAnalysis = Answer<typeof modelAnalysis>;
export type ModelFigures = Answer<typeof modelViewStatistic>;

export const modelApi = statisticsApi.injectEndpoints({
  endpoints: (build) => ({
    salePriceTrends: callQuery(build, 'salePriceTrends'),
    modelAnalysis: callQuery(build, 'modelAnalysis'),
    modelViewStatistic: callQuery(build, 'modelViewStatistic'),
    modelTree: callQuery(build, 'modelTree'),
  }),
});

export const { useModelTreeQuery } = modelApi;
