import { callMutation } from './endpoints';
import { marketplaceApi } from './marketplaceApi';

export const { useContactMutation } = marketplaceApi.injectEndpoints({
  endpoints: (build) => ({ contact: callMutation(build, 'contact') }),
});
