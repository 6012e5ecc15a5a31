import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { prizePart } from '@caravan/demo/testing';
import type { Call } from '@caravan/shared/contracts/calls';
import * as calls from '@caravan/shared/contracts/calls';
import { errorCodes, SESSION_INVALID } from '@caravan/shared/contracts/calls';
import { siteDay } from '@caravan/shared/terms';
import { createTemporaryFolder } from '@caravan/shared/testing/folders';
import { eq } from 'drizzle-orm';
import {
  contactRequests,
  devMails,
  exchangeRates,
  feedback,
  prizeDraws,
  trackEvents,
  uploads,
  users,
  vehicleWatches,
} from '../../database/schema';
import { askForCode, codeMailedTo, signedInAs } from '../../testing/accounts';
import { newClient } from '../../testing/client';
import { someEvent } from '../../testing/tracking';
import { permit, send, setUpSite } from '../uploads/testing/drivers';
import { fileOf } from '../uploads/testing/files';
import { withAccountLocked } from '../accounts/withAccountLocked';
import { runPersonCommand } from './command';
import { deletePerson } from './deletePerson';
import { columnsOf, fillRow } from './testing/tables';

const dayMs = 86_400_000;
const site = setUpSite({ CONTACT_EMAIL: 'team@caravan.example' });
let personCount = 0;
const db = () => site.server.db;
const callOptions = (token = '') => ({ reqTime: site.clock.now, token });

const newPerson = async () => {
  personCount += 1;
  const email = `person-${String(personCount)}@example.com`;
  return { email, clientId: newClient(), ...(await signedInAs(site.server, email, new Date(site.clock.now))) };
};
type Person = Awaited<ReturnType<typeof newPerson>>;

const call = (each: Pick<Call, 'path'>, parameter: object, token = '') =>
  site.server.attempt(each, parameter, callOptions(token));
const codeFor = ({ email, token }: Person) => askForCode(site.server, email, 3, callOptions(token));
const deleteFor = async (person: Person) =>
  call(calls.deleteAccount, { code: await codeFor(person), clientId: person.clientId }, person.token);
const exportFor = ({ token, clientId }: Person) =>
  site.server.call(calls.exportAccount, { clientId }, callOptions(token));

beforeAll(async () => {
  await db().insert(exchangeRates).values({ currency: 'GEL', perUsd: 2.7 });
});
beforeEach(() => {
  site.clock.now += 60 * 60_000;
});

describe('a code that deletes an account', () => {
  it('is mailed to the account’s own address with a warning in both languages [REL-8]', async () => {
    const person = await newPerson();
    const parameter = { email: person.email, verifyCodeType: 3 };
    expect((await call(calls.sendEmailCode, parameter)).errors[0]?.code).toBe(SESSION_INVALID);
    const stranger = await newPerson();
    expect((await call(calls.sendEmailCode, parameter, stranger.token)).errors[0]?.code).toBe(errorCodes.badRequest);
    expect(await codeMailedTo(site.server, person.email)).toBe('');
    for (const [lang, subject, warning] of [
      ['en', /deletion of your Caravan account/, /Give the code to nobody/],
      ['ge', /ანგარიშის წაშლა/, /კოდი არავის გაანდოთ/],
    ] as const) {
      await site.server.call(
        calls.sendEmailCode,
        { email: person.email, verifyCodeType: 3 },
        { ...callOptions(person.token), lang },
      );
      const [mail] = await db()
        .select()
        .from(devMails)
        .where(eq(devMails.recipient, person.email))
        .orderBy(devMails.id);
      expect(mail?.subject).toMatch(subject);
      expect(mail?.body).toMatch(warning);
      await db().delete(devMails);
      site.clock.now += 61_000;
    }
  });

  it('is required, and no other code is accepted [REL-8]', async () => {
    const person = await newPerson();
    const forSignIn = await askForCode(site.server, person.email, 1, callOptions());
    for (const code of [forSignIn, '000000']) {
      expect((await call(calls.deleteAccount, { code }, person.token)).errors[0]?.code).toBe(errorCodes.wrongCode);
    }
    site.clock.now += 61_000;
    const code = await codeFor(person);
    expect((await call(calls.deleteAccount, { code })).errors[0]?.code).toBe(SESSION_INVALID);
    expect(await db().$count(users, eq(users.email, person.email))).toBe(1);
    expect((await call(calls.deleteAccount, { code }, person.token)).success).toBe(true);
  });

  it('is refused while an old address may take the account back [REL-8] [ACC-6]', async () => {
    const person = await newPerson();
    const next = `next-${person.email}`;
    const code = await askForCode(site.server, next, 2, callOptions());
    await site.server.call(calls.changeEmail, { email: next, code }, callOptions(person.token));
    site.clock.now += 6.5 * dayMs;
    const refused = await call(calls.sendEmailCode, { email: next, verifyCodeType: 3 }, person.token);
    expect(refused.errors[0]).toMatchObject({ code: errorCodes.badRequest });
    expect(refused.errors[0]?.messageEn).toContain('in 1 day.');
    expect((await call(calls.deleteAccount, { code: '123456' }, person.token)).errors[0]?.code).toBe(
      errorCodes.badRequest,
    );
    site.clock.now += dayMs;
    expect((await deleteFor({ ...person, email: next })).success).toBe(true);
  });
});

