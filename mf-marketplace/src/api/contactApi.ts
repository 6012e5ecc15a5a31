import { contact } from '@caravan/shared/contracts/calls';
import { callMutation } from '@caravan/shared/store';
import { marketplaceApi } from './marketplaceApi';

export const { useContactMutation } = marketplaceApi.injectEndpoints({
  endpoints: (build) => ({ contact: callMutation(build, contact) }),
});
