import type { Answer } from '@caravan/shared/contracts/calls';
import {
  adminLogin,
  adminLogout,
  errorCodes,
  trackPlatformStatistic,
  trackStatistic,
} from '@caravan/shared/contracts/calls';
import { adminAttempts, adminTokens, settings } from '../../database/schema';
import { setUpTestServer, setUpTestServers } from '../../testing/setUpTestServer';
import { deleteOldTries } from './attempts';
import { checkToken } from './authorise';
import { createDevelopmentAdmins } from './identity';
import { hashPassword } from '../../credentials/password';
import { deleteExpired } from '../../upkeep/deleteExpired';

const right = { username: 'figures', password: 'mountains at noon' };
const wrong = { ...right, password: 'mountains at dusk' };
const otherAdmin = { username: 'მარიამ', password: 'rivers at noon' };
const minute = 60_000;
const hour = 60 * minute;

/** The lowest cost that `ADMINS` accepts. */
const lowCost = 16_384;

let clock = Date.now();
const environment = { ADMINS: '', INTERNAL_KEY: 'the-secret' };

beforeAll(async () => {
  const entries = [right, otherAdmin].map(
    async ({ username, password }) => `${username}=${await hashPassword(password, lowCost)}`,
  );
  environment.ADMINS = (await Promise.all(entries)).join('\n');
});

const server = setUpTestServer({ now: () => clock }, () => environment);
const startServer = setUpTestServers();

beforeEach(async () => {
  await server.db.delete(adminAttempts);
  await server.db.delete(adminTokens);
});

interface Credentials {
  readonly username: string;
  readonly password: string;
}

const range = () => ({ startTime: clock - hour, endTime: clock });
const statistic = (credentials: Credentials): Promise<Answer> =>
  server.attempt(trackStatistic, { ...range(), ...credentials }, { reqTime: clock });

const loginFrom = (from: string, credentials: Credentials): Promise<Answer> =>
  server.attempt(adminLogin, credentials, { reqTime: clock, from });

const login = async () => {
  const { token, expiresAt } = await server.call(adminLogin, right, { reqTime: clock });
  return { expiresAt, credentials: { username: right.username, password: token } };
};

const codeOf = ({ errors }: Answer) => errors[0]?.code;
const failTimes = async (count: number, credentials: Credentials, address = '127.0.0.1') => {
  for (let index = 0; index < count; index += 1) {
    expect(codeOf(await loginFrom(address, credentials))).toBe(errorCodes.wrongAdmin);
  }
};

describe('an admin', () => {
  it('is the only caller that sees statistics, by name and password [DSH-2]', async () => {
    for (const call of [trackStatistic, trackPlatformStatistic]) {
      expect((await server.attempt(call, { ...range(), ...right }, { reqTime: clock })).success).toBe(true);
      for (const credentials of [wrong, { ...right, username: 'Figures' }, { username: '', password: '' }]) {
        await server.db.delete(adminAttempts);
        const refused = await server.attempt(call, { ...range(), ...credentials }, { reqTime: clock });
        expect(refused).toMatchObject({ success: false, result: null });
        expect(refused.errors).toEqual([
          {
            code: errorCodes.wrongAdmin,
            messageEn: 'Incorrect name or password.',
            messageGe: 'სახელი ან პაროლი არასწორია.',
          },
        ]);
      }
    }
  });

  it('is checked before the range', async () => {
    const reversed = { startTime: clock, endTime: clock - 1, ...wrong };
    expect(codeOf(await server.attempt(trackStatistic, reversed, { reqTime: clock }))).toBe(errorCodes.wrongAdmin);
  });

  it('does not exist in production without configuration [DSH-2]', async () => {
    const production = await startServer({}, { NODE_ENV: 'production' });
    const { db } = production.database;
    expect(await createDevelopmentAdmins(db, production.deps.config)).toEqual([]);
    const created = await createDevelopmentAdmins(db, { developmentAdmins: true });
    expect(created).toHaveLength(2);
    for (const { name, password } of created) {
      const refused = await production.attempt(adminLogin, { username: name, password });
      expect(codeOf(refused)).toBe(errorCodes.wrongAdmin);
    }
  });

  it('is created twice in development without storing the passwords', async () => {
    const development = await startServer();
    const { db } = development.database;
    const started = Array.from({ length: 4 }, () => createDevelopmentAdmins(db, development.deps.config));
    const created = (await Promise.all(started)).flat();
    expect(created.map(({ name }) => name).toSorted()).toEqual(['admin', 'admin2']);
    for (const { name, password } of created) {
      expect(JSON.stringify(await db.select().from(settings))).not.toContain(password);
      expect((await development.attempt(adminLogin, { username: name, password })).success).toBe(true);
    }
  });

  it('is let in with the own password only [DSH-2]', async () => {
    expect((await statistic(otherAdmin)).success).toBe(true);
    for (const mixed of [
      { ...right, password: otherAdmin.password },
      { ...otherAdmin, password: right.password },
    ]) {
      expect(codeOf(await statistic(mixed))).toBe(errorCodes.wrongAdmin);
    }
  });
});

