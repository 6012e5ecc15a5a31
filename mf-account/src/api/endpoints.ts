import { lateEndpoints } from '@caravan/shared/store';

/** Fetches the section's calls. */
export const calls = () => import(/* webpackChunkName: "calls" */ './calls');

export const { callMutation } = lateEndpoints(calls);
