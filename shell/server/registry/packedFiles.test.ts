import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from '@caravan/registry';
import { packedFiles } from './packedFiles';

const plain = Buffer.alloc(1_000_000, 'a');
const packed = brotliCompressSync(plain);
const read = packedFiles({ get: async (key) => (key === 'entry.js.br' ? packed : null) });

it('a compressed copy is sent that unpacks to what was published', async () => {
  expect(await read('entry.js', { integrity: integrityOf(plain), bytes: plain.length })).toBe(packed);
});

it('a compressed copy is unpacked no further than to the size that was published', async () => {
  const strict = packedFiles({ get: async () => packed });
  expect(await strict('entry.js', { integrity: integrityOf(plain), bytes: 999_999 })).toBeNull();
});

it('a compressed copy that is of another file, or is not there, is none', async () => {
  const strict = packedFiles({ get: async () => packed });
  expect(await strict('entry.js', { integrity: integrityOf(Buffer.from('b')), bytes: plain.length })).toBeNull();
  expect(await read('other.js', { integrity: integrityOf(plain), bytes: plain.length })).toBeNull();
});
