import { documentKey, readRegistry, renewRegistry, signText } from '@caravan/registry';
import { namesIn, waitUntil, withFeed } from '../testing/feeds';
import { federationOf } from '../testing/site';

const server = withFeed();
const { current, follow, waitForAdoption } = server;

beforeEach(async () => {
  await server.site.publish(federationOf('ranking'));
  await follow();
});

/** What the server runs: the number of the document, and its remotes. */
const runs = (): readonly unknown[] => [current().sequence, ...namesIn(current())];

/** Signs the newest document again under the next number, without remotes and with another expiry. */
const writeExpiring = async (expires: string | undefined): Promise<void> => {
  const { store, keys } = server.site;
  const { expires: _before, ...before } = await readRegistry(store, keys);
  const sequence = before.sequence + 1;
  const text = JSON.stringify({ ...before, sequence, remotes: {}, ...(expires === undefined ? {} : { expires }) });
  await store.create(documentKey(sequence), Buffer.from(JSON.stringify(signText(text, keys.privateKey))));
};

const PAST = '2020-01-01T00:00:00.000Z';

it.each([
  [PAST, `registry 3 expired at ${PAST} (the holder of registry.key renews it: npm run renew)`],
  [undefined, 'registry 3 has no field expires'],
])('a server does not adopt a document with the expiry %p, until it is renewed [MFE-21]', async (expires, message) => {
  await writeExpiring(expires);
  await waitUntil(() => server.failures.length > 0);
  expect(server.failures[0]).toContain(message);
  expect(server.failures[0]).toContain('this server goes on with registry 2');
  expect(runs()).toEqual([2, 'ranking']);
  await follow();
  expect(runs()).toEqual([2, 'ranking']);
  await waitForAdoption(await renewRegistry({ ...server.site, by: 'team' }));
  expect(current().sequence).toBe(4);
});

it('a server continues with an expired document, also after a restart, and reports it [MFE-21]', async () => {
  const { expires } = current();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(expires ?? '') + 1);
  for (const start of [async () => undefined, follow]) {
    await start();
    await waitUntil(() => server.failures.length > 0);
    expect(server.failures[0]).toContain(`registry 2 expired at ${expires}`);
    expect([...runs(), current().expires]).toEqual([2, 'ranking', expires]);
  }
});
