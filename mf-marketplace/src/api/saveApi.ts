import { callMutation } from './endpoints';
import { marketplaceApi } from './marketplaceApi';

export const { useCollectMutation } = marketplaceApi.injectEndpoints({
  endpoints: (build) => ({ collect: callMutation(build, 'collect') }),
});
