import { watchList } from '@caravan/shared/contracts/calls';
import { callQuery } from '@caravan/shared/store';
import { marketplaceApi } from './marketplaceApi';

/** As many as a list holds (specification, "Constants"). */
export const WATCH_LIST_SIZE = 100;

export const { useWatchListQuery } = marketplaceApi.injectEndpoints({
  endpoints: (build) => ({
    // Another page, or another tab, changes the list: it is asked for anew whenever it is opened.
    watchList: { ...callQuery(build, watchList), keepUnusedDataFor: 0 },
  }),
});
