import { generateKeyPairSync } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION, type RegistryDocument } from '@caravan/shared/contracts';
import { signText } from '@caravan/registry';
import { rollbackRemote } from '@caravan/registry/publish';
import { namesIn, waitUntil, withFeed } from '../testing/feeds';
import { changeEntry } from '../testing/rollouts';
import { federationOf } from '../testing/site';
import type { BuiltSite } from './siteRemotes';

const server = withFeed();
const { current, follow, waitForAdoption } = server;

const publish = (name: string): Promise<RegistryDocument> => server.site.publish(federationOf(name));
const untilFailed = (): Promise<void> => waitUntil(() => server.failures.length > 0);

/** Writes a registry in which the current version of ranking needs more than this shell has. */
const demandNewerContract = (): Promise<RegistryDocument> =>
  changeEntry(server.site, 'ranking', (entry) => {
    const federation = { ...entry.current.federation, contract: CONTRACT_VERSION + 1 };
    return { ...entry, current: { ...entry.current, federation } };
  });

const fileOf = (sequence: number): string =>
  join(server.site.folder, `store/registry/${String(sequence).padStart(9, '0')}.json`);

describe('the feed', () => {
  it('adopts a publication while it runs [MFE-2]', async () => {
    await server.site.release();
    await follow();
    expect(current()).toMatchObject({ sequence: 1, remotes: [] });
    await waitForAdoption(await publish('ranking'));
    expect([current().sequence, namesIn(current())]).toEqual([2, ['ranking']]);
  });

  it('still has a document that it ran, for which no client needs admission', async () => {
    const { sequence } = await publish('ranking');
    const feed = await follow();
    await waitForAdoption(await publish('account'));
    const refuse = (): never => {
      throw new Error('refused');
    };
    expect(await feed.site(sequence, '', refuse)).toMatchObject({ sequence });
    await expect(feed.site(1, '', refuse)).rejects.toThrow('refused');
  });

  it('adopts a rollback [MFE-3]', async () => {
    await publish('ranking');
    await publish('ranking');
    await follow();
    const [before] = current().remotes;
    const { store, keys } = server.site;
    await waitForAdoption(await rollbackRemote({ store, keys, by: 'team', why: '' }, 'ranking'));
    expect(current().remotes[0]?.descriptor.version).toBe(before?.previous?.version);
  });

  it('keeps the current snapshot when a forged document appears', async () => {
    await publish('ranking');
    await follow();
    const currentBefore = current();
    const document = JSON.stringify({ sequence: 3, remotes: {}, change: {} });
    const forged = signText(document, generateKeyPairSync('ed25519').privateKey);
    await server.site.store.create('registry/000000003.json', Buffer.from(JSON.stringify(forged)));
    await untilFailed();
    expect(server.failures[0]).toContain("not signed by the registry's key");
    expect(current()).toBe(currentBefore);
  });

  it('keeps the current snapshot when an old document is replayed', async () => {
    await publish('ranking');
    await publish('account');
    await follow();
    copyFileSync(fileOf(2), fileOf(4));
    await untilFailed();
    expect(server.failures[0]).toContain('contains another number');
    expect([current().sequence, namesIn(current())]).toEqual([3, ['ranking', 'account']]);
  });

  /** Starts a server that has seen three documents come. */
  const followThree = async (): Promise<void> => {
    await server.site.release();
    await follow();
    await publish('ranking');
    await waitForAdoption(await publish('account'));
  };

  describe('keeps the newest document, also over a restart [MFE-16], when', () => {
    /** Damages the store under a running server and again before a restart. Returns the reported failure. */
    const after = async (damage: () => void): Promise<string> => {
      await followThree();
      damage();
      await untilFailed();
      const [reported] = server.failures;
      expect(current().sequence).toBe(3);
      server.stop();
      damage();
      await follow();
      expect([current().sequence, namesIn(current())]).toEqual([3, ['ranking', 'account']]);
      expect(server.failures[0]).toBe(reported);
      return reported ?? '';
    };
    const remove = (...sequences: number[]) => {
      for (const sequence of sequences) rmSync(fileOf(sequence), { force: true });
    };

    it('the newest document was deleted, and restores it', async () => {
      expect(await after(() => remove(3))).toContain('registry 3 was missing in the store');
      expect(existsSync(fileOf(3))).toBe(true);
    });

    it('the newest two were deleted', async () => {
      expect(await after(() => remove(2, 3))).toContain('registry 2, 3 was missing in the store');
      expect(existsSync(fileOf(2)) && existsSync(fileOf(3))).toBe(true);
    });

    it.each([
      ['an old document stands in place of the newest', () => copyFileSync(fileOf(2), fileOf(3))],
      [
        'one byte of the newest was changed',
        () => writeFileSync(fileOf(3), readFileSync(fileOf(3), 'utf8').replace('account', 'accounT')),
      ],
    ])('%s', async (_what, damage) => {
      expect(await after(damage)).toContain('registry 3 is not the document that this server has seen');
    });
  });

  it('adopts another line of documents only once it is longer [MFE-16]', async () => {
    await followThree();
    server.stop();
    rmSync(fileOf(2));
    rmSync(fileOf(3));
    await publish('pages');
    await follow();
    expect(namesIn(current())).toEqual(['ranking', 'account']);
    expect(server.failures[0]).toContain('registry 3 is missing, and this server has not seen the document before it');
    await publish('account');
    await waitForAdoption(await publish('account'));
    expect(namesIn(current())).toEqual(['pages', 'account']);
  });

  it('continues to check after a failure', async () => {
    const { store, registryCopy } = server.site;
    let down = true;
    const get = (key: string) => (down ? Promise.reject(new Error('down')) : store.get(key));
    await follow({ registry: registryCopy({ ...store, get }) });
    await untilFailed();
    expect(server.failures[0]).toContain('down');
    const published = await publish('ranking');
    down = false;
    await waitForAdoption(published);
    expect(namesIn(current())).toEqual(['ranking']);
  });

  it('uses the previous version if the current one needs a newer contract', async () => {
    await publish('ranking');
    const { remotes } = await publish('ranking');
    await demandNewerContract();
    await follow();
    const before = remotes['ranking']?.previous?.version;
    expect(current().remotes.map(({ descriptor }) => descriptor.version)).toEqual([before]);
  });

  it('does not use a previous version whose route another remote has taken since [MFE-6]', async () => {
    await publish('ranking');
    const moved = federationOf('ranking', { routes: federationOf('ranking-moved').routes });
    await server.site.publish(moved);
    await server.site.publish(federationOf('account', { routes: federationOf('ranking').routes }));
    await demandNewerContract();
    await follow();
    expect(namesIn(current())).toEqual(['account']);
  });

  it('leaves out only a remote of which no version can run', async () => {
    await publish('ranking');
    await publish('account');
    await demandNewerContract();
    await follow();
    expect(namesIn(current())).toEqual(['account']);
  });

  it('keeps a remote without its server build, and fetches the build again [MFE-10]', async () => {
    let isBroken = true;
    await publish('ranking');
    await follow({
      builds: (descriptor) => (isBroken ? Promise.resolve(null) : server.site.builds(descriptor)),
    });
    expect(current().remotes.map(({ isLoaded }) => isLoaded)).toEqual([false]);
    isBroken = false;
    await waitUntil(() => current().remotes.every(({ isLoaded }) => isLoaded));
    expect(namesIn(current())).toEqual(['ranking']);
  });
});

