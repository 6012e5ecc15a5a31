import { finderVehiclesLike, getFinderVehicleDetail, submitPrice } from '@caravan/shared/contracts/calls';
import { callMutation, callQuery } from '@caravan/shared/store';
import { marketplaceApi } from './marketplaceApi';

export const vehicleApi = marketplaceApi.injectEndpoints({
  endpoints: (build) => ({
    getFinderVehicleDetail: callQuery(build, getFinderVehicleDetail),
    finderVehiclesLike: callQuery(build, finderVehiclesLike),
    submitPrice: callMutation(build, submitPrice),
  }),
});

export const { useGetFinderVehicleDetailQuery, useFinderVehiclesLikeQuery, useSubmitPriceMutation } = vehicleApi;
