import { downloadList } from '@caravan/shared/contracts/calls';
import { callQuery } from '@caravan/shared/store';
import { marketplaceApi } from './marketplaceApi';

export const downloadsApi = marketplaceApi.injectEndpoints({
  endpoints: (build) => ({ downloadList: callQuery(build, downloadList) }),
});
