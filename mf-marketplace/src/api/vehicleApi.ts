import type { RemoteContext } from '@caravan/shared/contracts';
import { getFinderVehicleDetail, submitPrice, type FinderVehicle } from '@caravan/shared/contracts/calls';
import { callMutation, callQuery } from '@caravan/shared/store';
import { fetchedAnswer } from './answerIn';
import { marketplaceApi } from './marketplaceApi';

export const vehicleApi = marketplaceApi.injectEndpoints({
  endpoints: (build) => ({
    getFinderVehicleDetail: callQuery(build, getFinderVehicleDetail),
    submitPrice: callMutation(build, submitPrice),
  }),
});

export const { useGetFinderVehicleDetailQuery, useSubmitPriceMutation } = vehicleApi;

/** The most that the call gives at once. */
const PAGE = 100;

/** All vehicles of the finder; as far as the calls for them answer. */
export const allVehicles = async (context: RemoteContext): Promise<FinderVehicle[]> => {
  const found: FinderVehicle[] = [];
  for (let current = 1; ; current += 1) {
    const page = await fetchedAnswer(context, marketplaceApi.endpoints.getFinderVehicles, {
      lang: context.lang,
      size: PAGE,
      current,
    });
    found.push(...(page?.data ?? []));
    if (!page || page.data.length === 0 || found.length >= page.total) return found;
  }
};
