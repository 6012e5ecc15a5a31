import { adminAttempts, settings } from '../../database/schema';
import { developmentAdmins, credentialsHashOf } from '../../modules/admin/identity';
import { hashPassword } from '../../credentials/password';
import { approveTariff, withdrawApproval } from '../../modules/landed';
import { openAdminSession } from '../../modules/admin/tokens';
import type { TestServer } from '../server';
import type { Example } from './example';

const password = 'the admin of the examples';
const [{ name, settingKey }] = developmentAdmins;
let hash: Promise<string> | undefined;
const hashOfAdmin = (): Promise<string> => (hash ??= hashPassword(password));

/** Creates an admin with a known password, and deletes failed logins. */
const createAdmin = async ({ database: { db } }: TestServer) => {
  const value = await hashOfAdmin();
  await db
    .insert(settings)
    .values({ key: settingKey, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
  await db.delete(adminAttempts);
  return { parameter: { username: name, password } };
};

/** Logs the admin in. A token is faster to check than the password in every call. */
const logIn = async (server: TestServer) => {
  await createAdmin(server);
  const admin = { name, passwordHash: await hashOfAdmin() };
  const { token } = await openAdminSession(server.db, credentialsHashOf(admin), new Date());
  return { parameter: { username: name, password: token } };
};

/** Logs in, and returns the last week of the demo data as the range. */
const logInForWeek = async (server: TestServer) => {
  const { parameter } = await logIn(server);
  const endTime = Date.now();
  return { parameter: { ...parameter, startTime: endTime - 7 * 86_400_000, endTime } };
};

/** A tariff of the demo data. */
const tariffKey = { id: 'georgia-2026-04-02', revision: 1 };

/** Logs in, and approves the tariff of the demo data. */
const logInAndApprove = async (server: TestServer) => {
  const prepared = await logIn(server);
  await approveTariff(server.db, tariffKey, name);
  return prepared;
};

/** Logs in, and withdraws the approval of the tariff of the demo data. */
const logInAndWithdraw = async (server: TestServer) => {
  const prepared = await logIn(server);
  await withdrawApproval(server.db, tariffKey, name);
  return prepared;
};

const placeholder = { username: 'admin', password: 'the password, or a token of adminLogin' };
const range = {
  startTime: Date.parse('2026-10-20T00:00:00+04:00'),
  endTime: Date.parse('2026-11-20T00:00:00+04:00') - 1,
};

export const trackExamples = {
  trackSend: {
    parameter: {
      deviceId: '3f0a1c5b9d2e4f60718293a4b5c6d7e8',
      deviceType: 'desktop',
      osType: 'Windows',
      eventTime: Date.parse('2026-11-20T09:00:00Z'),
      url: 'https://caravan.example/home',
      page: '/home',
      localTime: '2026-11-20 13:00:00',
      eventType: 'FINDER_HOME_PV',
      extra: '{"version":"57"}',
      userId: '',
      identityId: '',
      platform: 'web',
    },
  },
  trackStatistic: { parameter: { ...range, ...placeholder }, prepare: logInForWeek },
  trackPlatformStatistic: { parameter: { ...range, ...placeholder }, prepare: logInForWeek },
  adminLogin: { parameter: placeholder, prepare: createAdmin },
  tariffList: { parameter: placeholder, prepare: logIn },
  tariffEffect: { parameter: { ...placeholder, ...tariffKey }, prepare: logIn },
  tariffApprove: { parameter: { ...placeholder, ...tariffKey }, prepare: logInAndWithdraw },
  tariffWithdraw: { parameter: { ...placeholder, ...tariffKey }, prepare: logInAndApprove },
  adminLogout: { parameter: placeholder, prepare: logIn },
} satisfies Record<string, Example>;
