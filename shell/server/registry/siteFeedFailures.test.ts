import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { folderStore, serverCopy } from '@caravan/registry';
import { followRegistry, type SiteFeed, type SiteSnapshot } from './siteFeed';
import { federationOf, makeSite, type TestSite } from '../testing/site';

let site: TestSite;
let feed: SiteFeed;
/** Settles reads of the store: they answer once it resolves. */
let before: () => Promise<void>;
let failures: string[];

const well = async (): Promise<void> => undefined;

beforeEach(async () => {
  site = makeSite();
  before = well;
  failures = [];
  await site.publish(federationOf('ranking'));
  const get = async (key: string): Promise<Uint8Array | null> => {
    await before();
    return site.store.get(key);
  };
  feed = await followRegistry({
    ...site,
    registry: serverCopy({ ...site.store, get }, folderStore(join(site.folder, 'seen-registry')), site.keys),
    pool: site.renderHere().pool,
    intervalMs: 1,
    onChange: () => undefined,
    onFailure: (error) => failures.push(String(error)),
  });
});
afterEach(() => {
  feed.stop();
  return site.remove();
});

const names = ({ remotes }: SiteSnapshot): string[] => remotes.map(({ descriptor }) => descriptor.federation.name);

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await delay(1);
};

describe('a server whose store', () => {
  it('fails reports it, and adopts later publications afterwards [REL-2]', async () => {
    const good = feed.current();
    before = () => Promise.reject(new Error('EIO'));
    await site.publish(federationOf('account'));
    await until(() => failures.length > 2);
    expect(feed.current()).toBe(good);
    expect(failures.join('\n')).toContain('EIO');
    before = well;
    await until(() => feed.current() !== good);
    expect(names(feed.current())).toEqual(['ranking', 'account']);
  });

  it('hangs adopts later publications as soon as it answers [REL-2]', async () => {
    const good = feed.current();
    let answer = (): void => undefined;
    let asked = 0;
    before = () => {
      asked += 1;
      return new Promise((resolve) => {
        answer = resolve;
      });
    };
    await site.publish(federationOf('account'));
    await until(() => asked > 0);
    expect([feed.current(), asked]).toEqual([good, 1]);
    before = well;
    answer();
    await until(() => feed.current() !== good);
    expect(names(feed.current())).toEqual(['ranking', 'account']);
  });

  it('is slow adopts publications later [REL-2]', async () => {
    before = () => delay(50);
    await site.publish(federationOf('account'));
    await until(() => names(feed.current()).length > 1);
    expect([names(feed.current()), failures]).toEqual([['ranking', 'account'], []]);
  });
});
