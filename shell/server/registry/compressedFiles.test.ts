import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from '@caravan/registry';
import { compressedFiles } from './compressedFiles';

const plain = Buffer.alloc(1_000_000, 'a');
const compressed = brotliCompressSync(plain);
const read = compressedFiles({ get: async (key) => (key === 'entry.js.br' ? compressed : null) });

it('reads a copy that decompresses to the published file', async () => {
  expect(await read('entry.js', { integrity: integrityOf(plain), bytes: plain.length })).toBe(compressed);
});

it('decompresses no further than to the size of the published file', async () => {
  const strict = compressedFiles({ get: async () => compressed });
  expect(await strict('entry.js', { integrity: integrityOf(plain), bytes: 999_999 })).toBeNull();
});

it('returns null for a missing copy and for one of another file', async () => {
  const strict = compressedFiles({ get: async () => compressed });
  expect(await strict('entry.js', { integrity: integrityOf(Buffer.from('b')), bytes: plain.length })).toBeNull();
  expect(await read('other.js', { integrity: integrityOf(plain), bytes: plain.length })).toBeNull();
});
