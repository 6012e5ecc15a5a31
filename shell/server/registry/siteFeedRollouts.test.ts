import { setTimeout as delay } from 'node:timers/promises';
import { CONTRACT_VERSION } from '@caravan/shared/contracts';
import { changePartner } from '@caravan/registry';
import { changeEntry, promote, rollOut, setPercent } from '../testing/rollouts';
import { federationOf, makeSite, type TestSite } from '../testing/site';
import { remoteIn } from './siteRemotes';
import { versionsOf, type SiteFeed } from './siteFeed';

let site: TestSite;
let feed: SiteFeed;
let quarantined: Set<string>;

beforeEach(async () => {
  site = makeSite();
  quarantined = new Set();
  for (const name of ['account', 'ranking', 'account', 'ranking']) await site.publish(federationOf(name));
});
afterEach(() => {
  feed.stop();
  return site.remove();
});

const follow = async (): Promise<void> => void ({ feed } = await site.followOn(site.config, quarantined));
/** Waits until the server runs a document. */
const adopted = async ({ sequence }: { readonly sequence: number }): Promise<void> => {
  while (feed.current().sequence < sequence) await delay(1);
};
const versionIn = (release: string, remote: string): string | undefined => {
  const found = feed.current().releases.get(release);
  return found && remoteIn(found, remote)?.descriptor.version;
};

describe('a rollout', () => {
  it('makes a release for each combination of candidates [MFE-4]', async () => {
    await rollOut(site, 'account', 10);
    const { remotes } = await rollOut(site, 'ranking', 10);
    await follow();
    expect([...feed.current().releases.keys()].toSorted()).toEqual(['', 'account', 'account+ranking', 'ranking']);
    for (const name of ['account', 'ranking']) {
      const { current, rollout } = remotes[name] ?? {};
      for (const release of feed.current().releases.keys())
        expect([release, versionIn(release, name)]).toEqual([
          release,
          release.includes(name) ? rollout?.candidate.version : current?.version,
        ]);
    }
    expect(feed.current().candidates.map(({ isLoaded, rollout: { percent } }) => [isLoaded, percent])).toEqual([
      [true, 10],
      [true, 10],
    ]);
  });

  it('lets its candidate fall back to the running version in browsers [MFE-4]', async () => {
    await rollOut(site, 'ranking', 10);
    await follow();
    const { running, releases } = feed.current();
    const candidate = remoteIn(releases.get('ranking') ?? running, 'ranking');
    expect(candidate?.previous).toEqual(remoteIn(running, 'ranking')?.descriptor);
  });

  it('lets browsers report of its candidate and of the running version [MFE-13]', async () => {
    const { current, rollout } = (await rollOut(site, 'ranking', 10)).remotes['ranking'] ?? {};
    await follow();
    const known = versionsOf(feed.current()).map(({ version }) => version);
    expect(known).toEqual(expect.arrayContaining([current?.version, rollout?.candidate.version]));
  });

  it('keeps every release while only its percent changes [MFE-4]', async () => {
    await rollOut(site, 'ranking', 10);
    await follow();
    const before = feed.current();
    await adopted(await setPercent(site, 'ranking', 50));
    const after = feed.current();
    for (const [name, release] of after.releases) expect(release).toBe(before.releases.get(name));
    expect(after.candidates.map(({ rollout }) => rollout.percent)).toEqual([50]);
  });

  it('ends with its candidate as the running version [MFE-4]', async () => {
    await rollOut(site, 'ranking', 10);
    await follow();
    const candidate = versionIn('ranking', 'ranking');
    await adopted(await promote(site, 'ranking'));
    expect([...feed.current().releases.keys()]).toEqual(['']);
    expect(versionIn('', 'ranking')).toBe(candidate);
  });

  it('ends on this server alone when its candidate ends a worker [MFE-17]', async () => {
    await rollOut(site, 'ranking', 10);
    await follow();
    const { running, sequence } = feed.current();
    quarantined.add(`ranking/${versionIn('ranking', 'ranking')}`);
    while (feed.current().candidates.length > 0) await delay(1);
    expect([...feed.current().releases]).toEqual([['', running]]);
    expect(feed.current().sequence).toBe(sequence);
  });

  it('has no release while its candidate needs a newer shell', async () => {
    await rollOut(site, 'ranking', 10, (candidate) => ({
      ...candidate,
      federation: { ...candidate.federation, contract: CONTRACT_VERSION + 1 },
    }));
    await follow();
    expect([...feed.current().releases.keys()]).toEqual(['']);
  });

  it('keeps the number of the registry with which its release began [MFE-14]', async () => {
    const { sequence } = await rollOut(site, 'ranking', 10);
    await follow();
    const after = await setPercent(site, 'ranking', 50);
    await adopted(after);
    const release = feed.current().releases.get('ranking');
    expect(release?.sequence).toBe(sequence);
    const version = versionIn('ranking', 'ranking') ?? '';
    await adopted(await promote(site, 'ranking'));
    expect(await feed.version('ranking', version, sequence)).not.toBeNull();
  });
});

it('a preview is known to pages of an earlier document, without a release', async () => {
  await follow();
  const { sequence, running } = feed.current();
  const [found] = running.remotes;
  if (!found) throw new Error('nothing runs');
  const preview = { ...found.descriptor, version: '0123456789abcdef' };
  await adopted(await changeEntry(site, found.descriptor.federation.name, (entry) => ({ ...entry, preview })));
  expect(await feed.version(preview.federation.name, preview.version, sequence)).toEqual(preview);
  expect([...feed.current().releases.keys()]).toEqual(['']);
});

it('a change of partners renews every release, since they may frame pages [EMB-5]', async () => {
  await follow();
  const { running } = feed.current();
  const partner = { store: site.store, keys: site.keys, by: 'team', why: 'a test' };
  await adopted(await changePartner(partner, 'gazette', { origins: ['https://gazette.test'] }));
  expect(feed.current().running.revision).toBeGreaterThan(running.revision);
});
