import * as v from 'valibot';
import { defineCall } from './call';
import { adminCredentials, isDemo, timestampMs, text } from './fields';

/** The longest range of the statistics: 31 days. */
export const longestRangeMs = 31 * 86_400_000;

/**
 * A range of time. Both bounds are in Unix milliseconds and included, so a range of whole days ends with the last millisecond of a day.
 * Refused if reversed or longer than {@link longestRangeMs}. `password` is an admin's password or a token of `adminLogin`.
 */
const range = v.object({ startTime: timestampMs, endTime: timestampMs, ...adminCredentials });

const count = v.number();

/** `value`: page views. `value2`: their devices. */
const labelledCounts = v.object({ name: text, value: count, value2: count });
const identified = v.object({ id: v.nullable(text), name: text, value: count, value2: count });

/** `value`: actions. `value2`: their devices. `rate`: the share of these devices among all that could act, null if there were none. */
const conversion = v.object({ name: text, value: count, value2: count, rate: v.nullable(v.number()) });

/**
 * Returns statistics of visits, from tracking events. Pv: page views. Uv: their different devices. `home`: the home page. `data`: Data
 * Insights, sales overview and ranking. `model`: statistics of a model. `mini`, `nat` and `eqm5`: all page views of that channel. Lists
 * have the most viewed first, at most 50 entries (news and adverts 100). `versionList`: versions of the site. `countryList`: by time zone
 * (`id` is the ISO code, null and "Unknown" for an unknown zone). `platformList`: `platform · system`. `dayList`: oldest first, Monday to
 * Friday only, in Asia/Tbilisi, including days without views. `converterList`: by action. Demo events count only with `demo`, and then
 * no others. `allPv`: all page views, absent from answers of an earlier API. `demoPv`: those of demo events in the range. Names of
 * countries, news and adverts are in the language of the call.
 */
export const trackStatistic = defineCall({
  path: '/tech/track/statistic',
  parameter: v.object({ ...range.entries, demo: v.optional(v.boolean(), false) }),
  result: v.object({
    allPv: v.optional(count),
    demoPv: count,
    homePv: count,
    homeUv: count,
    dataPv: count,
    dataUv: count,
    modelPv: count,
    modelUv: count,
    miniPv: count,
    miniUv: count,
    natPv: count,
    natUv: count,
    eqm5Pv: count,
    eqm5Uv: count,
    versionList: v.array(labelledCounts),
    countryList: v.array(identified),
    converterList: v.array(conversion),
    dayList: v.array(labelledCounts),
    platformList: v.array(labelledCounts),
    newsList: v.array(identified),
    adList: v.array(identified),
  }),
});
export type TrackStatistic = v.InferOutput<typeof trackStatistic.result>;

const accountCounts = { total: count, login: count, active: count, bid: count, win: count, lot: count };

/**
 * Returns the accounts of auction and dealer platforms. `total`: accounts. `login`: accounts that signed in. `active`: accounts that bid
 * or offered a lot. `bid`: bids. `win`: won bids. `lot`: offered lots. `allList`: by platform, from the beginning to `endTime`. The counts
 * beside it are those of all platforms. `monthList`: by platform within the range, where `total` counts new accounts. `userList`: all
 * accounts at `endTime`, newest first, at most 5,000, with counts within the range (`login`: sign-ins, `active`: sign-ins with a bid or
 * a lot). `insertTime` is in Unix seconds. `isDemo`: some of the accounts are demo data.
 */
export const trackPlatformStatistic = defineCall({
  path: '/tech/track/platformStatistic',
  parameter: range,
  result: v.object({
    isDemo,
    ...accountCounts,
    allList: v.array(v.object({ name: text, ...accountCounts })),
    monthList: v.array(v.object({ name: text, ...accountCounts })),
    userList: v.array(
      v.object({
        number: text,
        firstName: text,
        lastName: text,
        email: text,
        platformName: text,
        dealer: text,
        insertTime: count,
        login: count,
        active: count,
        bid: count,
        win: count,
        lot: count,
      }),
    ),
  }),
});
export type TrackPlatformStatistic = v.InferOutput<typeof trackPlatformStatistic.result>;

/**
 * Logs an admin in by name and password. Returns a token that replaces the password. It expires at `expiresAt` (Unix milliseconds):
 * 15 minutes after its last use, and at most 8 hours after the login.
 */
export const adminLogin = defineCall({
  path: '/tech/track/adminLogin',
  parameter: v.object(adminCredentials),
  result: v.object({ token: v.string(), expiresAt: v.number() }),
});

/** Ends the admin session of the token in `password`. With the password itself it ends all sessions of this admin. */
export const adminLogout = defineCall({
  path: '/tech/track/adminLogout',
  parameter: v.object(adminCredentials),
  result: v.object({}),
});
