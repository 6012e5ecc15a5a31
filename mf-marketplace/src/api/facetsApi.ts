import { callQuery } from './endpoints';
import { marketplaceApi } from './marketplaceApi';

export const facetsApi = marketplaceApi.injectEndpoints({
  endpoints: (build) => ({
    usedCarFacets: callQuery(build, 'usedCarFacets'),
    getFinderFacets: callQuery(build, 'getFinderFacets'),
  }),
});
