import { dashboard } from './endpoints';
import { statisticsApi } from './statisticsApi';

export type { TrackPlatformStatistic, TrackStatistic } from '@caravan/shared/contracts/calls';

// Nothing stays in memory after the admin has logged out.
const forgotten = { keepUnusedDataFor: 0 };

export const { useTrackStatisticQuery, useTrackPlatformStatisticQuery } = statisticsApi.injectEndpoints({
  endpoints: (build) => ({
    trackStatistic: { ...dashboard.callQuery(build, 'trackStatistic'), ...forgotten },
    trackPlatformStatistic: { ...dashboard.callQuery(build, 'trackPlatformStatistic'), ...forgotten },
  }),
});
