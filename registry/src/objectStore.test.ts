import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { diskStore } from './objectStore';
import { temporaryFolder } from './testing/builds';

const folder = temporaryFolder();

const bytes = (text: string): Buffer => Buffer.from(text);
const textAt = async (key: string): Promise<string | null> => {
  const found = await diskStore(folder.path).get(key);
  return found && Buffer.from(found).toString();
};

describe('the disk store', () => {
  it('creates an object once, and never changes it', async () => {
    const store = diskStore(folder.path);
    expect(await store.create('remotes/ranking/a.js', bytes('first'))).toBe(true);
    expect(await store.create('remotes/ranking/a.js', bytes('second'))).toBe(false);
    expect(await textAt('remotes/ranking/a.js')).toBe('first');
  });

  it('lets exactly one of several writers win, and keeps what that one wrote', async () => {
    const store = diskStore(folder.path);
    const writers = Array.from({ length: 16 }, (_, index) => `writer ${index} `.repeat(10_000));
    const won = await Promise.all(writers.map((text) => store.create('registry/1.json', bytes(text))));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await textAt('registry/1.json')).toBe(writers[won.indexOf(true)]);
  });

  it('leaves nothing of the others behind', async () => {
    const store = diskStore(folder.path);
    await Promise.all(['a', 'b', 'c'].map((text) => store.create('registry/1.json', bytes(text))));
    expect(readdirSync(join(folder.path, 'registry'))).toEqual(['1.json']);
  });

  it('has nothing where nothing was written', async () => {
    const store = diskStore(folder.path);
    await store.create('remotes/ranking/a.js', bytes('a'));
    expect(await store.get('remotes/ranking/b.js')).toBeNull();
    expect(await store.get('remotes/ranking')).toBeNull();
    expect(await store.list('nowhere')).toEqual([]);
  });

  it('lists names in order, without what is still being written', async () => {
    const store = diskStore(folder.path);
    await store.create('registry/2.json', bytes('2'));
    await store.create('registry/.aside', bytes('unfinished'));
    await store.create('registry/1.json', bytes('1'));
    expect(await store.list('registry')).toEqual(['1.json', '2.json']);
  });

  it.each(['../outside', 'remotes/../../outside', '/etc/passwd', '..', ''])(
    'takes no key that leaves its folder: "%s"',
    async (key) => {
      const store = diskStore(join(folder.path, 'store'));
      await expect(store.get(key)).rejects.toThrow('stay inside the store');
      await expect(store.create(key, bytes('x'))).rejects.toThrow('stay inside the store');
      expect(readdirSync(folder.path)).toEqual([]);
    },
  );

  it('says so where the disk fails for another reason', async () => {
    const store = diskStore(folder.path);
    await store.create('file', bytes('x'));
    await expect(store.get('file/below')).rejects.toMatchObject({ code: 'ENOTDIR' });
  });
});