describe('failed logins', () => {
  it('cause growing delays from the fifth on, also for the right password [DSH-2]', async () => {
    await failTimes(5, wrong);
    let seconds = 5;
    for (const next of [10, 20, 40, 80, 160, 320, 640, 900, 900]) {
      const refused = await statistic(right);
      expect(refused.errors[0]).toMatchObject({
        code: errorCodes.tooMany,
        messageEn: `Too many failed logins. Try again in ${String(seconds)} s.`,
      });
      clock += seconds * 1000 - 1;
      expect(codeOf(await statistic(right))).toBe(errorCodes.tooMany);
      clock += 1;
      await failTimes(1, wrong);
      seconds = next;
    }
    clock += seconds * 1000;
    expect((await statistic(right)).success).toBe(true);
    await failTimes(5, wrong);
  });

  it('do not extend a lock when the clock is set back', async () => {
    await failTimes(5, wrong);
    clock -= hour;
    await failTimes(1, wrong);
    expect(codeOf(await statistic(right))).toBe(errorCodes.tooMany);
    clock += hour;
  });

  it('lock only their network, for every name [DSH-2]', async () => {
    await failTimes(5, wrong, '192.0.2.1');
    expect(codeOf(await loginFrom('192.0.2.1', right))).toBe(errorCodes.tooMany);
    expect((await loginFrom('192.0.2.3', right)).success).toBe(true);
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await failTimes(1, { ...wrong, username: name }, '192.0.2.4');
    }
    expect(codeOf(await loginFrom('192.0.2.4', right))).toBe(errorCodes.tooMany);
    expect((await loginFrom('192.0.2.5', right)).success).toBe(true);
  });

  it('lock the whole network of an IPv6 address [DSH-2]', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      await failTimes(1, { ...wrong, username: name }, `2001:db8:0:7::${name}`);
    }
    expect(codeOf(await loginFrom('2001:db8:0:7::f', right))).toBe(errorCodes.tooMany);
    expect((await loginFrom('2001:db8:0:8::f', right)).success).toBe(true);
  });

  it('count simultaneous tries [DSH-2]', async () => {
    const guesses = Array.from({ length: 50 }, (_, index) =>
      loginFrom('192.0.2.1', { ...right, password: `guess ${String(index)}` }),
    );
    const codes = (await Promise.all(guesses)).map(codeOf);
    expect(codes.filter((code) => code === errorCodes.wrongAdmin)).toHaveLength(5);
    expect(codes.filter((code) => code === errorCodes.tooMany)).toHaveLength(45);
  });

  it('keep an admin logged in until they are deleted a day later', async () => {
    const { credentials } = await login();
    await failTimes(5, wrong);
    expect((await statistic(credentials)).success).toBe(true);
    await deleteOldTries(server.db, new Date(clock + 24 * hour));
    expect(await server.db.$count(adminAttempts)).toBe(2);
    await deleteOldTries(server.db, new Date(clock + 24 * hour + 1));
    expect(await server.db.$count(adminAttempts)).toBe(0);
  });

  it('are stored without the entered name', async () => {
    await failTimes(1, { username: right.password, password: right.username });
    expect(JSON.stringify(await server.db.select().from(adminAttempts))).not.toContain(right.password);
  });
});

describe('an admin token', () => {
  it('replaces the password while it is used, for at most eight hours [DSH-2]', async () => {
    const { credentials, expiresAt } = await login();
    expect(expiresAt).toBe(clock + 15 * minute);
    expect(JSON.stringify(await server.db.select().from(adminTokens))).not.toContain(credentials.password);
    const end = clock + 8 * hour;
    while (clock + 14 * minute < end) {
      clock += 14 * minute;
      expect((await statistic(credentials)).success).toBe(true);
    }
    clock = end;
    expect((await statistic(credentials)).errors[0]).toMatchObject({
      code: errorCodes.wrongAdmin,
      messageEn: 'Your admin session has ended. Please log in again.',
    });
  });

  it('expires after 15 minutes without use and is then deleted', async () => {
    const { credentials } = await login();
    clock += 15 * minute;
    expect(codeOf(await statistic(credentials))).toBe(errorCodes.wrongAdmin);
    await deleteExpired(server.db, new Date(clock));
    expect(await server.db.$count(adminTokens)).toBe(0);
  });

  it('is invalid with another name, altered, or as a password [DSH-2]', async () => {
    const { credentials } = await login();
    const { password } = credentials;
    const altered = `${password.slice(0, -1)}${password.endsWith('A') ? 'B' : 'A'}`;
    for (const changed of [
      { ...credentials, username: 'admin' },
      { ...credentials, username: otherAdmin.username },
      { ...credentials, password: altered },
    ]) {
      expect(codeOf(await statistic(changed))).toBe(errorCodes.wrongAdmin);
    }
    expect(codeOf(await server.attempt(adminLogin, credentials, { reqTime: clock }))).toBe(errorCodes.wrongAdmin);
  });

  it('is invalid after the password changes', async () => {
    const { credentials } = await login();
    const admin = { name: right.username, passwordHash: await hashPassword('a new password') };
    const deps = { ...server.deps, config: { ...server.deps.config, admins: [admin] } };
    await expect(checkToken(deps, credentials)).rejects.toThrow('ended');
    expect((await statistic(credentials)).success).toBe(true);
  });

  it('ends at the logout, with all tokens of the admin if it is by password', async () => {
    const [first, second, third] = [await login(), await login(), await login()];
    const { token } = await server.call(adminLogin, otherAdmin, { reqTime: clock });
    const logout = (credentials: Credentials) => server.attempt(adminLogout, credentials, { reqTime: clock });
    expect(codeOf(await logout(wrong))).toBe(errorCodes.wrongAdmin);
    expect((await logout(first.credentials)).success).toBe(true);
    expect(codeOf(await logout(first.credentials))).toBe(errorCodes.wrongAdmin);
    expect((await statistic(second.credentials)).success).toBe(true);
    expect((await logout(right)).success).toBe(true);
    expect(codeOf(await statistic(second.credentials))).toBe(errorCodes.wrongAdmin);
    expect(codeOf(await statistic(third.credentials))).toBe(errorCodes.wrongAdmin);
    expect((await statistic({ ...otherAdmin, password: token })).success).toBe(true);
  });
});
