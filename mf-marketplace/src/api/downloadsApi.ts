import { callQuery } from './endpoints';
import { marketplaceApi } from './marketplaceApi';

export const downloadsApi = marketplaceApi.injectEndpoints({
  endpoints: (build) => ({ downloadList: callQuery(build, 'downloadList') }),
});
