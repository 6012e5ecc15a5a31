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
import { callApi, envelopeOf, post } from './client';
import { startTestServer, type TestServer } from './server';

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

export interface TrackingSite {
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
  /** Deletes all tracking data, resets the time and logs in again. */
  readonly clear: () => Promise<void>;
}

/** Starts a server without demo data. `clear` logs the admin in. */
export const startTracking = async (): Promise<TrackingSite> => {
  const admin = { ADMINS: `${username}=${await hashPassword(password)}` };
  const time = { now: wednesday };
  const server = await startTestServer({ now: () => time.now }, admin);
  const { app, database } = server;
  const started: TrackingSite = {
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
      const { body } = await post(app, pathOf(trackSend), started.bodyFrom(timeZone, changes));
      if (!body.success) throw new Error(`the event was refused: ${JSON.stringify(body.errors)}`);
    },
    statisticOf: (startTime, endTime, lang = 'en', demo = false) =>
      callApi(app, trackStatistic, { startTime, endTime, demo, ...started.login }, { reqTime: time.now, lang }),
    clear: async () => {
      const trackingTables = [trackEvents, trackVisits, trackItemVisits, trackDays, trackDaysCounted];
      for (const table of [...trackingTables, platformSignIns, platformAccounts]) {
        await database.db.delete(table);
      }
      time.now = wednesday;
      const { token } = await callApi(app, adminLogin, { username, password }, { reqTime: wednesday });
      started.login = { username, password: token };
    },
  };
  return started;
};
