import { readRegistry, renewRegistry } from '../documents';
import { removeRemote } from '../publish';
import { rollbackRemote } from '../rollback';
import { takeBack } from '../rollout';
import { type CdnApi, startCdnApi } from '../testing/cdnApi';
import { publishing } from '../testing/publishing';
import { createPurging } from './keepPurged';
import { purgeOf } from './purge';

const { keys, site, publish, rollOut, preview, release } = publishing();
let api: CdnApi;
let said: string[] = [];
let now = 0;
let look: (at: number) => Promise<void>;

const say = (line: string): void => void said.push(line);
const env = { CDN: 'fastly', CDN_SERVICE: 'service', CDN_TOKEN: 'token' };
const setting = () => ({ store: site.store, keys, by: 'team', why: 'a test' });
/** Looks this many milliseconds later. Returns what was purged. */
const lookAfter = async (ms: number): Promise<unknown[]> => {
  now += ms;
  api.calls.length = 0;
  await look(now);
  return api.calls.map(({ body }) => body);
};
const purged = (...tags: string[]) => [{ surrogate_keys: tags }];

beforeEach(async () => {
  api = await startCdnApi();
  said = [];
  await publish('first');
  const purge = purgeOf(env, say, api.origin);
  if (!purge) throw new Error('the setting is incomplete');
  look = createPurging(setting(), purge, say);
});
afterEach(() => api.stop());

const running = async (): Promise<string> =>
  (await readRegistry(site.store, keys)).remotes['ranking']?.current.version ?? '';

/** Lets the purges of the start pass. */
const settle = async (): Promise<void> => {
  await lookAfter(0);
  await lookAfter(10_000);
};

it('purges every page at its start, since what changed before is not known', async () => {
  expect(await lookAfter(0)).toEqual(purged('page'));
  expect(await lookAfter(2000)).toEqual([]);
});

it('purges the pages of a remote when it is published, and again when all servers have it', async () => {
  await settle();
  await publish('second');
  expect(await lookAfter(2000)).toEqual(purged('remote-ranking'));
  expect(await lookAfter(2000)).toEqual([]);
  expect(await lookAfter(8000)).toEqual(purged('remote-ranking'));
  expect(await lookAfter(60_000)).toEqual([]);
});

it('purges the pages of a remote at each step of a rollout', async () => {
  await settle();
  await rollOut('second');
  expect(await lookAfter(2000)).toEqual(purged('remote-ranking'));
});

it.each<[string, () => Promise<unknown>]>([
  ['rolled back', () => rollbackRemote(setting(), 'ranking')],
  ['returned by evidence', async () => takeBack(setting(), 'ranking', await running(), 'it fails')],
  ['removed', () => removeRemote(setting(), 'ranking')],
])('purges every page when a version is %s, since all name it', async (_what, change) => {
  await publish('second');
  await settle();
  await change();
  expect(await lookAfter(2000)).toEqual(purged('page'));
});

it('purges nothing for changes that no page shows', async () => {
  await settle();
  await preview('second');
  await renewRegistry(setting());
  await release();
  expect(await lookAfter(2000)).toEqual([]);
});

it('purges several changes at once', async () => {
  await settle();
  await publish('second');
  await publish('third');
  expect(await lookAfter(2000)).toEqual(purged('remote-ranking'));
});

it('tries a failed purge again, and says so once', async () => {
  await settle();
  await publish('second');
  api.statuses.push(503, 503);
  expect(await lookAfter(2000)).toEqual(purged('remote-ranking'));
  expect(await lookAfter(2000)).toEqual([]);
  expect(await lookAfter(8000)).toEqual(purged('remote-ranking'));
  expect(said).toEqual([
    'pages are not purged at the CDN: fastly answered 503. It is tried again, and the pages expire within a minute',
  ]);
  expect(await lookAfter(10_000)).toEqual(purged('remote-ranking'));
  expect(said.at(-1)).toBe('pages are purged at the CDN again');
});

it('goes on when the registry can be read again', async () => {
  await settle();
  await publish('second');
  jest.spyOn(site.store, 'list').mockRejectedValueOnce(new Error('the store is away'));
  expect(await lookAfter(2000)).toEqual([]);
  expect(said).toHaveLength(1);
  expect(await lookAfter(2000)).toEqual(purged('remote-ranking'));
});
