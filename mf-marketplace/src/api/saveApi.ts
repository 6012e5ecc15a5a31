import { collect } from '@caravan/shared/contracts/calls';
import { callMutation } from '@caravan/shared/store';
import { marketplaceApi } from './marketplaceApi';

export const { useCollectMutation } = marketplaceApi.injectEndpoints({
  endpoints: (build) => ({ collect: callMutation(build, collect) }),
});
