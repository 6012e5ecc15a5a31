import { readOutcomeReason, readOutcome, readTally, versionTally } from '@caravan/registry';
import type { Outcome } from '../../universal/remotes/errors';
import { anyVisitor } from '../testing/reports';
import { choices, federationOf, makeSite, type TestSite } from '../testing/site';

let site: TestSite;
beforeEach(async () => {
  site = makeSite();
  await site.publish(federationOf('ranking'));
});
afterEach(() => site.remove());

describe('marks of versions', () => {
  it('are not set by a rendered page, and are bad once a version ended a worker [MFE-5, MFE-17]', async () => {
    const { renderer, feed } = await site.follow();
    const version = feed.current().remotes[0]?.descriptor.version ?? '';
    const versionHealth = site.createTestHealth();
    const page = await versionHealth
      .countFailures(renderer)
      .page(() => feed.current().running, { address: 'https://caravan.test/ranking', choices, traceId: '' }, null);
    expect(page.status).toBe(200);
    versionHealth.recordQuarantine({ remote: 'ranking', version, reason: 'loops' });
    while ((await readOutcome(site.store, 'ranking', version)) === null) await new Promise(setImmediate);
    expect(await site.store.list(`seen/ranking/${version}`)).toEqual(['failed']);
    expect(site.failures).toEqual([]);
  });
});

it('writes the counts of versions that the adopted snapshot lacks once more, and forgets them', async () => {
  const versionHealth = site.createTestHealth();
  versionHealth.recordQuarantine({ remote: 'ranking', version: 'abc', reason: 'loops' });
  versionHealth.recordAdoption((await site.follow()).feed.current());
  await versionHealth.write();
  expect(await readTally(site.store, versionTally('ranking', 'abc'))).toEqual({ 'server ended': 1 });
  versionHealth.recordQuarantine({ remote: 'ranking', version: 'abc', reason: 'loops' });
  await versionHealth.write();
  expect(await readTally(site.store, versionTally('ranking', 'abc'))).toEqual({ 'server ended': 1 });
});

describe('a mark that the store does not take', () => {
  it('is sent again with the next counts [MFE-17]', async () => {
    let tries = 0;
    const create: typeof site.store.create = (...object) => {
      tries += 1;
      return tries === 1 ? Promise.reject(new Error('the store is unavailable')) : site.store.create(...object);
    };
    const versionHealth = site.createTestHealth(undefined, { ...site.store, create });
    versionHealth.recordQuarantine({ remote: 'ranking', version: 'abc', reason: 'loops' });
    while (site.failures.length === 0) await new Promise(setImmediate);
    expect(await readOutcome(site.store, 'ranking', 'abc')).toBeNull();
    await versionHealth.write();
    await versionHealth.write();
    expect([await readOutcomeReason(site.store, 'ranking', 'abc', 'failed'), tries]).toEqual(['loops', 2]);
  });
});

describe('reports of browsers', () => {
  /** Waits until the store has this mark of a version. */
  const expectSeen = async (version: string, mark: string): Promise<void> => {
    while ((await readOutcome(site.store, 'ranking', version)) !== mark) await new Promise(setImmediate);
    expect(await readOutcome(site.store, 'ranking', version)).toBe(mark);
  };
  /** Creates the version health, and a function that reports an outcome of the running version once from each of some networks. */
  const openHealth = async () => {
    const versionHealth = site.createTestHealth();
    const version = (await site.follow()).feed.current().remotes[0]?.descriptor.version ?? '';
    const report = (outcome: Outcome, networks: number): void => {
      for (let network = 0; network < networks; network += 1)
        versionHealth.countBrowserOutcome('ranking', version, outcome, {
          id: `${outcome} ${network}`,
          network: `192.0.2.${network}`,
          kind: anyVisitor,
        });
    };
    return { versionHealth, version, report };
  };

  it('mark a version that loads as good, and one that mostly fails as bad [MFE-5]', async () => {
    const { version, report } = await openHealth();
    report('ready', 1);
    report('evaluation', 4);
    await expectSeen(version, 'works');
    report('render', 1);
    await expectSeen(version, 'failed');
    expect(await readOutcomeReason(site.store, 'ranking', version, 'failed')).toBe(
      'fails in browsers for all visitors: ready 1, failed 5',
    );
  });

  it.each(['network', 'timeout', 'environment', 'use'] as const)(
    'mark no version as failing for %s',
    async (outcome) => {
      const { version, report } = await openHealth();
      report(outcome, 100);
      report('ready', 1);
      await expectSeen(version, 'works');
    },
  );

  it('mark no version as failing after a retry that succeeded', async () => {
    const { versionHealth, version, report } = await openHealth();
    report('ready', 10);
    report('evaluation', 10);
    await versionHealth.write();
    await expectSeen(version, 'works');
  });

  it('are written for `npm run registry` with the outcomes on the server', async () => {
    const { versionHealth, version, report } = await openHealth();
    report('ready', 2);
    versionHealth.recordLoadFailure('ranking', version, 'Error: window is not defined\n at a place');
    await versionHealth.write();
    report('ready', 1);
    await versionHealth.write();
    expect(await readTally(site.store, versionTally('ranking', version))).toEqual({
      'browser ready': 3,
      'server evaluation': 1,
    });
    expect(await readOutcomeReason(site.store, 'ranking', version, 'browsersOnly')).toBe(
      'Error: window is not defined',
    );
  });
});
