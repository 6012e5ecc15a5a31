import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  folderStore,
  proposeRoot,
  publicText,
  publishRoot,
  renewRegistry,
  serverCopy,
  signOverride,
  signProposal,
} from '@caravan/registry';
import { followRegistry, type SiteFeed } from '../registry';
import { federationOf, makeSite } from '../testing/site';
import { createOverrides, type Overrides } from './overrides';

const site = makeSite();
const holder = generateKeyPairSync('ed25519').privateKey;
const next = generateKeyPairSync('ed25519').privateKey;
const told = (privateKey: KeyObject = site.keys.privateKey) => ({
  store: site.store,
  keys: { ...site.keys, privateKey },
  by: 'team',
});
let feed: SiteFeed;
let overrides: Overrides;

const adopted = async (sequence: number): Promise<void> => {
  while (feed.current().sequence !== sequence) await delay(1);
};
const isAccepted = async (privateKey: KeyObject): Promise<boolean> => {
  const target = { version: 'a', at: 1 };
  const token = signOverride({ remote: 'ranking', by: 'team', lifetimeMs: 60_000, ...target }, { privateKey });
  return (await overrides.read(token)) !== null;
};

beforeAll(async () => {
  await site.publish(federationOf('ranking'));
  const registry = serverCopy(site.store, folderStore(join(site.folder, 'seen-registry')), site.keys);
  const { pool } = site.renderHere();
  feed = await followRegistry({
    ...site,
    registry,
    pool,
    intervalMs: 1,
    onChange: () => undefined,
    // Between the first document of a key and its root the server reports that document.
    onFailure: () => undefined,
  });
  const developerBuild = () => Promise.reject(new Error('no build is asked for'));
  overrides = createOverrides({ ...site, feed, registry, developerBuild, pool: { runOnDemand: () => undefined } });
});
afterAll(() => {
  feed.stop();
  return site.remove();
});

it('adopts what the new key of the registry signs, and no override of the earlier one [MFE-21]', async () => {
  expect(await isAccepted(site.keys.privateKey)).toBe(true);
  const why = 'a test';
  const first = await proposeRoot(told(), { keys: [publicText(holder)], threshold: 1, why });
  await adopted(await publishRoot(told(), signProposal(first, holder)));
  const second = await proposeRoot(told(), { registryKey: publicText(next), why });
  await adopted(await publishRoot(told(next), signProposal(second, holder)));
  await adopted((await renewRegistry(told(next))).sequence);
  expect([await isAccepted(site.keys.privateKey), await isAccepted(next)]).toEqual([false, true]);
});
