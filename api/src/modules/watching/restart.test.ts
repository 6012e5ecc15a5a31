import { eq, sql } from 'drizzle-orm';
import { readConfig } from '../../config/config';
import { users } from '../../database/schema';
import { mailerOf } from '../../mail/mailer';
import { db, goToNextDay, logged, mailsTo, newTeller, newWatcher, setLanded, teller } from './testing/watchers';

describe('a restart', () => {
  const changedWatcher = async () => {
    const person = await newWatcher();
    await setLanded([person.car], 10_000);
    goToNextDay();
    return person;
  };

  it('makes the message that a crash prevented, once [MKT-4]', async () => {
    const { email, latest } = await changedWatcher();
    await db().execute(sql`alter table watch_messages add constraint crash check (false) not valid`);
    await teller();
    expect(logged.splice(0)).toHaveLength(1);
    await db().execute(sql`alter table watch_messages drop constraint crash`);
    await teller();
    await teller();
    expect(await latest()).toMatchObject([{ changes: [{ before: 20_000, after: 10_000 }] }]);
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('sends a mail that was not begun, once [MKT-4]', async () => {
    const { email, latest } = await changedWatcher();
    const rates = Object.assign(() => Promise.reject(new Error('crash')), { forget: () => undefined });
    await newTeller({ rates })();
    expect(logged.splice(0)).toHaveLength(1);
    expect([(await latest()).length, mailsTo(email).length]).toEqual([1, 0]);
    await teller();
    await teller();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('does not send a mail again that was being sent [MKT-4]', async () => {
    const { email, latest } = await changedWatcher();
    await new Promise<void>((begun) => {
      const send = () => {
        begun();
        return new Promise<never>(() => undefined);
      };
      const stopped = newTeller({ mailer: { send } });
      void stopped();
    });
    await teller();
    expect(mailsTo(email)).toEqual([]);
    expect(await latest()).toHaveLength(1);
  });

  it('does not send a mail again whose sending ended without an answer [MKT-4]', async () => {
    const { email } = await changedWatcher();
    await newTeller({ mailer: { send: () => Promise.reject(new Error('Timeout')) } })();
    expect(logged.splice(0)).toHaveLength(1);
    await teller();
    expect(mailsTo(email)).toEqual([]);
  });

  it('does not send a mail again that the server refused [MKT-4]', async () => {
    const { email, userId } = await changedWatcher();
    await db()
      .update(users)
      .set({ email: `${String(userId)}@refused.example` })
      .where(eq(users.id, userId));
    await teller();
    expect(logged.splice(0)).toHaveLength(1);
    await db().update(users).set({ email }).where(eq(users.id, userId));
    await teller();
    expect(mailsTo(email)).toEqual([]);
  });

  it('sends a mail later that the server did not get [MKT-4]', async () => {
    const { email } = await changedWatcher();
    const unreachable = mailerOf(readConfig({ SMTP_URL: 'smtp://127.0.0.1:4549' }), db());
    await newTeller({ mailer: unreachable })();
    expect(logged.splice(0)).toHaveLength(1);
    await teller();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('makes and sends one message if two processes run at once [MKT-4]', async () => {
    const person = await changedWatcher();
    await Promise.all([teller(), newTeller()(), newTeller()()]);
    expect(await person.latest()).toHaveLength(1);
    expect(mailsTo(person.email)).toHaveLength(1);
  });
});
