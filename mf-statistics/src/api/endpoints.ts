import { lateEndpoints } from '@caravan/shared/store';

/** Fetches the section's calls. */
export const calls = () => import(/* webpackChunkName: "calls" */ './calls');

export const { callQuery } = lateEndpoints(calls);

/** Those of the dashboard. */
export const dashboard = lateEndpoints(() => import(/* webpackChunkName: "dashboard-calls" */ './dashboardCalls'));
