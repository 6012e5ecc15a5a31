import * as calls from '@caravan/shared/contracts/calls';
import { errorCodes, pathOf, SESSION_INVALID } from '@caravan/shared/contracts/calls';
import { siteDay, siteMidnight } from '@caravan/shared/terms';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../database/schema';
import { deletePerson } from '../persons/deletePerson';
import { exportPerson } from '../persons/exportPerson';
import { findPerson } from '../persons/person';
import { oneClickUnsubscribePath } from './messageMail';
import type { Watcher } from './testing/watchers';
import {
  clock,
  db,
  goToNextDay,
  hourMs,
  mailsTo,
  newCar,
  newUser,
  newWatcher,
  runNextDay,
  server,
  setLanded,
  runMessageJob,
} from './testing/watchers';

it('counts the mails of messages in the metrics [REL-7]', async () => {
  const sentMails = async () =>
    /^caravan_api_mails_total.*"sent".* (\d+)$/m.exec((await server.app.inject('/metrics')).body)?.[1];
  const { car } = await newWatcher();
  await setLanded([car], 10_000);
  const before = Number((await sentMails()) ?? 0);
  await runNextDay();
  expect(await sentMails()).toBe(String(before + 1));
});

describe('messages', () => {
  it('are one a day for all changes [MKT-4]', async () => {
    const watcher = await newWatcher();
    const second = newCar();
    await setLanded([second], 30_000);
    await watcher.watches(second);
    await setLanded([watcher.car, second], 10_000);
    await runNextDay();
    await setLanded([watcher.car], 5_000);
    await runMessageJob();
    expect((await watcher.latest()).map(({ changes }) => changes.length)).toEqual([2]);
    expect(mailsTo(watcher.email)).toHaveLength(1);
    await runNextDay();
    expect(mailsTo(watcher.email)).toHaveLength(2);
  });

  it('are neither made nor mailed in the night of Tbilisi [MKT-4]', async () => {
    const { car, email } = await newWatcher();
    await setLanded([car], 10_000);
    goToNextDay();
    const midnight = siteMidnight(siteDay(clock.now));
    for (const hour of [0, 9.9, 20, 23.9]) {
      clock.now = midnight + hour * hourMs;
      await runMessageJob();
    }
    expect(mailsTo(email)).toEqual([]);
    await runNextDay();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('are off until the person turns them on [MKT-4]', async () => {
    const { car, email, latest } = await newWatcher({ on: false });
    await setLanded([car], 10_000);
    await runNextDay();
    expect([await latest(), mailsTo(email)]).toEqual([[], []]);
    expect(
      await server.refusalCode(calls.switchMessages, { on: true, country: 'georgia' }, { reqTime: clock.now }),
    ).toBe(SESSION_INVALID);
  });

  it('tell what changed since they were turned on, not before [MKT-4]', async () => {
    const { car, call, latest } = await newWatcher({ on: false });
    await setLanded([car], 10_000);
    await call(calls.switchMessages, { on: true, country: 'georgia' });
    await runNextDay();
    expect(await latest()).toEqual([]);
    await setLanded([car], 9_000);
    await runNextDay();
    expect(await latest()).toMatchObject([{ changes: [{ before: 10_000, after: 9_000 }] }]);
  });

  it('go to the present address of the account, which is confirmed [MKT-4]', async () => {
    const { car, email, userId } = await newWatcher();
    await db()
      .update(users)
      .set({ email: `new-${email}` })
      .where(eq(users.id, userId));
    await setLanded([car], 10_000);
    await runNextDay();
    expect([mailsTo(email).length, mailsTo(`new-${email}`).length]).toEqual([0, 1]);
  });

  it('show their language and country, which follow the next call while they are on [MKT-4]', async () => {
    const { token, call } = await newUser({ on: false });
    expect((await call(calls.watching, {})).messages).not.toHaveProperty('language');
    await call(calls.switchMessages, { on: true, country: 'georgia' });
    expect((await call(calls.watching, {})).messages).toMatchObject({ language: 'en', country: 'georgia' });
    const inGeorgian = { token, lang: 'ge', reqTime: clock.now } as const;
    await server.call(calls.switchMessages, { on: true, country: 'azerbaijan' }, inGeorgian);
    expect((await call(calls.watching, {})).messages).toMatchObject({ language: 'ge', country: 'azerbaijan' });
  });

  it('are unread until they are marked [MKT-4]', async () => {
    const { car, call } = await newWatcher();
    await setLanded([car], 10_000);
    await runNextDay();
    const { messages } = await call(calls.watching, {});
    expect([messages.unread, messages.latest[0]?.isRead]).toEqual([1, false]);
    await call(calls.readMessages, { upTo: messages.latest[0]?.id ?? 0 });
    const after = (await call(calls.watching, {})).messages;
    expect([after.unread, after.latest[0]?.isRead]).toEqual([0, true]);
  });
});

describe('the link in a mail', () => {
  const createMailedWatcher = async () => {
    const watcher = await newWatcher();
    await setLanded([watcher.car], 10_000);
    await runNextDay();
    const token = /token=([\w-]{43})/.exec(mailsTo(watcher.email).at(-1)?.text ?? '')?.[1] ?? '';
    return { ...watcher, token };
  };
  const isOn = async ({ call }: Watcher) => (await call(calls.watching, {})).messages.on;
  const press = (url: string, payload: string) =>
    server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('ends the messages without a session [MKT-4]', async () => {
    const { token, ...watcher } = await createMailedWatcher();
    expect(await server.call(calls.endMessages, { token }, { reqTime: clock.now })).toEqual({ success: true });
    const after = { ...watcher, token };
    expect(await isOn(after)).toBe(false);
    await setLanded([watcher.car], 5_000);
    await runNextDay();
    expect(mailsTo(watcher.email)).toHaveLength(1);
  });

  it('ends them by one press in the mail program [MKT-4]', async () => {
    const watcher = await createMailedWatcher();
    const query = `?token=${watcher.token}&lang=ge`;
    const url = `${oneClickUnsubscribePath}${query}`;
    expect((await server.app.inject(url)).headers.location).toBe(`/stop-messages${query}`);
    expect(await isOn(watcher)).toBe(true);
    expect((await press(url, 'List-Unsubscribe=One-Click')).statusCode).toBe(204);
    expect(await isOn(watcher)).toBe(false);
  });

  it('ends them by a form without scripts [MKT-4]', async () => {
    const watcher = await createMailedWatcher();
    const send = (token: string) => press(`${pathOf(calls.endMessages)}/form`, `token=${token}&lang=ge`);
    expect((await send(watcher.token)).headers.location).toBe('/stop-messages?state=done&lang=ge');
    expect(await isOn(watcher)).toBe(false);
    expect((await send('x'.repeat(43))).headers.location).toBe('/stop-messages?state=over&lang=ge');
  });

  it('still ends them after they were turned on again [MKT-4]', async () => {
    const watcher = await createMailedWatcher();
    await watcher.call(calls.switchMessages, { on: false, country: 'georgia' });
    await watcher.call(calls.switchMessages, { on: true, country: 'georgia' });
    await server.call(calls.endMessages, { token: watcher.token }, { reqTime: clock.now });
    expect(await isOn(watcher)).toBe(false);
  });

  it('is refused with an unknown token', async () => {
    expect(await server.refusalCode(calls.endMessages, { token: 'x'.repeat(43) }, { reqTime: clock.now })).toBe(
      errorCodes.notFound,
    );
  });
});

it('exports and deletes what is kept of a person, without the token [MKT-4] [REL-8]', async () => {
  const { car, email, call, userId } = await newWatcher();
  const search = { list: 'cars', name: 'Mine alone', keyword: 'suv', country: 'georgia' } as const;
  await call(calls.saveSearch, search);
  await setLanded([car], 10_000);
  await runNextDay();
  const [user] = await db().select().from(users).where(eq(users.id, userId));
  const { tables } = await exportPerson(server.deps, await findPerson(db(), { user, email }));
  expect(tables).toMatchObject({
    saved_searches: [{ name: 'Mine alone' }],
    watch_messages: [{ news: { changes: [{ id: car }] } }],
    watch_subscriptions: [{ isOn: true }],
  });
  expect(tables['watch_subscriptions']?.[0]).not.toHaveProperty('token');
  await deletePerson(server.deps, { email });
  for (const table of ['saved_searches', 'watch_messages', 'watch_subscriptions']) {
    const rows = await db().execute(sql`select from ${sql.identifier(table)} where user_id = ${userId}`);
    expect(rows).toMatchObject({ rows: [] });
  }
});
