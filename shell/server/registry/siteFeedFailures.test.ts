import { removeRemote } from '@caravan/registry/publish';
import { namesIn, waitUntil, withFeed } from '../testing/feeds';
import { federationOf } from '../testing/site';
import { StoreUnavailable } from './cachedFiles';
import type { SiteFeed } from './siteFeed';
import { findRemote, type SiteRemotes } from './siteRemotes';

const server = withFeed();
const { current } = server;
let feed: SiteFeed;

/** Each read of the store waits for it. */
let beforeRead: () => Promise<void>;
const resolveAtOnce = async (): Promise<void> => undefined;
const publishAccount = () => server.site.publish(federationOf('account'));

beforeEach(async () => {
  const { store, registryCopy } = server.site;
  beforeRead = resolveAtOnce;
  await server.site.publish(federationOf('ranking'));
  const get = async (key: string): Promise<Uint8Array | null> => {
    await beforeRead();
    return store.get(key);
  };
  feed = await server.follow({ registry: registryCopy({ ...store, get }) });
});

describe('a server whose store', () => {
  it('fails reports it, and adopts later publications afterwards [REL-2]', async () => {
    const snapshotBefore = current();
    beforeRead = () => Promise.reject(new Error('EIO'));
    await publishAccount();
    await waitUntil(() => server.failures.length > 2);
    expect(current()).toBe(snapshotBefore);
    expect(server.failures.join('\n')).toContain('EIO');
    beforeRead = resolveAtOnce;
    await waitUntil(() => current() !== snapshotBefore);
    expect(namesIn(current())).toEqual(['ranking', 'account']);
  });

  it('fails rejects requests for other documents as unavailable, not as broken', async () => {
    beforeRead = () => Promise.reject(new Error('EIO'));
    await expect(feed.version('ranking', 'unknown', 99)).rejects.toThrow(StoreUnavailable);
    await expect(feed.site(99, '')).rejects.toThrow(StoreUnavailable);
    await expect(feed.document(99)).rejects.toThrow(StoreUnavailable);
  });

  it('hangs adopts later publications as soon as it answers [REL-2]', async () => {
    const snapshotBefore = current();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    let readCount = 0;
    beforeRead = () => {
      readCount += 1;
      return answered;
    };
    await publishAccount();
    await waitUntil(() => readCount > 0);
    expect([current(), readCount]).toEqual([snapshotBefore, 1]);
    beforeRead = resolveAtOnce;
    answer();
    await waitUntil(() => current() !== snapshotBefore);
    expect(namesIn(current())).toEqual(['ranking', 'account']);
  });
});

describe('a document of which pages cannot be made', () => {
  const checkRelease = (site: SiteRemotes): void => {
    if (findRemote(site, 'account')) throw new Error('no title');
  };
  const reported = 'Error: registry 3 is not adopted, pages cannot be made of it: Error: no title';

  it('is reported, and the snapshot before stays [MFE-21]', async () => {
    await server.follow({ checkRelease });
    const snapshotBefore = current();
    await publishAccount();
    await waitUntil(() => server.failures.length > 0);
    expect([server.failures[0], current()]).toEqual([reported, snapshotBefore]);
  });

  it('gives way to the document after it', async () => {
    await server.follow({ checkRelease });
    await publishAccount();
    await waitUntil(() => server.failures.length > 0);
    const { store, keys } = server.site;
    await server.waitForAdoption(await removeRemote({ store, keys, by: 'team', why: '' }, 'account'));
    expect(namesIn(current())).toEqual(['ranking']);
  });

  it('is skipped at a start, too [MFE-21]', async () => {
    await server.waitForAdoption(await publishAccount());
    await server.follow({ checkRelease });
    expect([server.failures[0], current().sequence, namesIn(current())]).toEqual([reported, 2, ['ranking']]);
  });
});
