import { keepFiles, StoreAway } from './keptFiles';

const bytes = (text: string): Uint8Array => Buffer.from(text);

/** A store whose files are set, and that can fail. */
const storeOf = (files: Record<string, string>) => {
  const store: { isAway: boolean; files: Record<string, string> } = { isAway: false, files };
  const get = (key: string): Promise<Uint8Array | null> => {
    if (store.isAway) return Promise.reject(new Error('EIO'));
    const text = store.files[key];
    return Promise.resolve(text === undefined ? null : bytes(text));
  };
  return { store, get };
};

describe('a published file', () => {
  it('that was read before is there while the store fails, another is put off [REL-2]', async () => {
    const { store, get } = storeOf({ a: 'first', b: 'second' });
    const files = keepFiles({ get });
    expect(await files.get('a')).toEqual(bytes('first'));
    store.isAway = true;
    expect(await files.get('a')).toEqual(bytes('first'));
    await expect(files.get('b')).rejects.toThrow(StoreAway);
    store.isAway = false;
    expect(await files.get('b')).toEqual(bytes('second'));
  });

  it('is what the store says while it answers, and gone where that has it no more', async () => {
    const { store, get } = storeOf({ a: 'first' });
    const files = keepFiles({ get });
    await files.get('a');
    store.files = { a: 'another' };
    expect(await files.get('a')).toEqual(bytes('another'));
    store.files = {};
    expect(await files.get('a')).toBeNull();
    store.isAway = true;
    await expect(files.get('a')).rejects.toThrow('cannot be read');
  });

  it('is forgotten where others take its room, that which was read longest ago first [REL-3]', async () => {
    const { store, get } = storeOf({ a: '12345', b: '12345', c: '12345' });
    const files = keepFiles({ get }, 10);
    for (const key of ['a', 'b', 'a', 'c']) await files.get(key);
    store.isAway = true;
    expect(await files.get('a')).toEqual(bytes('12345'));
    await expect(files.get('b')).rejects.toThrow('cannot be read');
  });
});
