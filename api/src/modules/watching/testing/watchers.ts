import { randomBytes } from 'node:crypto';
import { type Call, switchMessages, watch, watching } from '@caravan/shared/contracts/calls';
import { addDays, type Language, siteDay, siteMidnight } from '@caravan/shared/terms';
import { asc, inArray, isNotNull } from 'drizzle-orm';
import type { GenericSchema, InferInput } from 'valibot';
import { usedCars } from '../../../database/schema';
import type { Deps } from '../../../deps';
import { signedInAs } from '../../../testing/accounts';
import { type MailServer, startMailServer } from '../../../testing/mailServer';
import { suiteNow } from '../../../testing/suiteClock';
import { setUpTestServer } from '../../../testing/setUpTestServer';
import { storeLandedPrices } from '../../landed';
import { createMessageJob } from '../messageJob';

export const hourMs = 3_600_000;

/** A day without a boundary of the Georgian tariff near it. */
export const quietDay = '2026-11-20';

interface WatcherOptions {
  readonly on?: boolean;
  readonly lang?: Language;
}

// Starts the API with demo data, a mail server and a clock at 9:00 for the test file that imports this file.

export const clock = { now: siteMidnight(siteDay(suiteNow())) + 9 * hourMs };
/** Cars that no test uses yet. */
export const unusedCars: string[] = [];
let mailServer: MailServer;
let userCount = 0;
/** Errors that the job has logged since the last test. */
export const loggedErrors: unknown[] = [];
let run: () => Promise<void>;
export const server = setUpTestServer({ isSeeded: true, now: () => clock.now }, async () => {
  mailServer = await startMailServer();
  return { SMTP_URL: mailServer.url };
});
export const db = () => server.db;
export const runMessageJob = () => run();

export const newMessageJob = (changes: Partial<Deps> = {}) => {
  const runJob = createMessageJob({ ...server.deps, ...changes }, (error) => loggedErrors.push(error));
  return (signal = new AbortController().signal) => runJob(signal);
};

beforeAll(async () => {
  await storeLandedPrices(db(), quietDay);
  const found = await db()
    .select({ id: usedCars.id })
    .from(usedCars)
    .where(isNotNull(usedCars.landedGeorgiaUsd))
    .orderBy(asc(usedCars.id));
  unusedCars.push(...found.map(({ id }) => id));
  run = newMessageJob();
});
afterEach(() => {
  const [error] = loggedErrors.splice(0);
  if (error !== undefined) throw new Error('the job failed', { cause: error });
});
afterAll(() => mailServer.close());

/** Creates a car that no other test uses. */
export const newCar = () => unusedCars.pop() ?? '';
export const setLanded = (ids: readonly string[], usd: number) =>
  db().update(usedCars).set({ landedGeorgiaUsd: usd, landedAzerbaijanUsd: usd }).where(inArray(usedCars.id, ids));

export const newUser = async ({ on = true, lang = 'en' }: WatcherOptions = {}) => {
  userCount += 1;
  const email = `watcher-${String(userCount)}@example.com`;
  const { user, token } = await signedInAs(server, email, new Date(clock.now));
  const call = <P extends GenericSchema, R extends GenericSchema>(
    each: Call<P, R>,
    parameter: InferInput<P> & object,
  ) => server.call(each, parameter, { token, lang, reqTime: clock.now });
  const tryCall = (each: Pick<Call, 'path'>, parameter: object) =>
    server.attempt(each, parameter, { token, reqTime: clock.now });
  const watches = (vehicleId: string, kind: 'car' | 'vehicle' = 'car') =>
    call(watch, { clientId: randomBytes(16).toString('hex'), vehicleId, kind, type: 1 });
  if (on) await call(switchMessages, { on: true, country: 'georgia' });
  const latest = async () => (await call(watching, {})).messages.latest;
  return { email, userId: user.id, token, call, tryCall, watches, latest };
};

/** Creates a person with messages who watches a car for $20,000. */
export const newWatcher = async (options: WatcherOptions = {}) => {
  const watcher = await newUser(options);
  const car = newCar();
  await setLanded([car], 20_000);
  await watcher.watches(car);
  return { ...watcher, car };
};

export const goToNextDay = () => {
  clock.now = siteMidnight(addDays(siteDay(clock.now), 1)) + 12 * hourMs;
};
export const runNextDay = async () => {
  goToNextDay();
  await runMessageJob();
};
export const mailsTo = (email: string) =>
  mailServer.received.filter(({ to }) => to.includes(email)).map(({ content }) => content);

export type Watcher = Awaited<ReturnType<typeof newUser>>;
