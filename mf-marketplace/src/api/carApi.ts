import { carCompare, getUsedCarInfo, usedCarsLike } from '@caravan/shared/contracts/calls';
import { callQuery } from '@caravan/shared/store';
import { marketplaceApi } from './marketplaceApi';

export const carApi = marketplaceApi.injectEndpoints({
  endpoints: (build) => ({
    getUsedCarInfo: callQuery(build, getUsedCarInfo),
    carCompare: callQuery(build, carCompare),
    usedCarsLike: callQuery(build, usedCarsLike),
  }),
});

export const { useGetUsedCarInfoQuery, useUsedCarsLikeQuery } = carApi;