describe('the data of a person', () => {
  it('excludes the browser of a stranger who entered their address [REL-8]', async () => {
    const person = await newPerson();
    const strangeClient = newClient();
    const columns = await columnsOf(db());
    const values = { email: person.email, client_id: strangeClient, user_id: null };
    for (const table of ['contact_requests', 'price_requests', 'prize_draws']) {
      await fillRow(db(), columns, table, 'entered', values);
      expect((await exportFor(person)).tables[table]).toHaveLength(1);
    }
    expect(JSON.stringify(await exportFor(person))).not.toContain(strangeClient);
    expect((await deleteFor(person)).success).toBe(true);
  });

  it('includes what their browser sent without signing in [REL-8]', async () => {
    const person = await newPerson();
    const { clientId, token } = person;
    await site.server.call(calls.contact, { clientId, email: '', content: 'Call me: 599 123456' }, callOptions());
    await site.server.call(calls.contact, { clientId, email: '', content: 'Signed in' }, callOptions(token));
    await site.server.call(calls.contact, { clientId, email: 'guest@example.com', content: 'A guest' }, callOptions());
    await site.server.call(calls.trackSend, someEvent({ deviceId: clientId, userId: '' }), callOptions());
    await site.server.call(
      calls.trackSend,
      someEvent({ deviceId: clientId, userId: String(person.user.id) }),
      callOptions(token),
    );
    const { tables } = await exportFor(person);
    expect(tables['contact_requests']?.map(({ content }) => content)).toEqual(['Call me: 599 123456', 'Signed in']);
    expect(tables['track_events']).toHaveLength(2);
    expect((await deleteFor(person)).success).toBe(true);
    expect(await db().select().from(contactRequests)).toMatchObject([{ content: 'A guest', clientId: '' }]);
    expect(await db().$count(trackEvents)).toBe(0);
    const mails = (await db().select().from(devMails)).map(({ body }) => body).join();
    expect(mails).toContain('A guest');
    expect(mails).not.toMatch(/Call me|Signed in/);
    await db().delete(contactRequests);
  });

  it('excludes a browser in which another account was signed in, too [REL-8]', async () => {
    const [first, second] = [await newPerson(), await newPerson()];
    const { clientId } = first;
    await site.server.call(calls.contact, { clientId, email: '', content: 'Whose is this?' }, callOptions());
    for (const { user, token } of [first, second]) {
      await site.server.call(
        calls.trackSend,
        someEvent({ deviceId: clientId, userId: String(user.id) }),
        callOptions(token),
      );
    }
    const { tables } = await exportFor(first);
    expect(tables['contact_requests']).toEqual([]);
    expect(tables['track_events']).toHaveLength(1);
    expect((await deleteFor(first)).success).toBe(true);
    expect(await db().$count(contactRequests)).toBe(1);
    expect(await db().select().from(trackEvents)).toMatchObject([{ userId: String(second.user.id) }]);
  });

  it('lists files, private ones by a working address with the host [REL-8]', async () => {
    const person = await newPerson();
    const permission = await permit(site, person, { bucket: 'secrets', fileName: 'licence.png' });
    await send(site, permission, fileOf('image/png'));
    await site.server.call(calls.uploadFinish, { uploadId: permission.uploadId }, callOptions(person.token));
    const { files } = await exportFor(person);
    expect(files).toMatchObject([{ fileName: 'licence.png', contentType: 'image/png' }]);
    const { origin, pathname, search } = new URL(files[0]?.address ?? '');
    expect(origin).toBe(site.server.deps.config.siteOrigin);
    expect((await site.fetch(`${pathname}${search}`)).status).toBe(200);
  });

  it('still prevents a second entry after the deletion [REL-8] [PRI-3]', async () => {
    await prizePart.fill(db(), siteDay(site.clock.now));
    const person = await newPerson();
    const { clientId, email, token } = person;
    const entry = { clientId, email, name: 'Nino Beridze', telephone: '+995 599 112233' };
    await site.server.call(calls.drawPrize, entry, callOptions(token));
    expect((await deleteFor(person)).success).toBe(true);
    const [storedEntry] = await db().select().from(prizeDraws);
    expect(storedEntry).toMatchObject({ name: '', email: '', telephone: '', userId: null });
    const strange = { clientId: newClient(), email: 'new@example.com', telephone: '+995 599 445566', name: 'Anybody' };
    for (const reused of [{ clientId }, { email }, { telephone: entry.telephone }]) {
      expect((await call(calls.drawPrize, { ...strange, ...reused })).errors[0]?.code).toBe(errorCodes.enteredBefore);
    }
    expect((await call(calls.drawPrize, strange)).success).toBe(true);
  });
});

