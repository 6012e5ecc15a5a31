import { CONTRACT_VERSION } from '@caravan/shared/contracts';
import { changePartner } from '@caravan/registry';
import { waitUntil, withFeed } from '../testing/feeds';
import { changeEntry, promote, rollOut, setPercent } from '../testing/rollouts';
import { federationOf } from '../testing/site';
import { versionsOf } from './siteFeed';
import { findRemote } from './siteRemotes';

const server = withFeed();
const { current, follow, waitForAdoption } = server;

beforeEach(async () => {
  for (const name of ['account', 'ranking', 'account', 'ranking']) await server.site.publish(federationOf(name));
});

const versionIn = (release: string, remote: string): string | undefined => {
  const found = current().releases.get(release);
  return found && findRemote(found, remote)?.descriptor.version;
};

describe('a rollout', () => {
  it('makes a release for each combination of candidates [MFE-4]', async () => {
    await rollOut(server.site, 'account', 10);
    const { remotes } = await rollOut(server.site, 'ranking', 10);
    await follow();
    expect([...current().releases.keys()].toSorted()).toEqual(['', 'account', 'account+ranking', 'ranking']);
    for (const name of ['account', 'ranking']) {
      const { current: running, rollout } = remotes[name] ?? {};
      for (const release of current().releases.keys())
        expect([release, versionIn(release, name)]).toEqual([
          release,
          release.includes(name) ? rollout?.candidate.version : running?.version,
        ]);
    }
    expect(current().candidates.map(({ isLoaded, rollout: { percent } }) => [isLoaded, percent])).toEqual([
      [true, 10],
      [true, 10],
    ]);
  });

  it('lets its candidate fall back to the running version in browsers [MFE-4]', async () => {
    await rollOut(server.site, 'ranking', 10);
    await follow();
    const { running, releases } = current();
    const candidate = findRemote(releases.get('ranking') ?? running, 'ranking');
    expect(candidate?.previous).toEqual(findRemote(running, 'ranking')?.descriptor);
  });

  it('lets browsers report of its candidate and of the running version [MFE-13]', async () => {
    const { current: running, rollout } = (await rollOut(server.site, 'ranking', 10)).remotes['ranking'] ?? {};
    await follow();
    const known = versionsOf(current()).map(({ version }) => version);
    expect(known).toEqual(expect.arrayContaining([running?.version, rollout?.candidate.version]));
  });

  it('keeps every release while only its percent changes [MFE-4]', async () => {
    await rollOut(server.site, 'ranking', 10);
    await follow();
    const before = current();
    await waitForAdoption(await setPercent(server.site, 'ranking', 50));
    const after = current();
    for (const [name, release] of after.releases) expect(release).toBe(before.releases.get(name));
    expect(after.candidates.map(({ rollout }) => rollout.percent)).toEqual([50]);
  });

  it('ends with its candidate as the running version [MFE-4]', async () => {
    await rollOut(server.site, 'ranking', 10);
    await follow();
    const candidate = versionIn('ranking', 'ranking');
    await waitForAdoption(await promote(server.site, 'ranking'));
    expect([...current().releases.keys()]).toEqual(['']);
    expect(versionIn('', 'ranking')).toBe(candidate);
  });

  it('ends on this server alone when its candidate ends a worker [MFE-17]', async () => {
    await rollOut(server.site, 'ranking', 10);
    const quarantined = new Set<string>();
    await follow({ quarantined });
    const { running, sequence } = current();
    quarantined.add(`ranking/${versionIn('ranking', 'ranking')}`);
    await waitUntil(() => current().candidates.length === 0);
    expect([...current().releases]).toEqual([['', running]]);
    expect(current().sequence).toBe(sequence);
  });

  it('has no release while its candidate needs a newer shell', async () => {
    await rollOut(server.site, 'ranking', 10, (candidate) => ({
      ...candidate,
      federation: { ...candidate.federation, contract: CONTRACT_VERSION + 1 },
    }));
    await follow();
    expect([...current().releases.keys()]).toEqual(['']);
  });

  it('keeps the number of the registry with which its release began [MFE-14]', async () => {
    const { sequence } = await rollOut(server.site, 'ranking', 10);
    const feed = await follow();
    const after = await setPercent(server.site, 'ranking', 50);
    await waitForAdoption(after);
    const release = current().releases.get('ranking');
    expect(release?.sequence).toBe(sequence);
    const version = versionIn('ranking', 'ranking') ?? '';
    await waitForAdoption(await promote(server.site, 'ranking'));
    expect(await feed.version('ranking', version, sequence)).not.toBeNull();
  });
});

it('a preview is known to pages of an earlier document, without a release', async () => {
  const feed = await follow();
  const { sequence, running } = current();
  const [found] = running.remotes;
  if (!found) throw new Error('nothing runs');
  const preview = { ...found.descriptor, version: '0123456789abcdef' };
  await waitForAdoption(
    await changeEntry(server.site, found.descriptor.federation.name, (entry) => ({ ...entry, preview })),
  );
  expect(await feed.version(preview.federation.name, preview.version, sequence)).toEqual(preview);
  expect([...current().releases.keys()]).toEqual(['']);
});

it('a change of partners renews every release, since they may frame pages [EMB-5]', async () => {
  await follow();
  const { running } = current();
  const partner = { store: server.site.store, keys: server.site.keys, by: 'team', why: 'a test' };
  await waitForAdoption(await changePartner(partner, 'gazette', { origins: ['https://gazette.test'] }));
  expect(current().running.revision).toBeGreaterThan(running.revision);
});
