import {
  type Call,
  errorCodes,
  emailLogin,
  getUserInfo,
  logout,
  SESSION_INVALID,
} from '@caravan/shared/contracts/calls';
import { eq } from 'drizzle-orm';
import { codeTries, emailCodes, sessions, users } from '../../database/schema';
import { askForCode, codeMailedTo, differentCode, signedInAs } from '../../testing/accounts';
import { setUpTestServer, setUpTestServers } from '../../testing/setUpTestServer';
import type * as Codes from '../codes/code';
import { deleteOldCodes } from '../codes/repository';
import { deleteExpired } from '../../upkeep/deleteExpired';

let mockComparisons = 0;
jest.mock('../codes/code', () => {
  const real = jest.requireActual<typeof Codes>('../codes/code');
  const isCode: typeof real.isCode = (...args) => {
    mockComparisons += 1;
    return real.isCode(...args);
  };
  return { ...real, isCode };
});

const minute = 60_000;
let clock = Date.now();
const server = setUpTestServer({ now: () => clock });
const startServer = setUpTestServers();

beforeEach(() => {
  // Later than all delays and locks of the previous test.
  clock += 60 * minute;
});

const timeOptions = () => ({ reqTime: clock });
const codeFor = (email: string, purpose: 1 | 2 = 1) => askForCode(server, email, purpose, timeOptions());
const login = (email: string, code: string, options: object = {}) =>
  server.attempt(emailLogin, { email, code }, { ...timeOptions(), ...options });
const usersOf = (email: string) => server.db.select().from(users).where(eq(users.email, email));
const countedTriesOf = async (email: string) =>
  (await server.db.select().from(codeTries).where(eq(codeTries.email, email)))[0]?.tries;
const fetchUser = (token: string) => server.attempt(getUserInfo, {}, { ...timeOptions(), token });

const wrongCode = { success: false, result: null, errors: [{ code: errorCodes.wrongCode }] };
const locked = { success: false, result: null, errors: [{ code: errorCodes.tooMany }] };

const lockOut = async (email: string): Promise<string> => {
  const code = await codeFor(email);
  for (let step = 1; step <= 5; step += 1) {
    expect(await login(email, differentCode(code, step))).toMatchObject(wrongCode);
  }
  return code;
};