describe('a version that ended a render worker', () => {
  const publishTwo = async (): Promise<readonly [brokenVersion: string, previousVersion: string]> => {
    await publish('ranking');
    const { remotes } = await publish('ranking');
    const { current: newest, previous } = remotes['ranking'] ?? {};
    return [newest?.version ?? '', previous?.version ?? ''];
  };

  it('while it loaded is replaced by the previous one [MFE-17]', async () => {
    const [brokenVersion, previousVersion] = await publishTwo();
    const quarantined = new Set<string>();
    const { pool } = server.site.renderInProcess();
    const adopt = async (releases: readonly BuiltSite[]): Promise<ReadonlySet<string>> => {
      const versions = releases.flatMap(({ remotes }) => remotes.map(({ descriptor }) => descriptor.version));
      if (!versions.includes(brokenVersion)) return pool.adopt(releases);
      quarantined.add(`ranking/${brokenVersion}`);
      return new Set();
    };
    await follow({ quarantined, pool: { ...pool, adopt } });
    expect(current().remotes).toMatchObject([{ descriptor: { version: previousVersion }, isLoaded: true }]);
  });

  it('while it rendered is replaced in a new revision of the same sequence [MFE-17]', async () => {
    const [brokenVersion, previousVersion] = await publishTwo();
    const quarantined = new Set<string>();
    await follow({ quarantined });
    const before = current();
    quarantined.add(`ranking/${brokenVersion}`);
    await waitUntil(() => current() !== before);
    expect(current()).toMatchObject({
      sequence: before.sequence,
      remotes: [{ descriptor: { version: previousVersion } }],
    });
    expect(current().running.revision).toBeGreaterThan(before.running.revision);
  });

  it('is rendered by browsers if there is no previous version [MFE-17]', async () => {
    const { remotes } = await publish('ranking');
    const version = remotes['ranking']?.current.version;
    await follow({ quarantined: new Set([`ranking/${version}`]) });
    expect(current().remotes).toMatchObject([{ descriptor: { version }, isLoaded: false }]);
  });
});

it('a build that does not load when a page first needs it counts as not loaded', async () => {
  await publish('ranking');
  const failed = new Set<string>();
  const { pool } = server.site.renderInProcess();
  const isRunning = (of: BuiltSite, name: string): boolean => !failed.has(name) && pool.isRunning(of, name);
  const adopt = async (releases: readonly BuiltSite[]): Promise<ReadonlySet<string>> => {
    const usable = await pool.adopt(releases);
    return new Set([...usable].filter((key) => !failed.has(key.split('/')[0] ?? '')));
  };
  await follow({ pool: { isRunning, adopt } });
  const before = current();
  expect(before.remotes).toMatchObject([{ isLoaded: true }]);
  failed.add('ranking');
  await waitUntil(() => current() !== before);
  expect(current().remotes).toMatchObject([{ isLoaded: false }]);
});
