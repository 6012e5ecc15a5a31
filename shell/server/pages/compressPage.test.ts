/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPageCompressor } from './compressPage';

const page = Buffer.from(
  Array.from({ length: 2000 }, (_value, at) => `<li>${at * at} km, ${at % 7} owners</li>`).join(''),
);

const settled = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
};

describe('a compressed page', () => {
  it('decompresses to the same bytes in every encoding', async () => {
    const { plain, br, gzip, hash } = await createPageCompressor(10)(page);
    expect((await createPageCompressor(10)(Buffer.from(page))).hash).toBe(hash);
    expect(plain).toBe(page);
    expect(brotliDecompressSync(br())).toEqual(page);
    expect(gunzipSync(gzip)).toEqual(page);
  });

  it('is compressed better in the background on its second request [PERF-1]', async () => {
    const compress = createPageCompressor(10);
    const first = await compress(page);
    const quick = first.br();
    expect(first.br()).toBe(quick);
    await settled(() => first.br() !== quick);
    expect(first.br().length).toBeLessThan(quick.length);
    expect(brotliDecompressSync(first.br())).toEqual(page);
    const again = await compress(Buffer.from(page));
    expect(again.br()).toBe(first.br());
  });

  it('is not compressed again after a single request', async () => {
    const compress = createPageCompressor(10);
    const once = await compress(page);
    const twice = await compress(Buffer.from('<p>other</p>'.repeat(500)));
    const quick = twice.br();
    once.br();
    twice.br();
    await settled(() => twice.br() !== quick);
    expect((await compress(page)).br().length).toBe(once.br().length);
  });
});
