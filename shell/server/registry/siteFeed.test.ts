import { generateKeyPairSync } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION, type RegistryDocument } from '@caravan/shared/contracts';
import { changeRegistry, folderStore, serverCopy, signText } from '@caravan/registry';
import { rollbackRemote } from '@caravan/registry/publish';
import { followRegistry, type SiteFeed, type SiteSnapshot } from './siteFeed';
import type { BuiltSite } from './siteRemotes';
import { federationOf, makeSite, type TestSite } from '../testing/site';

let site: TestSite;
let feed: SiteFeed | null = null;
let failures: string[] = [];

beforeEach(() => {
  site = makeSite();
  failures = [];
});
afterEach(() => {
  feed?.stop();
  return site.remove();
});

const names = ({ remotes }: SiteSnapshot): string[] => remotes.map(({ descriptor }) => descriptor.federation.name);

/** Follows the registry closely; `next` waits until the feed says that something happened. */
const follow = async (change: Partial<Parameters<typeof followRegistry>[0]> = {}) => {
  let happened = (): void => undefined;
  const next = (): Promise<void> =>
    new Promise((resolve) => {
      happened = resolve;
    });
  // A look of a test before may still be under way, and tells its own list.
  const own: string[] = [];
  failures = own;
  const followed = await followRegistry({
    ...site,
    registry: site.copy(),
    pool: site.renderHere().pool,
    intervalMs: 1,
    onChange: () => happened(),
    onFailure: (error) => {
      own.push(String(error));
      happened();
    },
    ...change,
  });
  feed = followed;
  return { current: followed.current, next };
};

/** Writes a registry in which the current version of a remote needs more than this shell has. */
const demandNewerContract = (remote: string): Promise<RegistryDocument> =>
  changeRegistry(site.store, site.keys, { action: 'publish', by: 'team', why: '' }, ({ remotes }) => {
    const entry = remotes[remote];
    if (!entry) throw new Error(`${remote} is not published`);
    const federation = { ...entry.current.federation, contract: CONTRACT_VERSION + 1 };
    const { version } = entry.current;
    const newer = { ...entry, current: { ...entry.current, federation } };
    return { remote, version, at: entry.since, remotes: { ...remotes, [remote]: newer } };
  });

const fileOf = (sequence: number): string =>
  join(site.folder, `store/registry/${String(sequence).padStart(9, '0')}.json`);

describe('the feed', () => {
  it('starts with the published versions and their server builds', async () => {
    await site.publish(federationOf('ranking'));
    const { current } = await follow();
    expect(names(current())).toEqual(['ranking']);
    expect(current().remotes[0]?.isLoaded).toBe(true);
  });

  it('adopts a publication while it runs [MFE-2]', async () => {
    await site.release();
    const { current, next } = await follow();
    expect(current()).toMatchObject({ sequence: 1, remotes: [] });
    const changed = next();
    await site.publish(federationOf('ranking'));
    await changed;
    expect([current().sequence, names(current())]).toEqual([2, ['ranking']]);
  });

  it('adopts a rollback [MFE-3]', async () => {
    await site.publish(federationOf('ranking'));
    await site.publish(federationOf('ranking'));
    const { current, next } = await follow();
    const [before] = current().remotes;
    const changed = next();
    await rollbackRemote({ store: site.store, keys: site.keys, by: 'team', why: '' }, 'ranking');
    await changed;
    expect(current().remotes[0]?.descriptor.version).toBe(before?.previous?.version);
  });

  it('keeps the current snapshot when a forged document appears', async () => {
    await site.publish(federationOf('ranking'));
    const { current, next } = await follow();
    const good = current();
    const failed = next();
    const document = JSON.stringify({ sequence: 3, remotes: {}, change: {} });
    const forged = signText(document, generateKeyPairSync('ed25519').privateKey);
    await site.store.create('registry/000000003.json', Buffer.from(JSON.stringify(forged)));
    await failed;
    expect(failures[0]).toContain("not signed by the registry's key");
    expect(current()).toBe(good);
  });

  it('keeps the current snapshot when an old document is replayed', async () => {
    await site.publish(federationOf('ranking'));
    await site.publish(federationOf('account'));
    const { current, next } = await follow();
    const failed = next();
    copyFileSync(fileOf(2), fileOf(4));
    await failed;
    expect(failures[0]).toContain('does not say its own number');
    expect([current().sequence, names(current())]).toEqual([3, ['ranking', 'account']]);
  });

  /** A server that has seen three documents come. */
  const followThree = async () => {
    await site.release();
    const followed = await follow();
    await site.publish(federationOf('ranking'));
    await site.publish(federationOf('account'));
    while (followed.current().sequence < 3) await followed.next();
    return followed;
  };

  describe('keeps the newest document, also over a restart [MFE-16], when', () => {
    /** Damages the store under a running server and again before a restart. Returns the reported failure. */
    const after = async (damage: () => void): Promise<string> => {
      const { current, next } = await followThree();
      damage();
      while (failures.length === 0) await next();
      const [reported] = failures;
      expect(current().sequence).toBe(3);
      feed?.stop();
      damage();
      const restarted = await follow();
      expect([restarted.current().sequence, names(restarted.current())]).toEqual([3, ['ranking', 'account']]);
      expect(failures[0]).toBe(reported);
      return reported ?? '';
    };
    const remove = (...sequences: number[]) => {
      for (const sequence of sequences) rmSync(fileOf(sequence), { force: true });
    };

    it('the newest document was deleted, and restores it', async () => {
      expect(await after(() => remove(3))).toContain('registry 3 was gone from the store');
      expect(existsSync(fileOf(3))).toBe(true);
    });

    it('the newest two were deleted', async () => {
      expect(await after(() => remove(2, 3))).toContain('registry 2, 3 was gone from the store');
      expect(existsSync(fileOf(2)) && existsSync(fileOf(3))).toBe(true);
    });

    it.each([
      ['an old document stands in place of the newest', () => copyFileSync(fileOf(2), fileOf(3))],
      [
        'one byte of the newest was changed',
        () => writeFileSync(fileOf(3), readFileSync(fileOf(3), 'utf8').replace('account', 'accounT')),
      ],
    ])('%s', async (_what, damage) => {
      expect(await after(damage)).toContain('registry 3 is not the document that was seen before');
    });
  });

  it('adopts another line of documents only once it is longer [MFE-16]', async () => {
    const { current } = await followThree();
    feed?.stop();
    rmSync(fileOf(2));
    rmSync(fileOf(3));
    await site.publish(federationOf('pages'));
    const restarted = await follow();
    expect(names(current())).toEqual(names(restarted.current()));
    expect(failures[0]).toContain('registry 3 is gone, and what stands before it was not seen');
    await site.publish(federationOf('account'));
    await site.publish(federationOf('account'));
    while (restarted.current().sequence < 4) await restarted.next();
    expect(names(restarted.current())).toEqual(['pages', 'account']);
  });

  it('continues to check after a failure', async () => {
    let down = true;
    const store = {
      ...site.store,
      get: (key: string) => (down ? Promise.reject(new Error('down')) : site.store.get(key)),
    };
    const { current, next } = await follow({
      registry: serverCopy(store, folderStore(join(site.folder, 'seen-registry')), site.keys),
    });
    await next();
    expect(failures[0]).toContain('down');
    await site.publish(federationOf('ranking'));
    down = false;
    while (current().sequence < 2) await next();
    expect(names(current())).toEqual(['ranking']);
  });

  it('uses the previous version if the current one needs a newer contract', async () => {
    await site.publish(federationOf('ranking'));
    const { remotes } = await site.publish(federationOf('ranking'));
    const before = remotes['ranking']?.previous?.version;
    await demandNewerContract('ranking');
    const { current } = await follow();
    expect(current().remotes.map(({ descriptor }) => descriptor.version)).toEqual([before]);
  });

  it('leaves out only a remote of which no version can run', async () => {
    await site.publish(federationOf('ranking'));
    await site.publish(federationOf('account'));
    await demandNewerContract('ranking');
    const { current } = await follow();
    expect(names(current())).toEqual(['account']);
  });

  it('keeps a remote without its server build, and fetches the build again [MFE-10]', async () => {
    let broken = true;
    await site.publish(federationOf('ranking'));
    const { current } = await follow({
      builds: (descriptor) => (broken ? Promise.resolve(null) : site.builds(descriptor)),
    });
    expect(current().remotes.map(({ isLoaded }) => isLoaded)).toEqual([false]);
    broken = false;
    while (current().remotes.some(({ isLoaded }) => !isLoaded)) await new Promise((resolve) => setImmediate(resolve));
    expect(names(current())).toEqual(['ranking']);
  });
});