describe('a call under way while an account is deleted', () => {
  it('stores nothing of the account [REL-8]', async () => {
    const person = await newPerson();
    await deletePerson(site.server.deps, { email: person.email });
    const store = jest.fn(() => Promise.resolve());
    await expect(withAccountLocked(db(), person.user.id, store)).rejects.toMatchObject({
      reason: { code: SESSION_INVALID },
    });
    expect(store).not.toHaveBeenCalled();
    const event = someEvent({ deviceId: person.clientId, userId: String(person.user.id) });
    await site.server.call(calls.trackSend, event, callOptions(person.token));
    const [stored] = await db().select().from(trackEvents).where(eq(trackEvents.deviceId, person.clientId));
    expect(stored?.userId).toBe('');
    for (const attempt of [
      () => call(calls.watch, { clientId: person.clientId, type: 1, vehicleId: 'x', kind: 'car' }, person.token),
      () => call(calls.exportAccount, {}, person.token),
    ]) {
      expect((await attempt()).errors[0]?.code).toBe(SESSION_INVALID);
    }
    expect(await db().$count(vehicleWatches)).toBe(0);
  });
});

describe('an account that is deleted because its address is taken back', () => {
  it('leaves nothing of its own and keeps rows that name the address [REL-8] [ACC-6]', async () => {
    const person = await newPerson();
    const next = `taken-${person.email}`;
    const code = await askForCode(site.server, next, 2, callOptions());
    await site.server.call(calls.changeEmail, { email: next, code }, callOptions(person.token));
    const [mail] = await db().select().from(devMails).where(eq(devMails.recipient, person.email));
    site.clock.now += 61_000;
    const newerUser = await signedInAs(site.server, person.email, new Date(site.clock.now));
    const permission = await permit(site, newerUser);
    await site.server.call(calls.dealerContact, { email: person.email, content: 'Help' }, callOptions());
    const token = /token=([\w-]{43})/.exec(mail?.body ?? '')?.[1] ?? '';
    await site.server.call(calls.undoEmailChange, { token }, callOptions());
    expect(await db().select().from(users).where(eq(users.email, person.email))).toMatchObject([
      { id: person.user.id },
    ]);
    expect(await db().$count(uploads, eq(uploads.userId, newerUser.user.id))).toBe(0);
    expect(await db().$count(uploads, eq(uploads.id, permission.uploadId))).toBe(1);
    expect(await db().$count(feedback, eq(feedback.email, person.email))).toBe(1);
  });
});

describe('npm run person', () => {
  const folder = createTemporaryFolder();
  const run = (...args: readonly string[]) =>
    runPersonCommand({ ...site.server.deps, now: () => site.clock.now }, args, folder);

  it('exports an account with its files [REL-8]', async () => {
    const person = await newPerson();
    const permission = await permit(site, person);
    await send(site, permission, fileOf('image/png'));
    await site.server.call(calls.uploadFinish, { uploadId: permission.uploadId }, callOptions(person.token));
    expect(await run('export', person.email.toUpperCase(), 'given')).toContain('1 files');
    const names = readdirSync(join(folder, 'given')).toSorted();
    expect(names).toHaveLength(2);
    expect(readFileSync(join(folder, 'given', names[0] ?? ''))).toEqual(fileOf('image/png'));
    const exported: unknown = JSON.parse(readFileSync(join(folder, 'given', 'person.json'), 'utf8'));
    expect(exported).toMatchObject({ tables: { users: [{ email: person.email }] } });
    await expect(run('export', person.email, 'given')).rejects.toThrow('given exists: name a new folder');
    const modes = ['.', ...names].map((name) => statSync(join(folder, 'given', name)).mode & 0o077);
    expect(modes).toEqual([0, 0, 0]);
  });

  it('deletes an account, or the rows of an address without one [REL-8]', async () => {
    const person = await newPerson();
    expect(await run('delete', person.email)).toContain('the account');
    expect(await db().$count(users, eq(users.email, person.email))).toBe(0);
    await site.server.call(calls.dealerContact, { email: 'guest@example.com', content: 'Hello' }, callOptions());
    expect(await run('delete', 'guest@example.com')).toContain('no account');
    expect(await db().$count(feedback, eq(feedback.email, 'guest@example.com'))).toBe(0);
  });

  it.each([[], ['delete'], ['delete', 'nobody'], ['export', 'a@example.com'], ['erase', 'a@example.com']])(
    'prints its usage (%j)',
    async (...words) => {
      await expect(run(...words)).rejects.toThrow('npm run person -w api -- export <e-mail> <folder>');
      expect(existsSync(join(folder, 'undefined'))).toBe(false);
    },
  );
});
