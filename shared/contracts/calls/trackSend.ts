import * as v from 'valibot';
import { defineCall } from './call';
import { timestampMs } from './fields';

/** Page views. Each is sent once, when its page opens, or for Data Insights when it becomes visible. */
export const pageViewTypes = [
  'FINDER_HOME_PV',
  'HOME_NEWS_PV',
  'FINDER_BRAND_PV',
  'FINDER_ADV_PV',
  'FINDER_TOP_PV',
  'FINDER_VEHICLE_PV',
  'HOME_ANALYSIS_PV',
  'STATISTIC_SALE_PV',
  'STATISTIC_MODEL_PV',
  'DATA_RANKING_PV',
  'DOWNLOAD_PV',
] as const;

/** Actions. They are sent after they succeed. */
export const actionTypes = ['FINDER_SUBMIT_PRICE', 'FINDER_ADV_COLLECT', 'FINDER_DRAW_PRIZE'] as const;

/** Time on a page. `extra` has inTime, outTime and stayTime in seconds. */
export const stayTypes = [
  'FINDER_HOME_STAY',
  'FINDER_VEHICLE_STAY',
  'FINDER_ADV_STAY',
  'FINDER_PRIZE_STAY',
  'STATISTIC_SALE_STAY',
  'STATISTIC_MODEL_STAY',
  'DATA_RANKING_STAY',
] as const;

export const eventType = v.picklist([...pageViewTypes, ...actionTypes, ...stayTypes]);
export type EventType = v.InferOutput<typeof eventType>;
export type PageViewType = (typeof pageViewTypes)[number];
export type StayType = (typeof stayTypes)[number];

const isJsonObject = (json: string): boolean => {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
};

const word = v.pipe(v.string(), v.maxLength(64));

/**
 * Stores an event. `eventTime`: Unix milliseconds. `localTime`: the visitor's clock as text. `extra`: a JSON object as text. The statistics
 * use its fields `id` and `title` (news, adverts), `type` (collects), `version` of the site, and `source` of the visit. `userId` and
 * `identityId` are empty if unknown. `userId` is stored only with a token of that user's session in the envelope. The body may come from
 * `navigator.sendBeacon`. An event counts at the time at which the server receives it.
 */
export const trackSend = defineCall({
  host: 'tracking',
  path: '/tech/track/send',
  parameter: v.object({
    deviceId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    deviceType: word,
    osType: word,
    eventTime: timestampMs,
    url: v.pipe(v.string(), v.maxLength(2048)),
    page: v.pipe(v.string(), v.maxLength(256)),
    localTime: word,
    eventType,
    extra: v.optional(v.pipe(v.string(), v.maxLength(4096), v.check(isJsonObject)), '{}'),
    userId: v.optional(word, ''),
    identityId: v.optional(word, ''),
    platform: word,
  }),
  result: v.object({}),
});
export type TrackEvent = v.InferOutput<typeof trackSend.parameter>;
