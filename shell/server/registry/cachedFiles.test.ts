import { createCachedFiles, StoreUnavailable } from './cachedFiles';

const bytes = (text: string): Uint8Array => Buffer.from(text);

/** A store whose files are set, and that can fail. */
const storeOf = (files: Record<string, string>) => {
  const store: { isDown: boolean; files: Record<string, string> } = { isDown: false, files };
  const get = (key: string): Promise<Uint8Array | null> => {
    if (store.isDown) return Promise.reject(new Error('EIO'));
    const text = store.files[key];
    return Promise.resolve(text === undefined ? null : bytes(text));
  };
  return { store, get };
};

describe('cached files', () => {
  it('come from the cache while the store fails, others reject [REL-2]', async () => {
    const { store, get } = storeOf({ a: 'first', b: 'second' });
    const files = createCachedFiles({ get });
    expect(await files.get('a')).toEqual(bytes('first'));
    store.isDown = true;
    expect(await files.get('a')).toEqual(bytes('first'));
    await expect(files.get('b')).rejects.toThrow(StoreUnavailable);
    store.isDown = false;
    expect(await files.get('b')).toEqual(bytes('second'));
  });

  it('come from the store while it answers, and are gone once it has none', async () => {
    const { store, get } = storeOf({ a: 'first' });
    const files = createCachedFiles({ get });
    await files.get('a');
    store.files = { a: 'another' };
    expect(await files.get('a')).toEqual(bytes('another'));
    store.files = {};
    expect(await files.get('a')).toBeNull();
    store.isDown = true;
    await expect(files.get('a')).rejects.toThrow('cannot be read');
  });

  it('are bounded in bytes: the least recently read is evicted first [REL-3]', async () => {
    const { store, get } = storeOf({ a: '12345', b: '12345', c: '12345' });
    const files = createCachedFiles({ get }, 10);
    for (const key of ['a', 'b', 'a', 'c']) await files.get(key);
    store.isDown = true;
    expect(await files.get('a')).toEqual(bytes('12345'));
    await expect(files.get('b')).rejects.toThrow('cannot be read');
  });
});
