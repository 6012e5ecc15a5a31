import { createRemoteApi } from '@caravan/shared/store';

export const api = createRemoteApi('marketplace', () => import(/* webpackChunkName: "calls" */ './calls'), {
  // Other visitors enter, and other pages or tabs change the lists: they are fetched again whenever their page opens.
  prizeInfo: { keepUnusedDataFor: 0 },
  watching: { keepUnusedDataFor: 0 },
  watchList: { keepUnusedDataFor: 0 },
});
