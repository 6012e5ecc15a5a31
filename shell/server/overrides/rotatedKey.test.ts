import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { proposeRoot, publicText, publishRoot, renewRegistry, signOverride, signProposal } from '@caravan/registry';
import { withFeed } from '../testing/feeds';
import { federationOf } from '../testing/site';
import { createOverrides, type Overrides } from './overrides';

const server = withFeed();
const rootKey = generateKeyPairSync('ed25519').privateKey;
const newKey = generateKeyPairSync('ed25519').privateKey;
const signedBy = (privateKey: KeyObject = server.site.keys.privateKey) => ({
  store: server.site.store,
  keys: { ...server.site.keys, privateKey },
  by: 'team',
});
let overrides: Overrides;

const isAccepted = async (privateKey: KeyObject): Promise<boolean> => {
  const target = { version: 'a', at: 1 };
  const token = signOverride({ remote: 'ranking', by: 'team', lifetimeMs: 60_000, ...target }, { privateKey });
  return (await overrides.read(token)) !== null;
};

beforeEach(async () => {
  const { site } = server;
  await site.publish(federationOf('ranking'));
  const registry = site.registryCopy();
  const feed = await server.follow({ registry });
  const developerBuild = () => Promise.reject(new Error('no build is asked for'));
  overrides = createOverrides({ ...site, feed, registry, developerBuild, pool: { runOnDemand: () => undefined } });
});

it('adopts what the new key of the registry signs, and no override of the earlier one [MFE-21]', async () => {
  const { privateKey } = server.site.keys;
  expect(await isAccepted(privateKey)).toBe(true);
  const why = 'a test';
  const first = await proposeRoot(signedBy(), { keys: [publicText(rootKey)], threshold: 1, why });
  await server.waitForAdoption({ sequence: await publishRoot(signedBy(), signProposal(first, rootKey)) });
  const second = await proposeRoot(signedBy(), { registryKey: publicText(newKey), why });
  await server.waitForAdoption({ sequence: await publishRoot(signedBy(newKey), signProposal(second, rootKey)) });
  await server.waitForAdoption(await renewRegistry(signedBy(newKey)));
  expect([await isAccepted(privateKey), await isAccepted(newKey)]).toEqual([false, true]);
});
