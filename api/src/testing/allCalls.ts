import * as calls from '@caravan/shared/contracts/calls';
import type { Call } from '@caravan/shared/contracts/calls';

/** Every call that this API serves, with a payload that succeeds on demo data. */
export const allCalls: readonly (readonly [name: string, call: Call, parameter: object])[] = [
  ['vehicleTops', calls.vehicleTops, {}],
  ['newsList', calls.newsList, {}],
  ['weekList', calls.weekList, { modelId: 'toyota-prius', location: 'georgia', type: 2 }],
  ['hotModelList', calls.hotModelList, { location: 'georgia', timeType: 2 }],
  ['saleAnalysis', calls.saleAnalysis, { location: 'georgia', type: 1 }],
  ['rankList', calls.rankList, { size: 10, current: 1, rankType: 11 }],
  ['getFinderBrandsV2', calls.getFinderBrandsV2, { lang: 'en' }],
  ['getFinderVehicles', calls.getFinderVehicles, { lang: 'en', size: 12, current: 1 }],
  ['getFinderTops', calls.getFinderTops, {}],
  ['getFinderFriendship', calls.getFinderFriendship, {}],
  ['hotBrandList', calls.hotBrandList, {}],
  ['usedCarPage', calls.usedCarPage, { size: 10, current: 1 }],
  ['sendEmailCode', calls.sendEmailCode, { email: 'reader@example.com', verifyCodeType: 1 }],
];
