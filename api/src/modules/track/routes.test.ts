import { errorCodes, pathOf, trackPlatformStatistic, trackSend } from '@caravan/shared/contracts/calls';
import { and, eq, sql } from 'drizzle-orm';
import { siteDay, siteMidnight } from '@caravan/shared/terms';
import { openSession } from '../../credentials/sessions';
import { insertMany } from '../../database/insertMany';
import { platformAccounts, platformSignIns, trackDaysCounted, trackEvents, trackVisits } from '../../database/schema';
import { trackingPart } from '@caravan/demo/testing';
import { signedInAs } from '../../testing/accounts';
import { suiteNow } from '../../testing/suiteClock';
import { someEvent, setUpTracking, wednesday } from '../../testing/tracking';
import { setUpTestServers } from '../../testing/setUpTestServer';
import { countDays } from './days';
import { deleteEventsOlderThan } from './repository';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const tracking = setUpTracking();
const startServer = setUpTestServers();

const storedEvents = () => tracking.server.db.select().from(trackEvents).orderBy(trackEvents.receivedAt);

describe('send', () => {
  it('stores an event unchanged with its time and country [TRK-1]', async () => {
    const { user, token } = await signedInAs(tracking.server, undefined, new Date(tracking.clock));
    const sent = someEvent({ userId: String(user.id) });
    const { body } = await tracking.server.post(pathOf(trackSend), tracking.bodyFrom('Asia/Baku', sent, token), {
      'content-type': 'text/plain;charset=UTF-8',
    });
    expect(body).toMatchObject({ success: true, result: {} });
    const [stored] = await storedEvents();
    expect(stored).toMatchObject({ ...sent, receivedAt: new Date(tracking.clock), country: 'AZ', isDemo: false });
  });

  it('stores an account only with a session of it [REL-8]', async () => {
    const now = new Date(tracking.clock);
    const [{ user }, otherUser] = [
      await signedInAs(tracking.server, undefined, now),
      await signedInAs(tracking.server, undefined, now),
    ];
    const expired = await openSession(tracking.server.db, user.id, new Date(tracking.clock - 31 * dayMs));
    for (const token of ['', otherUser.token, expired, 'unknown']) {
      const body = tracking.bodyFrom('Asia/Tbilisi', { userId: String(user.id) }, token);
      expect((await tracking.server.post(pathOf(trackSend), body)).body.success).toBe(true);
    }
    expect((await storedEvents()).map(({ userId }) => userId)).toEqual(['', '', '', '']);
  });

  it('stores a repeated event once [TRK-1]', async () => {
    const body = tracking.bodyFrom('Asia/Tbilisi');
    const answers = await Promise.all(Array.from({ length: 5 }, () => tracking.server.post(pathOf(trackSend), body)));
    expect(answers.filter((answer) => answer.body.success)).toHaveLength(1);
    expect(await storedEvents()).toHaveLength(1);
    expect(await tracking.statisticOf(tracking.clock, tracking.clock)).toMatchObject({ homePv: 1, homeUv: 1 });
  });

  it.each([
    ['an unknown type', { eventType: 'CLICK' }],
    ['an extra that is no JSON', { extra: 'id=7' }],
    ['an extra that is a list', { extra: '[]' }],
    ['an extra too long', { extra: JSON.stringify({ note: 'x'.repeat(5_000) }) }],
    ['no device', { deviceId: '' }],
    ['a time that is text', { eventTime: '2026-11-18' }],
  ])('refuses %s and stores nothing [TRK-1]', async (_what, changes) => {
    const refused = await tracking.server.attempt(
      trackSend,
      { ...someEvent(), ...changes },
      { reqTime: tracking.clock },
    );
    expect(refused).toMatchObject({ success: false, errors: [{ code: errorCodes.badRequest }] });
    expect(await storedEvents()).toEqual([]);
  });

  it('accepts any text in extra, even if the database cannot hold it', async () => {
    const extra = JSON.stringify({ id: '\0n\ud800', title: 7, version: { a: 1 }, source: ['mini'] });
    await tracking.sendAt(tracking.clock, 'Nowhere/Land', { eventType: 'HOME_NEWS_PV', extra });
    const [stored] = await storedEvents();
    expect(stored).toMatchObject({ extra, itemTitle: '7', version: '', channel: '', country: '' });
    expect((await tracking.statisticOf(tracking.clock, tracking.clock)).newsList).toHaveLength(1);
  });

  it('counts a device once for simultaneous events', async () => {
    const send = () =>
      tracking.server.post(pathOf(trackSend), tracking.bodyFrom('Asia/Tbilisi', { eventType: 'DATA_RANKING_PV' }));
    await Promise.all(Array.from({ length: 20 }, send));
    expect(await tracking.statisticOf(tracking.clock, tracking.clock)).toMatchObject({ dataPv: 20, dataUv: 1 });
    expect(await tracking.statisticOf(tracking.clock - hourMs, tracking.clock + hourMs)).toMatchObject({
      dataPv: 20,
      dataUv: 1,
    });
  });
});

