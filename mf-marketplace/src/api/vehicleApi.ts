import { getFinderVehicleDetail, submitPrice } from '@caravan/shared/contracts/calls';
import { callMutation, callQuery } from '@caravan/shared/store';
import { marketplaceApi } from './marketplaceApi';

export const vehicleApi = marketplaceApi.injectEndpoints({
  endpoints: (build) => ({
    getFinderVehicleDetail: callQuery(build, getFinderVehicleDetail),
    submitPrice: callMutation(build, submitPrice),
  }),
});

export const { useGetFinderVehicleDetailQuery, useSubmitPriceMutation } = vehicleApi;
