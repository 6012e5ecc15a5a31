import { eq, sql } from 'drizzle-orm';
import { users } from '../../database/schema';
import { MailUnavailable } from '../../mail/mailer';
import {
  db,
  goToNextDay,
  loggedErrors,
  mailsTo,
  newMessageJob,
  newWatcher,
  setLanded,
  runMessageJob,
} from './testing/watchers';

describe('a restart', () => {
  const createChangedWatcher = async () => {
    const watcher = await newWatcher();
    await setLanded([watcher.car], 10_000);
    goToNextDay();
    return watcher;
  };

  it('makes the message that a crash prevented, once [MKT-4]', async () => {
    const { email, latest } = await createChangedWatcher();
    await db().execute(sql`alter table watch_messages add constraint crash check (false) not valid`);
    await runMessageJob();
    expect(loggedErrors.splice(0)).toHaveLength(1);
    await db().execute(sql`alter table watch_messages drop constraint crash`);
    await runMessageJob();
    await runMessageJob();
    expect(await latest()).toMatchObject([{ changes: [{ before: 20_000, after: 10_000 }] }]);
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('sends a mail that was not begun, once [MKT-4]', async () => {
    const { email, latest } = await createChangedWatcher();
    const crash = () => Promise.reject(new Error('crash'));
    const rates = Object.assign(crash, { find: crash, yuanDay: crash });
    await newMessageJob({ rates })();
    expect(loggedErrors.splice(0)).toHaveLength(1);
    expect([(await latest()).length, mailsTo(email).length]).toEqual([1, 0]);
    await runMessageJob();
    await runMessageJob();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('does not send a mail again that was being sent [MKT-4]', async () => {
    const { email, latest } = await createChangedWatcher();
    await new Promise<void>((onSend) => {
      const send = () => {
        onSend();
        return new Promise<never>(() => undefined);
      };
      const job = newMessageJob({ mailer: { send } });
      void job();
    });
    await runMessageJob();
    expect(mailsTo(email)).toEqual([]);
    expect(await latest()).toHaveLength(1);
  });

  it('does not send a mail again whose sending ended without an answer [MKT-4]', async () => {
    const { email } = await createChangedWatcher();
    await newMessageJob({ mailer: { send: () => Promise.reject(new Error('Timeout')) } })();
    expect(loggedErrors.splice(0)).toHaveLength(1);
    await runMessageJob();
    expect(mailsTo(email)).toEqual([]);
  });

  it('does not send a mail again that the server refused [MKT-4]', async () => {
    const { email, userId } = await createChangedWatcher();
    await db()
      .update(users)
      .set({ email: `${String(userId)}@refused.example` })
      .where(eq(users.id, userId));
    await runMessageJob();
    expect(loggedErrors.splice(0)).toHaveLength(1);
    await db().update(users).set({ email }).where(eq(users.id, userId));
    await runMessageJob();
    expect(mailsTo(email)).toEqual([]);
  });

  it('sends a mail later that the server did not get [MKT-4]', async () => {
    const watchers = [await newWatcher(), await newWatcher()];
    await setLanded(
      watchers.map(({ car }) => car),
      10_000,
    );
    goToNextDay();
    const send = () => Promise.reject(new MailUnavailable('connection refused'));
    await newMessageJob({ mailer: { send } })();
    expect(loggedErrors.splice(0)).toHaveLength(1);
    await runMessageJob();
    expect(watchers.map(({ email }) => mailsTo(email).length)).toEqual([1, 1]);
  });

  it('sends the mails later that an orderly stop left waiting [MKT-4]', async () => {
    const watchers = [await createChangedWatcher(), await createChangedWatcher()];
    await setLanded(
      watchers.map(({ car }) => car),
      5_000,
    );
    goToNextDay();
    const stopping = new AbortController();
    const send = jest.fn(async () => stopping.abort());
    await newMessageJob({ mailer: { send } })(stopping.signal);
    expect(send).toHaveBeenCalledTimes(1);
    await runMessageJob();
    expect(watchers.flatMap(({ email }) => mailsTo(email))).toHaveLength(1);
  });

  it('makes the messages later that an orderly stop prevented [MKT-4]', async () => {
    const watcher = await createChangedWatcher();
    await newMessageJob()(AbortSignal.abort());
    expect(await watcher.latest()).toEqual([]);
    await runMessageJob();
    expect(mailsTo(watcher.email)).toHaveLength(1);
  });

  it('makes and sends one message if two processes run at once [MKT-4]', async () => {
    const watcher = await createChangedWatcher();
    await Promise.all([runMessageJob(), newMessageJob()(), newMessageJob()()]);
    expect(await watcher.latest()).toHaveLength(1);
    expect(mailsTo(watcher.email)).toHaveLength(1);
  });
});
