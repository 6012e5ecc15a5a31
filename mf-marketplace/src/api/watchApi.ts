import { watch } from '@caravan/shared/contracts/calls';
import { callMutation } from '@caravan/shared/store';
import { marketplaceApi } from './marketplaceApi';

/** By itself: every vehicle card has it, on the home page too. */
export const { useWatchMutation } = marketplaceApi.injectEndpoints({
  endpoints: (build) => ({ watch: callMutation(build, watch) }),
});
