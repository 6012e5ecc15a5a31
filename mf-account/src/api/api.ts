import { createRemoteApi } from '@caravan/shared/store';

export const api = createRemoteApi('account', () => import(/* webpackChunkName: "calls" */ './calls'), {
  getLoginOptions: { extraOptions: { isQuiet: true } },
});
