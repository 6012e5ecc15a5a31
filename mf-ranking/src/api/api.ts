import { createRemoteApi } from '@caravan/shared/store';

export const api = createRemoteApi('ranking', () => import(/* webpackChunkName: "calls" */ './calls'));
