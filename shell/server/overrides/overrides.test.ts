import { generateKeyPairSync } from 'node:crypto';
import { allowTeams, publicText, signOverride } from '@caravan/registry';
import { waitForAdoption } from '../testing/feeds';
import { federationOf, withSite } from '../testing/site';
import { createOverrides } from './overrides';

const site = withSite();
const team = generateKeyPairSync('ed25519');
const author = { store: site.store, keys: site.keys, by: 'team', why: 'a test' };
const rightsTo = (...remotes: string[]) => ({ drivers: { publicKey: publicText(team.publicKey), remotes } });
const token = () => signOverride({ remote: 'ranking', by: 'nino', lifetimeMs: 60_000, version: '1', at: 1 }, team);

/** Overrides of a server that follows the registry. `readSequences` has the numbers of the documents that were read. */
const follow = async () => {
  const { feed } = await site.followContinuously();
  const readSequences: number[] = [];
  const overrides = createOverrides({
    feed: {
      ...feed,
      document: (sequence) => {
        readSequences.push(sequence);
        return feed.document(sequence);
      },
    },
    registry: { keysAt: () => Promise.resolve(site.keys) },
    builds: site.builds,
    developerBuild: () => Promise.reject(new Error('not used')),
    pool: { runOnDemand: () => undefined },
  });
  return { overrides, readSequences, feed };
};

beforeAll(() => site.publish(federationOf('ranking')));

it('an override ends with the rights of its team, while the server runs [MFE-20]', async () => {
  await allowTeams(author, rightsTo('ranking'));
  const { overrides, feed } = await follow();
  expect(await overrides.read(token())).toMatchObject({ remote: 'ranking', by: 'nino' });
  await waitForAdoption(feed, await allowTeams(author, rightsTo('account')));
  expect(await overrides.read(token())).toBeNull();
  feed.stop();
});

it('a flood of invalid cookies reads the registry once [REL-3]', async () => {
  const { overrides, readSequences, feed } = await follow();
  for (const invalidToken of ['x', token().replace('.', 'x.'), token()])
    expect(await overrides.read(invalidToken)).toBeNull();
  expect(readSequences).toHaveLength(1);
  feed.stop();
});
