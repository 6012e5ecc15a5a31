import { brotliCompressSync } from 'node:zlib';
import { browserKey, compressWith, dictionaryCopyKey, integrityOf } from '@caravan/registry';
import { createCompressedFiles } from './compressedFiles';

const entry = browserKey('ranking', 'entry.js');
const plain = Buffer.alloc(1_000_000, 'a');
const brotli = brotliCompressSync(plain);
const file = { integrity: integrityOf(plain), bytes: plain.length };
const dictionary = Buffer.alloc(1000, 'b');
const hash = integrityOf(dictionary).replace('sha256-', '');

/** Reads from a store with these objects. The registry names `old.js` only. */
const reader = (objects: Readonly<Record<string, Uint8Array>>) =>
  createCompressedFiles(
    { get: async (key) => objects[key] ?? null },
    { keyOf: async (_folder, integrity) => (integrity === `sha256-${hash}` ? browserKey('ranking', 'old.js') : null) },
  );

describe('a brotli copy', () => {
  const read: ReturnType<typeof reader>['brotli'] = (...args) => reader({ [`${entry}.br`]: brotli }).brotli(...args);

  it('is read if it decompresses to the published file', async () => {
    expect(await read(entry, file)).toEqual({ encoding: 'br', bytes: brotli });
  });

  it('is decompressed no further than to the size of the published file', async () => {
    expect(await read(entry, { ...file, bytes: 999_999 })).toBeNull();
  });

  it('is null if it is missing or of another file', async () => {
    expect(await read(entry, { ...file, integrity: integrityOf(Buffer.from('b')) })).toBeNull();
    expect(await read(browserKey('ranking', 'other.js'), file)).toBeNull();
  });
});

describe('a copy with a dictionary', () => {
  const key = dictionaryCopyKey(entry, hash);
  const old = { [browserKey('ranking', 'old.js')]: dictionary };

  it('is read if it decompresses to the published file [PERF-11]', async () => {
    const copy = await compressWith(plain, dictionary, hash);
    const { withDictionary } = reader({ ...old, [key]: copy });
    expect(await withDictionary(entry, file, hash)).toEqual({ encoding: 'dcz', bytes: copy });
  });

  it('is null for an unknown dictionary', async () => {
    const copy = await compressWith(plain, dictionary, hash);
    const { withDictionary } = reader({ ...old, [key]: copy });
    expect(await withDictionary(entry, file, hash.replace(/^./, '_'))).toBeNull();
  });

  it('is null if its dictionary is gone', async () => {
    const { withDictionary } = reader({ [key]: await compressWith(plain, dictionary, hash) });
    expect(await withDictionary(entry, file, hash)).toBeNull();
  });

  it.each([
    ['of another file', () => compressWith(Buffer.from('other'), dictionary, hash)],
    ['without its head', async () => (await compressWith(plain, dictionary, hash)).subarray(40)],
    ['that grows beyond the file', () => compressWith(Buffer.alloc(2_000_000, 'a'), dictionary, hash)],
  ])('is null for a copy %s', async (_what, damaged) => {
    const { withDictionary } = reader({ ...old, [key]: await damaged() });
    expect(await withDictionary(entry, file, hash)).toBeNull();
  });
});
