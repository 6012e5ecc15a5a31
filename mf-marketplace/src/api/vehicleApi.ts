import { callMutation, callQuery } from './endpoints';
import { marketplaceApi } from './marketplaceApi';

export const vehicleApi = marketplaceApi.injectEndpoints({
  endpoints: (build) => ({
    getFinderVehicleDetail: callQuery(build, 'getFinderVehicleDetail'),
    finderVehiclesLike: callQuery(build, 'finderVehiclesLike'),
    submitPrice: callMutation(build, 'submitPrice'),
  }),
});

export const { useGetFinderVehicleDetailQuery, useFinderVehiclesLikeQuery, useSubmitPriceMutation } = vehicleApi;
