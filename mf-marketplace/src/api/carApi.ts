import { carCompare, getUsedCarInfo } from '@caravan/shared/contracts/calls';
import { callQuery } from '@caravan/shared/store';
import { marketplaceApi } from './marketplaceApi';

export const carApi = marketplaceApi.injectEndpoints({
  endpoints: (build) => ({
    getUsedCarInfo: callQuery(build, getUsedCarInfo),
    carCompare: callQuery(build, carCompare),
  }),
});
