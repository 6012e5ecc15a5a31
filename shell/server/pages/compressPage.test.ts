/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import { createPageCompressor } from './compressPage';

const page = Buffer.from(
  Array.from({ length: 2000 }, (_value, index) => `<li>${index * index} km, ${index % 7} owners</li>`).join(''),
);

const waitUntil = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
};

describe('a compressed page', () => {
  it('is compressed better in the background on its second request [PERF-1]', async () => {
    const compress = createPageCompressor(10);
    const first = await compress(page);
    const quick = first.br();
    expect(first.br()).toBe(quick);
    await waitUntil(() => first.br() !== quick);
    expect(first.br().length).toBeLessThan(quick.length);
    expect(brotliDecompressSync(first.br())).toEqual(page);
    const second = await compress(Buffer.from(page));
    expect(second.br()).toBe(first.br());
  });

  it('is not compressed again after a single request', async () => {
    const compress = createPageCompressor(10);
    const first = await compress(page);
    const second = await compress(Buffer.from('<p>other</p>'.repeat(500)));
    const quick = second.br();
    first.br();
    second.br();
    await waitUntil(() => second.br() !== quick);
    expect((await compress(page)).br().length).toBe(first.br().length);
  });
});
