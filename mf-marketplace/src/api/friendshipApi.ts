import { callQuery } from './endpoints';
import { marketplaceApi } from './marketplaceApi';

export const friendshipApi = marketplaceApi.injectEndpoints({
  endpoints: (build) => ({
    getFinderFriendshipDetail: callQuery(build, 'getFinderFriendshipDetail'),
    argumentDetail: callQuery(build, 'argumentDetail'),
  }),
});
