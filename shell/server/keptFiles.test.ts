import { keepFiles, StoreAway } from './keptFiles';

const bytes = (text: string): Uint8Array => Buffer.from(text);

/** A store whose files are set, and that can fail or hang. */
const storeOf = (files: Record<string, string>) => {
  const store: { isAway: 'failing' | 'hanging' | null; files: Record<string, string> } = { isAway: null, files };
  const get = (key: string): Promise<Uint8Array | null> => {
    if (store.isAway === 'hanging') return new Promise(() => undefined);
    if (store.isAway === 'failing') return Promise.reject(new Error('EIO'));
    const text = store.files[key];
    return Promise.resolve(text === undefined ? null : bytes(text));
  };
  return { store, get };
};

describe('a published file', () => {
  it.each(['failing', 'hanging'] as const)(
    'that was read before is there while the store is %s, another is put off [REL-2]',
    async (how) => {
      const { store, get } = storeOf({ a: 'first', b: 'second' });
      const files = keepFiles({ get }, 100, 10);
      expect(await files.get('a')).toEqual(bytes('first'));
      store.isAway = how;
      expect(await files.get('a')).toEqual(bytes('first'));
      await expect(files.get('b')).rejects.toThrow(StoreAway);
      store.isAway = null;
      expect(await files.get('b')).toEqual(bytes('second'));
    },
  );

  it('is what the store says while it answers, and gone where that has it no more', async () => {
    const { store, get } = storeOf({ a: 'first' });
    const files = keepFiles({ get });
    await files.get('a');
    store.files = { a: 'another' };
    expect(await files.get('a')).toEqual(bytes('another'));
    store.files = {};
    expect(await files.get('a')).toBeNull();
    store.isAway = 'failing';
    await expect(files.get('a')).rejects.toThrow('cannot be read');
  });

  it('is forgotten where others take its room, that which was read longest ago first [REL-3]', async () => {
    const { store, get } = storeOf({ a: '12345', b: '12345', c: '12345' });
    const files = keepFiles({ get }, 10);
    for (const key of ['a', 'b', 'a', 'c']) await files.get(key);
    store.isAway = 'failing';
    expect(await files.get('a')).toEqual(bytes('12345'));
    await expect(files.get('b')).rejects.toThrow('cannot be read');
  });
});
