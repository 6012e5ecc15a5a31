import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { folderStore, serverCopy } from '@caravan/registry';
import { namesIn, until, withFeed } from '../testing/feeds';
import { federationOf } from '../testing/site';

const server = withFeed();
const { current } = server;

/** Each read of the store waits for it. */
let before: () => Promise<void>;
const well = async (): Promise<void> => undefined;
const publishAccount = () => server.site.publish(federationOf('account'));

beforeEach(async () => {
  const { store, folder, keys } = server.site;
  before = well;
  await server.site.publish(federationOf('ranking'));
  const get = async (key: string): Promise<Uint8Array | null> => {
    await before();
    return store.get(key);
  };
  await server.follow({ registry: serverCopy({ ...store, get }, folderStore(join(folder, 'seen-registry')), keys) });
});

describe('a server whose store', () => {
  it('fails reports it, and adopts later publications afterwards [REL-2]', async () => {
    const good = current();
    before = () => Promise.reject(new Error('EIO'));
    await publishAccount();
    await until(() => server.failures.length > 2);
    expect(current()).toBe(good);
    expect(server.failures.join('\n')).toContain('EIO');
    before = well;
    await until(() => current() !== good);
    expect(namesIn(current())).toEqual(['ranking', 'account']);
  });

  it('hangs adopts later publications as soon as it answers [REL-2]', async () => {
    const good = current();
    let answer = (): void => undefined;
    let asked = 0;
    before = () => {
      asked += 1;
      return new Promise((resolve) => {
        answer = resolve;
      });
    };
    await publishAccount();
    await until(() => asked > 0);
    expect([current(), asked]).toEqual([good, 1]);
    before = well;
    answer();
    await until(() => current() !== good);
    expect(namesIn(current())).toEqual(['ranking', 'account']);
  });

  it('is slow adopts publications later [REL-2]', async () => {
    before = () => delay(50);
    await publishAccount();
    await until(() => namesIn(current()).length > 1);
    expect([namesIn(current()), server.failures]).toEqual([['ranking', 'account'], []]);
  });
});
