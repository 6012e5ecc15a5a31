import type { RemoteContext } from '@caravan/shared/contracts';
import { getFinderVehicleDetail, submitPrice, type FinderVehicle } from '@caravan/shared/contracts/calls';
import { callMutation, callQuery } from '@caravan/shared/store';
import { allPages } from './allPages';
import { fetchedAnswer } from './answerIn';
import { marketplaceApi } from './marketplaceApi';

export const vehicleApi = marketplaceApi.injectEndpoints({
  endpoints: (build) => ({
    getFinderVehicleDetail: callQuery(build, getFinderVehicleDetail),
    submitPrice: callMutation(build, submitPrice),
  }),
});

export const { useGetFinderVehicleDetailQuery, useSubmitPriceMutation } = vehicleApi;

/** The vehicles of the finder. */
export const allVehicles = (context: RemoteContext): Promise<FinderVehicle[]> =>
  allPages((place) =>
    fetchedAnswer(context, marketplaceApi.endpoints.getFinderVehicles, { lang: context.lang, ...place }),
  );