describe('a version that ended a render worker', () => {
  const publishTwo = async (): Promise<readonly [bad: string, good: string]> => {
    await site.publish(federationOf('ranking'));
    const { remotes } = await site.publish(federationOf('ranking'));
    const { current, previous } = remotes['ranking'] ?? {};
    return [current?.version ?? '', previous?.version ?? ''];
  };

  it('while it loaded is replaced by the previous one [MFE-17]', async () => {
    const [bad, good] = await publishTwo();
    const quarantined = new Set<string>();
    const { pool } = site.renderHere();
    const { current } = await follow({
      quarantined,
      pool: {
        ...pool,
        adopt: async (next) => {
          if (next.flatMap(({ remotes: all }) => all).every(({ descriptor }) => descriptor.version !== bad))
            return pool.adopt(next);
          quarantined.add(`ranking/${bad}`);
          return new Set();
        },
      },
    });
    expect(current().remotes).toMatchObject([{ descriptor: { version: good }, isLoaded: true }]);
  });

  it('while it rendered is replaced in a new revision of the same sequence [MFE-17]', async () => {
    const [bad, good] = await publishTwo();
    const quarantined = new Set<string>();
    const { current, next } = await follow({ quarantined });
    const before = current();
    const changed = next();
    quarantined.add(`ranking/${bad}`);
    await changed;
    expect(current()).toMatchObject({ sequence: before.sequence, remotes: [{ descriptor: { version: good } }] });
    expect(current().running.revision).toBeGreaterThan(before.running.revision);
  });

  it('is rendered by browsers if there is no previous version [MFE-17]', async () => {
    const { remotes } = await site.publish(federationOf('ranking'));
    const version = remotes['ranking']?.current.version;
    const { current } = await follow({ quarantined: new Set([`ranking/${version}`]) });
    expect(current().remotes).toMatchObject([{ descriptor: { version }, isLoaded: false }]);
  });
});

it('a build that does not load when a page first needs it counts as not loaded', async () => {
  await site.publish(federationOf('ranking'));
  const failed = new Set<string>();
  const { pool } = site.renderHere();
  const isRunning = (of: BuiltSite, name: string): boolean => !failed.has(name) && pool.isRunning(of, name);
  const adopt = async (releases: readonly BuiltSite[]): Promise<ReadonlySet<string>> => {
    const usable = await pool.adopt(releases);
    return new Set([...usable].filter((key) => !failed.has(key.split('/')[0] ?? '')));
  };
  const { current, next } = await follow({ pool: { isRunning, adopt } });
  expect(current().remotes).toMatchObject([{ isLoaded: true }]);
  const changed = next();
  failed.add('ranking');
  await changed;
  expect(current().remotes).toMatchObject([{ isLoaded: false }]);
});
