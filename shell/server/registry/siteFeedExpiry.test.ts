import { setTimeout as delay } from 'node:timers/promises';
import { documentKey, readRegistry, renewRegistry, signText } from '@caravan/registry';
import { followRegistry, type SiteFeed } from './siteFeed';
import { federationOf, makeSite, type TestSite } from '../testing/site';

let site: TestSite;
let feed: SiteFeed;
let failures: string[];

/** Starts a server, or starts it again. */
const follow = async (): Promise<void> => {
  failures = [];
  const own = failures;
  feed = await followRegistry({
    ...site,
    registry: site.copy(),
    pool: site.renderHere().pool,
    intervalMs: 1,
    onChange: () => undefined,
    onFailure: (error) => own.push(String(error)),
  });
};

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await delay(1);
};

beforeEach(async () => {
  site = makeSite();
  await site.publish(federationOf('ranking'));
  await follow();
});
afterEach(() => {
  feed.stop();
  return site.remove();
});

/** What the server runs: the number of the document, and its remotes. */
const runs = (): readonly unknown[] => [
  feed.current().sequence,
  ...feed.current().remotes.map(({ descriptor }) => descriptor.federation.name),
];

/** Signs the newest document again under the next number, without remotes and with another expiry. */
const writeExpiring = async (expires: string | undefined): Promise<void> => {
  const { expires: _before, ...before } = await readRegistry(site.store, site.keys);
  const sequence = before.sequence + 1;
  const text = JSON.stringify({ ...before, sequence, remotes: {}, ...(expires === undefined ? {} : { expires }) });
  const signed = signText(text, site.keys.privateKey);
  await site.store.create(documentKey(sequence), Buffer.from(JSON.stringify(signed)));
};

const PAST = '2020-01-01T00:00:00.000Z';

it.each([
  [PAST, `registry 3 expired at ${PAST} (who holds registry.key renews it: npm run renew)`],
  [undefined, 'registry 3 has no field expires'],
])('a server does not adopt a document with the expiry %p, until it is renewed [MFE-21]', async (expires, message) => {
  await writeExpiring(expires);
  await until(() => failures.length > 0);
  expect(failures[0]).toContain(message);
  expect(failures[0]).toContain('this server goes on with registry 2');
  expect(runs()).toEqual([2, 'ranking']);
  feed.stop();
  await follow();
  expect(runs()).toEqual([2, 'ranking']);
  await renewRegistry({ ...site, by: 'team' });
  await until(() => feed.current().sequence === 4);
});

it('a server goes on with a document that expires, also after a restart, and says so [MFE-21]', async () => {
  const { expires } = feed.current();
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.parse(expires ?? '') + 1);
  try {
    for (const start of [async () => undefined, follow]) {
      await start();
      await until(() => failures.length > 0);
      expect(failures[0]).toContain(`registry 2 expired at ${expires}`);
      expect([...runs(), feed.current().expires]).toEqual([2, 'ranking', expires]);
      feed.stop();
    }
  } finally {
    later.mockRestore();
  }
});