const account = (number: string, platformName: string, insertedAt: string) => ({
  number,
  firstName: 'Nino',
  lastName: 'Beridze',
  email: `${number}@lanes.example`,
  platformName,
  dealer: 'Lilo Motors',
  insertedAt: new Date(insertedAt),
  isDemo: false,
});

const signIn = (number: string, signedInAt: string, bids: number, wins: number, lots: number) => ({
  number,
  signedInAt: new Date(signedInAt),
  bids,
  wins,
  lots,
});

describe('platformStatistic', () => {
  it('counts accounts and their activity in all time and in the range [DSH-6]', async () => {
    const { db } = tracking.server.database;
    await insertMany(db, platformAccounts, [
      account('A1', 'Lanes', '2026-09-01T00:00:00Z'),
      account('A2', 'Lanes', '2026-11-01T00:00:00Z'),
      account('A3', 'Bids', '2026-11-10T08:00:00Z'),
      account('A4', 'Bids', '2026-11-18T00:00:00Z'),
    ]);
    await insertMany(db, platformSignIns, [
      signIn('A1', '2026-09-02T00:00:00Z', 5, 1, 0),
      signIn('A1', '2026-11-01T00:00:00Z', 2, 0, 3),
      signIn('A1', '2026-11-05T00:00:00Z', 0, 0, 0),
      signIn('A2', '2026-11-15T23:59:59.999Z', 0, 0, 0),
      signIn('A2', '2026-11-16T00:00:00Z', 9, 9, 9),
    ]);
    const range = { startTime: Date.parse('2026-11-01T00:00:00Z'), endTime: Date.parse('2026-11-15T23:59:59.999Z') };
    const result = await tracking.server.call(
      trackPlatformStatistic,
      { ...range, ...tracking.login },
      { reqTime: tracking.clock },
    );
    const { userList, ...lists } = result;
    expect(lists).toEqual({
      total: 3,
      login: 2,
      active: 1,
      bid: 7,
      win: 1,
      lot: 3,
      allList: [
        { name: 'Lanes', total: 2, login: 2, active: 1, bid: 7, win: 1, lot: 3 },
        { name: 'Bids', total: 1, login: 0, active: 0, bid: 0, win: 0, lot: 0 },
      ],
      monthList: [
        { name: 'Lanes', total: 1, login: 2, active: 1, bid: 2, win: 0, lot: 3 },
        { name: 'Bids', total: 1, login: 0, active: 0, bid: 0, win: 0, lot: 0 },
      ],
    });
    expect(userList.map(({ number, login: signIns, active, lot }) => [number, signIns, active, lot])).toEqual([
      ['A3', 0, 0, 0],
      ['A2', 1, 0, 0],
      ['A1', 2, 1, 3],
    ]);
    expect(userList[0]).toMatchObject({
      firstName: 'Nino',
      email: 'A3@lanes.example',
      platformName: 'Bids',
      dealer: 'Lilo Motors',
      insertTime: Date.parse('2026-11-10T08:00:00Z') / 1000,
    });
  });

  it('says that accounts are demo data [SAL-10]', async () => {
    const { db } = tracking.server.database;
    const range = { startTime: wednesday - dayMs, endTime: wednesday };
    const isDemo = async () => {
      const parameter = { ...range, ...tracking.login };
      const answer = await tracking.server.call(trackPlatformStatistic, parameter, { reqTime: tracking.clock });
      return answer.isDemo;
    };
    await insertMany(db, platformAccounts, [account('A1', 'Lanes', '2026-09-01T00:00:00Z')]);
    expect(await isDemo()).toBeUndefined();
    await insertMany(db, platformAccounts, [{ ...account('A2', 'Lanes', '2026-09-01T00:00:00Z'), isDemo: true }]);
    expect(await isDemo()).toBe(true);
  });
});

