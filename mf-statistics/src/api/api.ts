import { createRemoteApi } from '@caravan/shared/store';

// The store drops the dashboard's answers as soon as the admin has logged out.
const privateAnswer = { keepUnusedDataFor: 0 };

export const api = createRemoteApi('statistics', () => import(/* webpackChunkName: "calls" */ './calls'), {
  tariffEffect: privateAnswer,
  tariffList: privateAnswer,
  trackPlatformStatistic: privateAnswer,
  trackStatistic: privateAnswer,
});
