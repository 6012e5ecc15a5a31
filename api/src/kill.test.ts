import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dealerContact, pathOf } from '@caravan/shared/contracts/calls';
import { setUpTemporaryFolder } from '@caravan/shared/testing/folders';
import * as v from 'valibot';
import { openEmbedded } from './database/embedded';
import { feedback } from './database/schema';
import { type ApiProcess, spawnApi, waitUntilReady } from './testing/apiProcess';
import { envelopeOf } from './testing/client';
import { copyEmptyDatabase } from './testing/databaseCopy';
import { findPostgres, queryOnce, type PostgresServer, startPostgres } from './testing/postgresServer';

// Generous, because the machines of CI are slow and busy. Nothing here measures time.
jest.setTimeout(300_000);

const folder = setUpTemporaryFolder();
/** The origin of the API that was started last. */
let base = '';
const running: ApiProcess[] = [];

afterEach(async () => {
  await Promise.all(
    running.splice(0).map(({ child, exitCode }) => {
      child.kill('SIGKILL');
      return exitCode;
    }),
  );
});

const startUp = async (environment: Record<string, string>): Promise<ApiProcess> => {
  const started = spawnApi({ CARAVAN_DATA: folder.path, ...environment });
  running.push(started);
  base = await waitUntilReady(started);
  return started;
};

const writes = 300;
const lanes = 25;
const unlimited = { RATE_LIMIT: '100000000', DEV_INBOX: '0' };

const isAccepted = async (content: string): Promise<boolean> => {
  try {
    const body = JSON.stringify(envelopeOf({ content }));
    const response = await fetch(`${base}${pathOf(dealerContact)}`, { method: 'POST', body });
    return v.is(v.object({ success: v.literal(true) }), await response.json());
  } catch {
    return false;
  }
};

/** Writes from many clients at once, with a failure in the middle. Returns the acknowledged writes. */
const writeThrough = async (causeFailure: () => void): Promise<string[]> => {
  const acknowledged: string[] = [];
  let started = 0;
  const lane = async (): Promise<void> => {
    while (started < writes) {
      started += 1;
      const content = `Feedback number ${String(started)}`;
      if (await isAccepted(content)) {
        acknowledged.push(content);
        if (acknowledged.length === writes / 2) causeFailure();
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  expect(acknowledged.length).toBeGreaterThanOrEqual(writes / 2);
  expect(acknowledged.length).toBeLessThan(writes);
  return acknowledged;
};

const findMissing = (acknowledged: readonly string[], stored: readonly string[]): string[] => {
  const storedContents = new Set(stored);
  return acknowledged.filter((content) => !storedContents.has(content));
};

it('keeps every acknowledged write when it is killed, embedded [API-4, REL-1]', async () => {
  await copyEmptyDatabase(folder.path);
  const first = await startUp(unlimited);
  const acknowledged = await writeThrough(() => first.child.kill('SIGKILL'));
  await first.exitCode;
  const lock = join(folder.path, 'db.lock');
  expect(existsSync(lock)).toBe(true);
  const restarted = await startUp(unlimited);
  expect(await isAccepted('After the restart')).toBe(true);
  restarted.child.kill('SIGTERM');
  expect(await restarted.exitCode).toBe(0);
  expect(existsSync(lock)).toBe(false);
  const { db, close } = await openEmbedded(folder.path);
  const stored = (await db.select().from(feedback)).map(({ content }) => content);
  await close();
  expect(findMissing([...acknowledged, 'After the restart'], stored)).toEqual([]);
});

const programs = findPostgres();

// Only with DATABASE_URL and the programs of PostgreSQL: the test kills its server.
(programs !== undefined && process.env.DATABASE_URL ? describe : describe.skip)('on a PostgreSQL server', () => {
  let database: PostgresServer;

  beforeAll(async () => {
    database = await startPostgres(programs ?? '', { isDurable: true });
  });
  afterEach(() => queryOnce(database.url, 'delete from feedback'));
  afterAll(() => database.stop());

  const storedOnServer = async (): Promise<string[]> => {
    const rows = await queryOnce(database.url, 'select content from feedback');
    return v.parse(v.array(v.object({ content: v.string() })), rows).map(({ content }) => content);
  };

  it('the API keeps every acknowledged write when it is killed [API-4, REL-1]', async () => {
    const first = await startUp({ ...unlimited, DATABASE_URL: database.url });
    const acknowledged = await writeThrough(() => first.child.kill('SIGKILL'));
    await first.exitCode;
    const restarted = await startUp({ ...unlimited, DATABASE_URL: database.url });
    expect(await isAccepted('After the restart')).toBe(true);
    restarted.child.kill('SIGTERM');
    await restarted.exitCode;
    expect(findMissing([...acknowledged, 'After the restart'], await storedOnServer())).toEqual([]);
  });

  it('the API survives a killed database and loses no acknowledged write [API-4, REL-1, REL-7]', async () => {
    const { child, exitCode } = await startUp({ ...unlimited, DATABASE_URL: database.url, LOG: 'silent' });
    const status = async (path: string): Promise<number> => (await fetch(base + path)).status;
    let killed: Promise<void> | undefined;
    const acknowledged = await writeThrough(() => {
      killed = database.kill();
    });
    await killed;
    expect([await status('/ready'), await status('/health')]).toEqual([503, 200]);
    expect(await isAccepted('While it is unavailable')).toBe(false);
    await database.restart();
    expect(await status('/ready')).toBe(200);
    expect(await isAccepted('After its return')).toBe(true);
    expect(findMissing([...acknowledged, 'After its return'], await storedOnServer())).toEqual([]);
    child.kill('SIGTERM');
    expect(await exitCode).toBe(0);
  });
});
