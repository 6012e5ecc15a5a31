import { createRemoteApi } from '@caravan/shared/store';
import { callQuery } from './endpoints';

export const marketplaceApi = createRemoteApi('marketplace', (build) => ({
  vehicleTops: callQuery(build, 'vehicleTops'),
  newsList: callQuery(build, 'newsList'),
  getFinderFriendship: callQuery(build, 'getFinderFriendship'),
  hotBrandList: callQuery(build, 'hotBrandList'),
  usedCarPage: callQuery(build, 'usedCarPage'),
  getFinderTops: callQuery(build, 'getFinderTops'),
  getFinderBrandsV2: callQuery(build, 'getFinderBrandsV2'),
  getFinderVehicles: callQuery(build, 'getFinderVehicles'),
}));
