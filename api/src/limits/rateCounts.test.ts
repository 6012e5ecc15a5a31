import { newsList } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { rateCounts } from '../database/schema';
import { send } from '../testing/client';
import { setUpNoTimeouts } from '../testing/fakeClock';
import { openTestDatabase } from '../testing/server';
import { suiteNow } from '../testing/suiteClock';
import { setUpTestServers } from '../testing/setUpTestServer';
import { deleteEndedRateCounts, createShares } from './rateCounts';

// Otherwise each process counts by itself if the database takes longer than its timeout.
setUpNoTimeouts();
const startServer = setUpTestServers();

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase(false, suiteNow());
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(rateCounts));

const noFailure = (error: unknown): never => {
  throw error;
};
const createTakeShare = (name: string, windowMs: number) =>
  createShares(database.db, noFailure, () => 1)(name, windowMs);

it('a share of a quota is taken once by all processes together [REL-10]', async () => {
  const granted = await Promise.all(Array.from({ length: 30 }, () => createTakeShare('client', 60_000)('a', 4, 50)));
  expect(granted.reduce((sum, { count }) => sum + count, 0)).toBe(50);
  for (const { leftMs } of granted) expect(leftMs).toBeLessThanOrEqual(60_000);
  expect((await createTakeShare('address', 60_000)('a', 4, 50)).count).toBe(4);
});

it('starts a new window after one that has ended [REL-10]', async () => {
  const takeShare = createTakeShare('client', 0);
  expect([(await takeShare('a', 5, 5)).count, (await takeShare('a', 5, 5)).count]).toEqual([5, 5]);
  await createTakeShare('client', 60_000)('b', 1, 5);
  await deleteEndedRateCounts(database.db);
  expect(await database.db.$count(rateCounts)).toBe(1);
});

it('neither addresses nor tokens are stored [REL-10]', async () => {
  await createTakeShare('address', 60_000)('203.0.113.1', 1, 5);
  expect(JSON.stringify(await database.db.select().from(rateCounts))).not.toContain('203.0.113.1');
});

it('pauses for five seconds after a failure, which it reports once [REL-10]', async () => {
  let now = 1;
  const closed = await openTestDatabase(false, suiteNow());
  await closed.close();
  const failures = jest.fn();
  const share = createShares(closed.db, failures, () => now)('client', 60_000);
  await expect(share('a', 1, 5)).rejects.toThrow('Failed query');
  await expect(share('a', 1, 5)).rejects.toThrow('requests are not counted while the database is unavailable');
  expect(failures).toHaveBeenCalledTimes(1);
  now = 5_002;
  await expect(share('a', 1, 5)).rejects.toThrow('Failed query');
  expect(failures).toHaveBeenCalledTimes(2);
});

describe('two API processes on one server', () => {
  // The setting alone decides whether they count together: both use the same database.
  const limited = { RATE_LIMIT: '40', INTERNAL_KEY: 'the-secret', DATABASE_URL: 'postgres://shared' };
  const startTwo = async (): Promise<readonly FastifyInstance[]> => {
    const started = [await startServer({ db: database.db }, limited), await startServer({ db: database.db }, limited)];
    return started.map(({ app }) => app);
  };
  const call = (app: FastifyInstance, clientId: string, address = '203.0.113.1') =>
    send(app, newsList, { clientId }, { from: address });
  const countAnswered = async (apps: readonly FastifyInstance[], ids: readonly string[]): Promise<number> => {
    const answers = await Promise.all(ids.flatMap((id) => apps.map((app) => call(app, id))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    return answers.filter(({ status }) => status === 200).length;
  };

  it('share the limit of a client [REL-10]', async () => {
    expect(
      await countAnswered(
        await startTwo(),
        Array.from({ length: 40 }, () => 'one'),
      ),
    ).toBe(10);
  });

  it('share the limit of an address [REL-10]', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => `client-${String(index)}`);
    const apps = await startTwo();
    expect(await countAnswered(apps, ids)).toBe(40);
    expect(
      (await Promise.all(apps.map((app) => call(app, 'elsewhere', '203.0.113.2')))).map(({ status }) => status),
    ).toEqual([200, 200]);
  });

  it('share the limit of a route [REL-10]', async () => {
    const apps = await startTwo();
    for (const app of apps) app.get('/one', { config: { rateLimit: { max: 6 } } }, async () => 'one');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => apps.map((app) => app.inject({ method: 'GET', url: '/one' }))).flat(),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6);
  });
});
