import * as calls from '@caravan/shared/contracts/calls';
import { errorCodes, SESSION_INVALID } from '@caravan/shared/contracts/calls';
import { desc, eq, sql } from 'drizzle-orm';
import { devMails, emailChanges, users } from '../../database/schema';
import { type Mail, MailUnavailable } from '../../mail/mailer';
import { buildServer } from '../../server';
import { askForCode, signedInAs, newAddress } from '../../testing/accounts';
import { attempt } from '../../testing/client';
import { setUpTestServer } from '../../testing/setUpTestServer';

const server = setUpTestServer();

describe('the mail to the old address', () => {
  const move = async (token: string, email: string): Promise<void> => {
    await server.call(calls.changeEmail, { email, code: await askForCode(server, email, 2) }, { token });
  };
  const mailTo = async (email: string) => {
    const { db } = server;
    const [mail] = await db.select().from(devMails).where(eq(devMails.recipient, email)).orderBy(desc(devMails.id));
    return mail;
  };
  const tokenIn = async (email: string): Promise<string> =>
    /token=([\w-]{43})/.exec((await mailTo(email))?.body ?? '')?.[1] ?? '';
  const moveAccount = async () => {
    const { token, user } = await signedInAs(server);
    const next = newAddress();
    await move(token, next);
    return { token, user, next, undo: await tokenIn(user.email) };
  };

  const sendForm = (token: string) =>
    server.app.inject({
      method: 'POST',
      url: '/tech/user/undoEmailChange/form',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `token=${token}&lang=ge`,
    });

  const moveWith = async (send: (mail: Mail, token: string) => Promise<void>) => {
    const { token, user } = await signedInAs(server);
    const email = newAddress();
    const code = await askForCode(server, email, 2);
    const app = await buildServer({ ...server.deps, mailer: { send: (mail) => send(mail, token) } });
    const answer = await attempt(app, calls.changeEmail, { email, code }, { token });
    await app.close();
    const changes = await server.db.select().from(emailChanges).where(eq(emailChanges.userId, user.id));
    const { email: stored } = await server.call(calls.getUserInfo, {}, { token });
    return { answer, changes, stored, before: user.email, email };
  };

  it('reverts the change if the mail server takes no mail [ACC-6]', async () => {
    const { answer, changes, stored, before } = await moveWith(() => Promise.reject(new MailUnavailable()));
    expect(answer.errors[0]?.messageEn).toContain('was not changed');
    expect(answer.errors[0]?.messageEn).toContain('Ask for a new code');
    expect([stored, changes]).toEqual([before, []]);
  });

  it.each([
    ['may have been sent', new Error('Timeout')],
    ['is refused by the old mailbox', { responseCode: 550, command: 'RCPT TO' }],
    ['is postponed by the old mailbox', { responseCode: 452, command: 'RCPT TO' }],
  ])('keeps the change and its link if it %s', async (_what, failure) => {
    const { answer, changes, stored, email } = await moveWith(() => Promise.reject(failure));
    expect([answer.success, stored, changes.length]).toEqual([true, email, 1]);
  });

  it('keeps the change if somebody signs in with the old address before it is reverted', async () => {
    const { answer, changes, stored, email } = await moveWith(async ({ to }) => {
      await server.call(calls.emailLogin, { email: to, code: await askForCode(server, to) });
      throw new MailUnavailable();
    });
    expect([answer.success, stored, changes.length]).toEqual([true, email, 1]);
  });

  it('keeps the change and its link if another change follows before it is reverted', async () => {
    const last = newAddress();
    const { answer, changes, stored, before, email } = await moveWith(async (_mail, token) => {
      await move(token, last);
      throw new MailUnavailable();
    });
    expect([answer.success, stored]).toEqual([true, last]);
    expect(changes.map(({ oldEmail }) => oldEmail).toSorted()).toEqual([before, email].toSorted());
  });

  it('reports the change in both languages with a link for each [ACC-6]', async () => {
    const { user, next, undo } = await moveAccount();
    const mail = await mailTo(user.email);
    expect(mail?.subject).toBe('Your Caravan e-mail address was changed');
    expect(mail?.body).toContain(`from ${user.email} to ${next}`);
    expect(mail?.body).toContain(`http://localhost:4300/email-undo?token=${undo}&lang=en`);
    expect(mail?.body).toContain('დააბრუნეთ ძველი მისამართი');
    expect(mail?.body).toContain(`token=${undo}&lang=ge`);
  });

  it('gives the account back once and ends its sessions [ACC-6]', async () => {
    const { token, user, undo } = await moveAccount();
    expect(await server.call(calls.undoEmailChange, { token: undo })).toEqual({
      email: user.email,
      userId: String(user.id),
    });
    expect(await server.attempt(calls.getUserInfo, {}, { token })).toMatchObject({
      errors: [{ code: SESSION_INVALID }],
    });
    const login = await server.call(calls.emailLogin, {
      email: user.email,
      code: await askForCode(server, user.email),
    });
    expect(login.userInfo.id).toBe(String(user.id));
    expect(await server.attempt(calls.undoEmailChange, { token: undo })).toMatchObject({
      errors: [{ code: errorCodes.notFound }],
    });
  });

  it('restores it after two changes and invalidates the second link [ACC-6]', async () => {
    const { token, user, next, undo } = await moveAccount();
    await move(token, newAddress());
    const second = await tokenIn(next);
    await server.call(calls.undoEmailChange, { token: undo });
    expect((await server.attempt(calls.undoEmailChange, { token: second })).success).toBe(false);
    const [row] = await server.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.email).toBe(user.email);
  });

  it('keeps the first link valid after a later one is used [ACC-6]', async () => {
    const { token, user, next, undo } = await moveAccount();
    await move(token, newAddress());
    expect(await server.call(calls.undoEmailChange, { token: await tokenIn(next) })).toEqual({
      email: next,
      userId: String(user.id),
    });
    expect(await server.call(calls.undoEmailChange, { token: undo })).toEqual({
      email: user.email,
      userId: String(user.id),
    });
  });

  it('replaces an account created meanwhile with the old address [ACC-6]', async () => {
    const { user, undo } = await moveAccount();
    const created = await server.call(calls.emailLogin, {
      email: user.email,
      code: await askForCode(server, user.email),
    });
    expect(created.userInfo.id).not.toBe(String(user.id));
    expect(await server.call(calls.undoEmailChange, { token: undo })).toEqual({
      email: user.email,
      userId: String(user.id),
    });
  });

  it('keeps the old address from other accounts while it may take its account back [ACC-6]', async () => {
    const otherUser = await signedInAs(server);
    const { user, undo } = await moveAccount();
    const code = await askForCode(server, user.email, 2);
    const parameter = { email: user.email, code };
    expect(await server.attempt(calls.changeEmail, parameter, { token: otherUser.token })).toMatchObject({
      errors: [{ code: errorCodes.taken }],
    });
    expect(await server.call(calls.undoEmailChange, { token: undo })).toMatchObject({ email: user.email });
  });

  it('is refused with advice while an older account has the address [ACC-6]', async () => {
    const otherUser = await signedInAs(server);
    const { user, undo } = await moveAccount();
    await server.db.update(users).set({ email: user.email }).where(eq(users.id, otherUser.user.id));
    const refused = await server.attempt(calls.undoEmailChange, { token: undo });
    expect(refused.errors[0]).toMatchObject({ code: errorCodes.taken });
    expect(refused.errors[0]?.messageEn).toContain('Write to us');
    expect((await sendForm(undo)).headers['location']).toBe('/email-undo?state=over&lang=ge');
  });

  it('expires after seven days [ACC-6]', async () => {
    const { user, next, undo } = await moveAccount();
    const { db } = server;
    await db
      .update(emailChanges)
      .set({ expiresAt: new Date(0) })
      .where(eq(emailChanges.userId, user.id));
    expect((await server.attempt(calls.undoEmailChange, { token: undo })).success).toBe(false);
    const [row] = await db.select().from(users).where(eq(users.id, user.id));
    expect(row?.email).toBe(next);
  });

  it('is not overtaken by a change that began before [ACC-6]', async () => {
    const { token, user, next } = await moveAccount();
    const last = newAddress();
    const code = await askForCode(server, last, 2);
    // Takes the account back while the call checks the code.
    await server.db.execute(
      sql.raw(`create function take_back() returns trigger language plpgsql as
        $$ begin update users set email = '${user.email}' where email = '${next}'; return new; end $$`),
    );
    await server.db.execute(sql`create trigger take_back after insert on code_tries execute function take_back()`);
    const late = await server.attempt(calls.changeEmail, { email: last, code }, { token });
    await server.db.execute(sql`drop function take_back cascade`);
    expect(late.errors[0]?.code).toBe(SESSION_INVALID);
    const [row] = await server.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.email).toBe(user.email);
  });

  it('works as a form that redirects to the result page [ACC-6]', async () => {
    const { user, undo } = await moveAccount();
    expect(await sendForm(undo)).toMatchObject({
      statusCode: 303,
      headers: { location: '/email-undo?state=done&lang=ge' },
    });
    const [row] = await server.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.email).toBe(user.email);
    for (const token of [undo, '', '<script>'])
      expect((await sendForm(token)).headers['location']).toBe('/email-undo?state=over&lang=ge');
  });
});
