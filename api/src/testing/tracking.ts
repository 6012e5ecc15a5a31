import type { TrackEvent, TrackStatistic } from '@caravan/shared/contracts/calls';
import { adminLogin, pathOf, signEnvelope, trackSend, trackStatistic } from '@caravan/shared/contracts/calls';
import { md5 } from 'js-md5';
import {
  platformAccounts,
  platformSignIns,
  trackDays,
  trackDaysCounted,
  trackEvents,
  trackItemVisits,
  trackVisits,
} from '../database/schema';
import { hashPassword } from '../credentials/password';
import { envelopeOf } from './client';
import type { TestServer } from './server';
import { setUpTestServer } from './setUpTestServer';

/** Midnight in Tbilisi, a Wednesday. */
export const wednesday = Date.parse('2026-11-18T00:00:00+04:00');

const username = 'figures';
const password = 'mountains at noon';

/** Creates an event with all fields. */
export const someEvent = (changes: Partial<TrackEvent> = {}): TrackEvent => ({
  deviceId: 'device-1',
  deviceType: 'mobile',
  osType: 'Android',
  eventTime: wednesday - 1_234,
  url: 'https://caravan.example/home?accountId=7#VehicleFinder',
  page: '/home',
  localTime: '2026-11-18 00:00:00',
  eventType: 'FINDER_HOME_PV',
  extra: '{ "version": "57",  "note": "\\u0000 \\"as typed\\"" }',
  userId: '17',
  identityId: 'QmFr',
  platform: 'web',
  ...changes,
});

interface TrackingSite {
  readonly server: TestServer;
  /** The server's time, at which events are received. */
  clock: number;
  /** Name and token of the admin. */
  login: { readonly username: string; readonly password: string };
  /** Creates the body of an event from a browser in a time zone. */
  readonly bodyFrom: (timeZone: string, changes?: Partial<TrackEvent>, token?: string) => string;
  /** Sends an event at a time. It must succeed. */
  readonly sendAt: (timeMs: number, timeZone: string, changes: Partial<TrackEvent>) => Promise<void>;
  readonly statisticOf: (
    startTime: number,
    endTime: number,
    lang?: 'en' | 'ge',
    demo?: boolean,
  ) => Promise<TrackStatistic>;
}

/**
 * Starts a server without demo data before the tests of a file. Before each test it deletes all tracking data, resets the time and logs the
 * admin in.
 */
export const setUpTracking = (): TrackingSite => {
  const time = { now: wednesday };
  const server = setUpTestServer({ now: () => time.now }, async () => ({
    ADMINS: `${username}=${await hashPassword(password)}`,
  }));
  const tracking: TrackingSite = {
    server,
    get clock() {
      return time.now;
    },
    set clock(timeMs) {
      time.now = timeMs;
    },
    login: { username, password },
    bodyFrom: (td, changes, token = '') => {
      const { sign: _, ...unsigned } = envelopeOf(someEvent(changes), { reqTime: time.now, token });
      return JSON.stringify(signEnvelope({ ...unsigned, td }, md5));
    },
    sendAt: async (timeMs, timeZone, changes) => {
      time.now = timeMs;
      const { body } = await server.post(pathOf(trackSend), tracking.bodyFrom(timeZone, changes));
      if (!body.success) throw new Error(`the event was refused: ${JSON.stringify(body.errors)}`);
    },
    statisticOf: (startTime, endTime, lang = 'en', demo = false) =>
      server.call(trackStatistic, { startTime, endTime, demo, ...tracking.login }, { reqTime: time.now, lang }),
  };
  beforeEach(async () => {
    const trackingTables = [trackEvents, trackVisits, trackItemVisits, trackDays, trackDaysCounted];
    for (const table of [...trackingTables, platformSignIns, platformAccounts]) {
      await server.db.delete(table);
    }
    time.now = wednesday;
    const { token } = await server.call(adminLogin, { username, password }, { reqTime: wednesday });
    tracking.login = { username, password: token };
  });
  return tracking;
};
