import { argumentDetail, getFinderFriendshipDetail } from '@caravan/shared/contracts/calls';
import { callQuery } from '@caravan/shared/store';
import { marketplaceApi } from './marketplaceApi';

export const friendshipApi = marketplaceApi.injectEndpoints({
  endpoints: (build) => ({
    getFinderFriendshipDetail: callQuery(build, getFinderFriendshipDetail),
    argumentDetail: callQuery(build, argumentDetail),
  }),
});