describe('emailLogin', () => {
  it('creates an account with one of three pictures at the first sign-in [ACC-2] [ACC-4]', async () => {
    const code = await codeFor('Nino@Example.com');
    const first = await server.call(emailLogin, { email: ' nino@EXAMPLE.com ', code }, timeOptions());
    expect(first.userInfo).toMatchObject({
      email: 'nino@example.com',
      name: 'nino@example.com',
      firstName: null,
      level: 2,
      currency: 'USD',
    });
    expect(first.userInfo.avatar).toMatch(/^\/media\/avatars\/[123]\.svg$/);
    clock += minute;
    const second = await server.call(
      emailLogin,
      { email: 'nino@example.com', code: await codeFor('nino@example.com') },
      timeOptions(),
    );
    expect(second.userInfo).toEqual(first.userInfo);
    expect(second.token).not.toBe(first.token);
    expect((await fetchUser(first.token)).result).toEqual((await fetchUser(second.token)).result);
  });

  it('creates an account in the visitor’s currency and keeps it at later sign-ins', async () => {
    const email = 'gel@example.com';
    const first = await server.call(
      emailLogin,
      { email, code: await codeFor(email) },
      { ...timeOptions(), currency: 'GEL' },
    );
    expect(first.userInfo.currency).toBe('GEL');
    clock += minute;
    const second = await server.call(
      emailLogin,
      { email, code: await codeFor(email) },
      { ...timeOptions(), currency: 'USD' },
    );
    expect(second.userInfo.currency).toBe('GEL');
  });

  it('stores the referring identity of the visitor [ACC-2]', async () => {
    const { db } = server;
    const email = 'sent@example.com';
    await server.call(emailLogin, { email, code: await codeFor(email), identityId: 'partner-7' }, timeOptions());
    const [user] = await usersOf(email);
    const [session] = await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, user?.id ?? 0));
    expect(session?.identityId).toBe('partner-7');
  });

  it('accepts a code once, also for simultaneous sign-ins [ACC-6]', async () => {
    const code = await codeFor('twice@example.com');
    const answers = await Promise.all(Array.from({ length: 2 }, () => login('twice@example.com', code)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject(wrongCode);
    expect(await login('twice@example.com', code)).toMatchObject(wrongCode);
    const [user] = await usersOf('twice@example.com');
    const opened = await server.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, user?.id ?? 0));
    expect(opened).toHaveLength(1);
  });

  it('accepts a code for ten minutes and reports an expired one [ACC-6]', async () => {
    const code = await codeFor('slow@example.com');
    clock += 10 * minute - 1;
    expect((await login('slow@example.com', code)).success).toBe(true);
    const expiredCode = await codeFor('late@example.com');
    clock += 10 * minute;
    await deleteOldCodes(server.db, new Date(clock));
    const refused = await login('late@example.com', expiredCode);
    expect(refused).toMatchObject(wrongCode);
    expect(refused.errors[0]?.messageEn).toContain('expired');
    expect(refused.errors[0]?.messageGe).toContain('ვადა');
    expect((await login('late@example.com', differentCode(expiredCode))).errors[0]?.messageEn).toContain('not correct');
    expect(await usersOf('late@example.com')).toEqual([]);
  });

  it('does not count an expired code as a wrong one', async () => {
    const code = await codeFor('later@example.com');
    clock += 10 * minute;
    for (let count = 0; count < 6; count += 1) {
      expect((await login('later@example.com', code)).errors[0]?.messageEn).toContain('expired');
    }
    expect(await countedTriesOf('later@example.com')).toBe(0);
  });

  it('refuses codes of another address or purpose and replaced ones [ACC-6]', async () => {
    const ownCode = await codeFor('mine@example.com');
    const forChange = await codeFor('change@example.com', 2);
    expect(await login('other@example.com', ownCode)).toMatchObject(wrongCode);
    expect(await login('change@example.com', forChange)).toMatchObject(wrongCode);
    clock += minute;
    const newest = await codeFor('mine@example.com');
    expect(await login('mine@example.com', newest === ownCode ? differentCode(ownCode) : ownCode)).toMatchObject(
      wrongCode,
    );
    expect((await login('mine@example.com', newest)).success).toBe(true);
  });

  it('answers a wrong code alike with and without an account or a code', async () => {
    await signedInAs(server, 'member@example.com', new Date(clock));
    await codeFor('guest@example.com');
    const answers = await Promise.all(
      ['member@example.com', 'guest@example.com', 'nobody@example.com'].map((email) => login(email, 'abc')),
    );
    expect(answers.map(({ errors }) => errors)).toEqual(answers.map(() => answers[0]?.errors));
    expect(answers[0]).toMatchObject(wrongCode);
  });
});

