import { getFinderFacets, usedCarFacets } from '@caravan/shared/contracts/calls';
import { callQuery } from '@caravan/shared/store';
import { marketplaceApi } from './marketplaceApi';

export const facetsApi = marketplaceApi.injectEndpoints({
  endpoints: (build) => ({
    usedCarFacets: callQuery(build, usedCarFacets),
    getFinderFacets: callQuery(build, getFinderFacets),
  }),
});
