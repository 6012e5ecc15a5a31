import * as v from 'valibot';
import { defineCall } from './call';
import { moment, text } from './fields';

const credentials = {
  username: v.pipe(v.string(), v.maxLength(100)),
  password: v.pipe(v.string(), v.maxLength(200)),
};

/** The longest range of the statistics: 31 days. */
export const longestRangeMs = 31 * 86_400_000;

/**
 * Both bounds in unix milliseconds and both included: a range of whole days ends with a day's last millisecond. Longer
 * than {@link longestRangeMs} or reversed it is refused. `password` is the admin's password or a token of `adminLogin`.
 */
const range = v.object({ startTime: moment, endTime: moment, ...credentials });

const count = v.number();

/** `value` page views, `value2` devices that made them. */
const counted = v.object({ name: text, value: count, value2: count });
const identified = v.object({ id: v.nullable(text), name: text, value: count, value2: count });

/** `value` actions, `value2` devices that acted; `rate` their share of the devices that could have, null where there were none. */
const conversion = v.object({ name: text, value: count, value2: count, rate: v.nullable(v.number()) });

/**
 * What visitors did, from their tracking events. Pv: page views, Uv: different devices that made them; `home` the home
 * page, `data` Data Insights, sales overview and ranking, `model` statistics of a model, `mini`, `nat` and `eqm5` all page
 * views of that channel. Lists hold the most viewed first, at most 50 (news and adverts 100): `versionList` of the site,
 * `countryList` by time zone (`id` ISO code, null and "Unknown" where it says nothing), `platformList` `platform · system`.
 * `dayList` oldest first, Monday to Friday only, days as the site's market has them (Asia/Tbilisi), days without views
 * too. `converterList` by action. Events of the demo data are kept apart: they are counted with `demo` alone, and `demoPv` says how
 * many page views of them the range has. Names of countries, news and adverts in the language of the call.
 */
export const trackStatistic = defineCall({
  host: 'main',
  path: '/tech/track/statistic',
  parameter: v.object({ ...range.entries, demo: v.optional(v.boolean(), false) }),
  result: v.object({
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
    versionList: v.array(counted),
    countryList: v.array(identified),
    converterList: v.array(conversion),
    dayList: v.array(counted),
    platformList: v.array(counted),
    newsList: v.array(identified),
    adList: v.array(identified),
  }),
});
export type TrackStatistic = v.InferOutput<typeof trackStatistic.result>;

const accountCounts = { total: count, login: count, active: count, bid: count, win: count, lot: count };

/**
 * Accounts of the auction and dealer platforms. Counts of a list: `total` accounts, `login` of them signed in, `active` of
 * them bid or offered a lot, `bid` bids, `win` bids won, `lot` lots offered. `allList` by platform from the beginning to
 * `endTime`, and the counts beside it for all platforms together; `monthList` by platform within the range, `total` being
 * the accounts that were added. `userList` has every account there was at `endTime`, newest first, at most 5,000, with its
 * own counts within the range (`login` sign-ins, `active` those of them with a bid or a lot); `insertTime` in unix seconds.
 */
export const trackPlatformStatistic = defineCall({
  host: 'main',
  path: '/tech/track/platformStatistic',
  parameter: range,
  result: v.object({
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
 * Takes the admin's name and password for a token that may stand in for the password. It ends at `expiresAt` (unix
 * milliseconds), 15 minutes after it was used last and 8 hours after the login at the latest.
 */
export const adminLogin = defineCall({
  host: 'main',
  path: '/tech/track/adminLogin',
  parameter: v.object(credentials),
  result: v.object({ token: v.string(), expiresAt: v.number() }),
});

/** Ends the admin session of the token in `password`; with the password itself, all of them. */
export const adminLogout = defineCall({
  host: 'main',
  path: '/tech/track/adminLogout',
  parameter: v.object(credentials),
  result: v.object({}),
});