describe('five wrong codes', () => {
  it('lock the network for fifteen minutes, also for right and new codes [ACC-6]', async () => {
    const code = await lockOut('locked@example.com');
    const refused = await login('locked@example.com', code);
    expect(refused).toMatchObject(locked);
    expect(refused.errors[0]?.messageEn).toContain('15 minutes');
    expect(refused.errors[0]?.messageGe).toContain('15 წუთში');
    clock += 14 * minute + 1;
    const lastCode = await codeMailedTo(server, 'locked@example.com');
    const repeated = await server.attempt(
      { path: '/tech/public/sendEmailCode' },
      { email: 'locked@example.com', verifyCodeType: 2 },
      timeOptions(),
    );
    expect(repeated).toMatchObject(locked);
    expect(repeated.errors[0]?.messageEn).toContain('1 minute.');
    expect(await codeMailedTo(server, 'locked@example.com')).toBe(lastCode);
    expect(await login('locked@example.com', code)).toMatchObject(locked);
    clock += minute - 1;
    const fresh = await codeFor('locked@example.com');
    expect((await login('locked@example.com', fresh)).success).toBe(true);
  });

  it('do not lock any other address', async () => {
    await lockOut('victim@example.com');
    const code = await codeFor('bystander@example.com');
    expect((await login('bystander@example.com', code)).success).toBe(true);
  });

  it('are counted across codes until a sign-in succeeds [ACC-6]', async () => {
    const email = 'patient@example.com';
    for (let count = 1; count <= 4; count += 1) {
      expect(await login(email, differentCode(await codeFor(email)))).toMatchObject(wrongCode);
      expect(await countedTriesOf(email)).toBe(count);
      clock += minute;
    }
    expect((await login(email, await codeFor(email))).success).toBe(true);
    expect(await countedTriesOf(email)).toBeUndefined();
  });

  it('expire fifteen minutes after the last one', async () => {
    const email = 'forgetful@example.com';
    for (let count = 1; count <= 4; count += 1) await login(email, 'wrong');
    clock += 15 * minute;
    await login(email, 'wrong');
    expect(await countedTriesOf(email)).toBe(1);
    clock += 15 * minute;
    await deleteOldCodes(server.db, new Date(clock));
    expect(await countedTriesOf(email)).toBeUndefined();
  });

  it('are the only ones compared of fifty simultaneous guesses [ACC-6]', async () => {
    const email = 'stormed@example.com';
    const code = await codeFor(email);
    mockComparisons = 0;
    const guesses = Array.from({ length: 50 }, (_, index) => login(email, differentCode(code, index + 1)));
    const answers = await Promise.all(guesses);
    expect(mockComparisons).toBe(5);
    expect(answers.filter(({ errors }) => errors[0]?.code === errorCodes.wrongCode)).toHaveLength(5);
    expect(answers.filter(({ errors }) => errors[0]?.code === errorCodes.tooMany)).toHaveLength(45);
    expect(await login(email, code)).toMatchObject(locked);
    expect(await server.db.select().from(emailCodes).where(eq(emailCodes.email, email))).toHaveLength(1);
  });
});

describe('attempts to sign in', () => {
  it('have a lower rate limit per address than other calls', async () => {
    const slow = await startServer({}, { RATE_LIMIT: '60', INTERNAL_KEY: 'the-secret' });
    const statusOf = async (call: Pick<Call, 'path'>, parameter: object, from: string) =>
      (await slow.send(call, parameter, { from })).status;
    const guess = (index: number, address: string) =>
      statusOf(emailLogin, { email: `${String(index)}@example.com`, code: '123456' }, address);
    const statuses = [];
    for (let index = 0; index < 4; index += 1) statuses.push(await guess(index, '203.0.113.7'));
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await guess(4, '203.0.113.8')).toBe(200);
    expect(await statusOf(logout, {}, '203.0.113.7')).toBe(200);
  });
});

describe('a session', () => {
  it('is stored as a hash of 256 random bits', async () => {
    const { token, user } = await signedInAs(server, 'hashed@example.com', new Date(clock));
    const [stored] = await server.db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(stored?.tokenHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('ends at sign-out, while other sessions of the user continue [SHELL-14]', async () => {
    const ownSession = await signedInAs(server, 'out@example.com', new Date(clock));
    const otherSession = await signedInAs(server, 'out@example.com', new Date(clock));
    await server.call(logout, {}, { ...timeOptions(), token: ownSession.token });
    expect((await fetchUser(ownSession.token)).errors[0]?.code).toBe(SESSION_INVALID);
    expect((await fetchUser(otherSession.token)).success).toBe(true);
    // Signing out again, or without a session, succeeds.
    await server.call(logout, {}, { ...timeOptions(), token: ownSession.token });
    await server.call(logout, {}, timeOptions());
  });

  it('is refused with 0000004 if it is unknown, missing or older than thirty days', async () => {
    const { token } = await signedInAs(server, 'old@example.com', new Date(clock));
    for (const each of ['', 'x', `${token}x`]) {
      expect(await fetchUser(each)).toMatchObject({ success: false, errors: [{ code: '0000004' }] });
    }
    clock += 30 * 86_400_000 - 1;
    expect((await fetchUser(token)).success).toBe(true);
    clock += 1;
    expect(await fetchUser(token)).toMatchObject({ success: false, errors: [{ code: '0000004' }] });
    await deleteExpired(server.db, new Date(clock));
    expect(await server.db.select().from(sessions)).toEqual([]);
  });
});
