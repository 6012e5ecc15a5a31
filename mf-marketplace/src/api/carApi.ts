import { callQuery } from './endpoints';
import { marketplaceApi } from './marketplaceApi';

export const carApi = marketplaceApi.injectEndpoints({
  endpoints: (build) => ({
    getUsedCarInfo: callQuery(build, 'getUsedCarInfo'),
    carCompare: callQuery(build, 'carCompare'),
    usedCarsLike: callQuery(build, 'usedCarsLike'),
  }),
});

export const { useCarCompareQuery, useGetUsedCarInfoQuery, useUsedCarsLikeQuery } = carApi;
