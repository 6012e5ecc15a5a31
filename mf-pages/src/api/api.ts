import { createRemoteApi } from '@caravan/shared/store';

export const api = createRemoteApi('pages', () => import(/* webpackChunkName: "calls" */ './calls'));
