import { generateKeyPairSync } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION, type RegistryDocument } from '@caravan/shared/contracts';
import { changeRegistry, folderStore, serverCopy, signText } from '@caravan/registry';
import { rollbackRemote } from '@caravan/registry/publish';
import { followRegistry, type SiteFeed, type SiteState } from './siteFeed';
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
  site.remove();
});

const names = ({ remotes }: SiteState): string[] => remotes.map(({ descriptor }) => descriptor.federation.name);

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
    interval: 1,
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
  it('begins with what is published, server builds included', async () => {
    await site.publish(federationOf('ranking'));
    const { current } = await follow();
    expect(names(current())).toEqual(['ranking']);
    expect(current().remotes[0]?.isLoaded).toBe(true);
  });

  it('takes up what is published while it runs [MFE-2]', async () => {
    await site.release();
    const { current, next } = await follow();
    expect(current()).toMatchObject({ sequence: 1, remotes: [] });
    const changed = next();
    await site.publish(federationOf('ranking'));
    await changed;
    expect([current().sequence, names(current())]).toEqual([2, ['ranking']]);
  });

  it('takes up a rollback [MFE-3]', async () => {
    await site.publish(federationOf('ranking'));
    await site.publish(federationOf('ranking'));
    const { current, next } = await follow();
    const [before] = current().remotes;
    const changed = next();
    await rollbackRemote({ store: site.store, keys: site.keys, by: 'team', why: '' }, 'ranking');
    await changed;
    expect(current().remotes[0]?.descriptor.version).toBe(before?.previous?.version);
  });

  it('keeps the last good registry when a forged one appears', async () => {
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

  it('keeps the last good registry when an old one is played back', async () => {
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

  describe('goes on with what it saw, says so, and does so too when it is restarted [MFE-16]:', () => {
    /** Breaks the store below a running server, and gives what that and one that starts then say and run. */
    const after = async (damage: () => void): Promise<string> => {
      const { current, next } = await followThree();
      damage();
      while (failures.length === 0) await next();
      const [said] = failures;
      expect(current().sequence).toBe(3);
      feed?.stop();
      damage();
      const restarted = await follow();
      expect([restarted.current().sequence, names(restarted.current())]).toEqual([3, ['ranking', 'account']]);
      expect(failures[0]).toBe(said);
      return said ?? '';
    };
    const remove = (...sequences: number[]) => {
      for (const sequence of sequences) rmSync(fileOf(sequence), { force: true });
    };

    it('the newest document was deleted, which it puts back', async () => {
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

  it('takes up another line of documents once it is longer, and not before [MFE-16]', async () => {
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

  it('goes on looking after a failure', async () => {
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

  it('passes over a version that needs a newer contract, for the one before it', async () => {
    await site.publish(federationOf('ranking'));
    const { remotes } = await site.publish(federationOf('ranking'));
    const before = remotes['ranking']?.previous?.version;
    await demandNewerContract('ranking');
    const { current } = await follow();
    expect(current().remotes.map(({ descriptor }) => descriptor.version)).toEqual([before]);
  });

  it('leaves a remote out where no version of it can run here, and only that', async () => {
    await site.publish(federationOf('ranking'));
    await site.publish(federationOf('account'));
    await demandNewerContract('ranking');
    const { current } = await follow();
    expect(names(current())).toEqual(['account']);
  });

  it('keeps a remote whose server build cannot be had: browsers draw it, and the build is tried again [MFE-10]', async () => {
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

describe('a version that ended a renderer', () => {
  const publishTwo = async (): Promise<readonly [bad: string, good: string]> => {
    await site.publish(federationOf('ranking'));
    const { remotes } = await site.publish(federationOf('ranking'));
    const { current, previous } = remotes['ranking'] ?? {};
    return [current?.version ?? '', previous?.version ?? ''];
  };

  it('while it loaded is passed over for the one before it [MFE-17]', async () => {
    const [bad, good] = await publishTwo();
    const quarantined = new Set<string>();
    const { pool } = site.renderHere();
    const { current } = await follow({
      quarantined,
      pool: {
        use: async (next) => {
          if (next.remotes.every(({ descriptor }) => descriptor.version !== bad)) return pool.use(next);
          quarantined.add(`ranking/${bad}`);
          return new Set();
        },
      },
    });
    expect(current().remotes).toMatchObject([{ descriptor: { version: good }, isLoaded: true }]);
  });

  it('while it drew makes another edition of the same registry number, with the one before it [MFE-17]', async () => {
    const [bad, good] = await publishTwo();
    const quarantined = new Set<string>();
    const { current, next } = await follow({ quarantined });
    const before = current();
    const changed = next();
    quarantined.add(`ranking/${bad}`);
    await changed;
    expect(current()).toMatchObject({ sequence: before.sequence, remotes: [{ descriptor: { version: good } }] });
    expect(current().edition).toBeGreaterThan(before.edition);
  });

  it('is drawn by browsers where there is none before it [MFE-17]', async () => {
    const { remotes } = await site.publish(federationOf('ranking'));
    const version = remotes['ranking']?.current.version;
    const { current } = await follow({ quarantined: new Set([`ranking/${version}`]) });
    expect(current().remotes).toMatchObject([{ descriptor: { version }, isLoaded: false }]);
  });
});
