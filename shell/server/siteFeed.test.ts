import { generateKeyPairSync } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION, type RegistryDocument } from '@caravan/shared/contracts';
import { changeRegistry, signText } from '@caravan/registry';
import { rollbackRemote } from '@caravan/registry/publish';
import { followRegistry, type SiteFeed, type SiteState } from './siteFeed';
import { federationOf, makeSite, type TestSite } from './testing/site';

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
    renderers: site.drawHere(),
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

  it('goes on looking after a failure', async () => {
    let down = true;
    const store = {
      ...site.store,
      get: (key: string) => (down ? Promise.reject(new Error('down')) : site.store.get(key)),
    };
    const { current, next } = await follow({ store });
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
    const condemned = new Set<string>();
    const renderers = site.drawHere();
    const { current } = await follow({
      condemned,
      renderers: {
        use: (drawn) => {
          if (drawn.remotes.every(({ descriptor }) => descriptor.version !== bad)) return renderers.use(drawn);
          condemned.add(`ranking/${bad}`);
          return Promise.reject(new Error('a renderer ended'));
        },
      },
    });
    expect(current().remotes).toMatchObject([{ descriptor: { version: good }, isLoaded: true }]);
  });

  it('while it drew makes another edition of the same registry number, with the one before it [MFE-17]', async () => {
    const [bad, good] = await publishTwo();
    const condemned = new Set<string>();
    const { current, next } = await follow({ condemned });
    const before = current();
    const changed = next();
    condemned.add(`ranking/${bad}`);
    await changed;
    expect(current()).toMatchObject({ sequence: before.sequence, remotes: [{ descriptor: { version: good } }] });
    expect(current().edition).toBeGreaterThan(before.edition);
  });

  it('is drawn by browsers where there is none before it [MFE-17]', async () => {
    const { remotes } = await site.publish(federationOf('ranking'));
    const version = remotes['ranking']?.current.version;
    const { current } = await follow({ condemned: new Set([`ranking/${version}`]) });
    expect(current().remotes).toMatchObject([{ descriptor: { version }, isLoaded: false }]);
  });
});
