import { readRegistry, renewRegistry } from '../documents';
import { removeRemote } from '../publish';
import { rollbackRemote } from '../rollback';
import { rollBackFailing } from '../rollout';
import { type CdnApi, startCdnApi } from '../testing/cdnApi';
import { createTestRegistry } from '../testing/publishing';
import { createPurgeCheck } from './keepPurged';
import { createPurge } from './purge';

const { keys, site, publish, rollOut, preview, release, edit } = createTestRegistry();
let api: CdnApi;
let lines: string[] = [];
let now = 0;
let check: (time: number) => Promise<void>;

const say = (line: string): void => void lines.push(line);
const env = { CDN: 'fastly', CDN_SERVICE: 'service', CDN_TOKEN: 'token' };
/** Checks the registry this many milliseconds later. Returns what was purged. */
const checkAfter = async (ms: number): Promise<unknown[]> => {
  now += ms;
  api.calls.length = 0;
  await check(now);
  return api.calls.map(({ body }) => body);
};
const purged = (...tags: string[]) => [{ surrogate_keys: tags }];

beforeEach(async () => {
  api = await startCdnApi();
  lines = [];
  await publish('first');
  const purge = createPurge(env, say, api.origin);
  if (!purge) throw new Error('the setting is incomplete');
  check = createPurgeCheck(edit(), purge, say);
});
afterEach(() => api.stop());

const running = async (): Promise<string> =>
  (await readRegistry(site.store, keys)).remotes['ranking']?.current.version ?? '';

/** Waits for the purges of the start. */
const settle = async (): Promise<void> => {
  await checkAfter(0);
  await checkAfter(10_000);
};

it('purges every page at its start, since earlier changes are unknown', async () => {
  expect(await checkAfter(0)).toEqual(purged('page'));
  expect(await checkAfter(2000)).toEqual([]);
});

it('purges the pages of a remote when it is published and when all servers have it', async () => {
  await settle();
  await publish('second');
  expect(await checkAfter(2000)).toEqual(purged('remote-ranking'));
  expect(await checkAfter(2000)).toEqual([]);
  expect(await checkAfter(8000)).toEqual(purged('remote-ranking'));
  expect(await checkAfter(60_000)).toEqual([]);
});

it('purges the pages of a remote at each step of a rollout', async () => {
  await settle();
  await rollOut('second');
  expect(await checkAfter(2000)).toEqual(purged('remote-ranking'));
});

it.each<[string, () => Promise<unknown>]>([
  ['rolled back', () => rollbackRemote(edit(), 'ranking')],
  ['rolled back by evidence', async () => rollBackFailing(edit(), 'ranking', await running(), 'it fails')],
  ['removed', () => removeRemote(edit(), 'ranking')],
])('purges every page when a version is %s, since all name it', async (_what, change) => {
  await publish('second');
  await settle();
  await change();
  expect(await checkAfter(2000)).toEqual(purged('page'));
});

it('purges nothing for changes that no page shows', async () => {
  await settle();
  await preview('second');
  await renewRegistry(edit());
  await release();
  expect(await checkAfter(2000)).toEqual([]);
});

it('purges several changes at once', async () => {
  await settle();
  await publish('second');
  await publish('third');
  expect(await checkAfter(2000)).toEqual(purged('remote-ranking'));
});

it('repeats a failed purge, which it reports once', async () => {
  await settle();
  await publish('second');
  api.statuses.push(503, 503);
  expect(await checkAfter(2000)).toEqual(purged('remote-ranking'));
  expect(await checkAfter(2000)).toEqual([]);
  expect(await checkAfter(8000)).toEqual(purged('remote-ranking'));
  expect(lines).toEqual([
    'pages are not purged at the CDN: fastly responded with status 503. It is tried again, and the pages expire within a minute',
  ]);
  expect(await checkAfter(10_000)).toEqual(purged('remote-ranking'));
  expect(lines.at(-1)).toBe('pages are purged at the CDN again');
});

it('goes on when the registry can be read again', async () => {
  await settle();
  await publish('second');
  jest.spyOn(site.store, 'list').mockRejectedValueOnce(new Error('the store is unavailable'));
  expect(await checkAfter(2000)).toEqual([]);
  expect(lines).toHaveLength(1);
  expect(await checkAfter(2000)).toEqual(purged('remote-ranking'));
});