describe('events over time', () => {
  it('are deleted after the configured days and no longer counted', async () => {
    const old = tracking.clock - 3 * dayMs;
    await tracking.sendAt(old, 'Asia/Tbilisi', { eventType: 'HOME_NEWS_PV', extra: '{"id":"n2"}' });
    await tracking.sendAt(wednesday, 'Asia/Tbilisi', { eventType: 'HOME_NEWS_PV', extra: '{"id":"n2"}' });
    await deleteEventsOlderThan(tracking.server.db, 2, tracking.clock);
    expect(await storedEvents()).toHaveLength(1);
    const { newsList, platformList } = await tracking.statisticOf(old - dayMs, wednesday + hourMs - 1);
    expect(newsList).toMatchObject([{ id: 'n2', value: 1 }]);
    expect(platformList).toMatchObject([{ value: 1 }]);
  });

  it('are deleted by whole days without affecting the counts of other days', async () => {
    const { db } = tracking.server;
    const yesterday = siteMidnight(siteDay(wednesday)) - dayMs;
    for (const hours of [-1, 1, 23]) await tracking.sendAt(yesterday + hours * hourMs, 'Asia/Tbilisi', {});
    const noon = yesterday + 36 * hourMs;
    await countDays(db, noon);
    await deleteEventsOlderThan(db, 2, noon);
    expect(await storedEvents()).toHaveLength(2);
    expect(await db.select().from(trackDaysCounted)).toEqual([{ day: siteDay(yesterday) }]);
  });

  it('are deleted without the statement timeout', async () => {
    const { db } = tracking.server.database;
    await tracking.sendAt(wednesday, 'Asia/Tbilisi', {});
    await db.execute(sql`create table time_limits (ms text)`);
    await db.execute(sql`create function note_time_limit() returns trigger language plpgsql as $$
      begin insert into time_limits values (current_setting('statement_timeout')); return null; end $$`);
    await db.execute(sql`create trigger note_time_limit after delete on track_events
      execute function note_time_limit()`);
    await db.transaction(async (limited) => {
      await limited.execute(sql`set local statement_timeout = '8s'`);
      await deleteEventsOlderThan(limited, 0, tracking.clock + dayMs);
    });
    expect(await db.execute(sql`select ms from time_limits`)).toMatchObject({ rows: [{ ms: '0' }] });
    await db.execute(sql`drop function note_time_limit cascade`);
  });

  it('are replaced by new demo data only if they are demo data', async () => {
    const seededServer = await startServer({ isSeeded: true });
    const { db } = seededServer.database;
    const today = siteDay(suiteNow());
    const demo = await db.$count(trackEvents);
    const visits = await db.$count(trackVisits);
    expect(demo).toBeGreaterThan(5_000);
    expect(await db.$count(platformAccounts, eq(platformAccounts.isDemo, false))).toBe(0);
    await seededServer.call(trackSend, someEvent({ eventTime: suiteNow() }));
    await trackingPart.empty?.(db);
    expect(await db.select().from(trackEvents)).toMatchObject([{ deviceId: 'device-1', isDemo: false }]);
    expect(await db.$count(trackVisits, eq(trackVisits.isDemo, true))).toBe(0);
    for (const table of trackingPart.tables) await db.delete(table);
    await trackingPart.fill(db, today);
    expect(await db.$count(trackEvents)).toBe(demo + 1);
    expect(await db.$count(trackVisits)).toBe(visits + 1);
    expect(await db.$count(trackVisits, and(eq(trackVisits.isDemo, false), eq(trackVisits.views, 1)))).toBe(1);
  });
});
