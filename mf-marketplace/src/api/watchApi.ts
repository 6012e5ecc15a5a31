import { callMutation } from './endpoints';
import { marketplaceApi } from './marketplaceApi';

/** By itself: every vehicle card has it, on the home page too. */
export const { useWatchMutation } = marketplaceApi.injectEndpoints({
  endpoints: (build) => ({ watch: callMutation(build, 'watch') }),
});
