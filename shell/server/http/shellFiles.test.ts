import fastify from 'fastify';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { brotliKey, compressWith, dictionaryCopyKey, integrityOf } from '@caravan/registry';
import { createDocumentLimit } from './documentLimit';
import { serveFiles } from './serveFiles';
import { federationOf, withSite } from '../testing/site';

const site = withSite();
const app = fastify();
const admitRead = createDocumentLimit();

beforeAll(async () => {
  await site.publish(federationOf('ranking'));
  serveFiles(app, { ...site, ...(await site.follow()), admitRead });
});

const get = (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} });

describe('a file of the shell', () => {
  it('is sent as the difference to an earlier file that the browser has [PERF-11]', async () => {
    const address = '/assets/shell.1.js';
    const dictionary = Buffer.from('export const shell = 0;\n'.repeat(100));
    const hash = integrityOf(dictionary).replace('sha256-', '');
    const copy = await compressWith((await get(address)).rawPayload, dictionary, hash);
    const headers = { 'accept-encoding': 'gzip, br, dcz', 'available-dictionary': `:${hash}:` };
    const getWithDictionary = () => app.inject({ url: address, headers });
    expect((await getWithDictionary()).headers['content-encoding']).toBe('br');
    await site.store.create(dictionaryCopyKey('shell/shell.1.js', hash), copy);
    await site.releaseOther({ 'browser/shell.0.js': dictionary.toString() });
    const answer = await getWithDictionary();
    expect([answer.headers['content-encoding'], answer.rawPayload]).toEqual(['dcz', copy]);
    expect(answer.headers).toMatchObject({
      'use-as-dictionary': 'match="/assets/shell.*.js"',
      vary: 'origin, accept-encoding, available-dictionary',
    });
  });
});

describe('a script of the shell', () => {
  const key = brotliKey('shell/shell.1.js');
  const compress = (bytes: Uint8Array, quality: number): Buffer =>
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  /** Asks a server that has just started for the script, while the store has that copy. */
  const startWith = async (copy: Uint8Array) => {
    await site.store.remove(key);
    await site.store.create(key, copy);
    const server = fastify();
    serveFiles(server, { ...site, ...(await site.follow()), admitRead });
    return server.inject({ url: '/assets/shell.1.js', headers: { 'accept-encoding': 'br' } });
  };

  it('is sent as the copy that its release stored', async () => {
    const copy = compress((await get('/assets/shell.1.js')).rawPayload, 0);
    const { headers, rawPayload } = await startWith(copy);
    expect([headers['content-encoding'], rawPayload]).toEqual(['br', copy]);
  });

  it('is compressed by the server if that copy is of something else [MFE-7]', async () => {
    const { rawPayload } = await startWith(compress(Buffer.from('alert(1)'), 0));
    expect(brotliDecompressSync(rawPayload)).toEqual((await get('/assets/shell.1.js')).rawPayload);
  });
});

describe('a file of another build of the shell', () => {
  const text = '// of another build';
  const address = '/assets/other.2.js';

  it('is served from the store once that build is released, as long as pages stay open [MFE-15]', async () => {
    expect((await get(address)).statusCode).toBe(404);
    await site.releaseOther({ 'browser/other.2.js': text, 'browser/fonts/other.2.woff2': 'a font' });
    const [plain, br, font] = [
      await get(address),
      await get(address, 'br'),
      await get('/assets/fonts/other.2.woff2', 'br'),
    ];
    expect([plain.statusCode, plain.body, plain.headers['content-encoding']]).toEqual([200, text, undefined]);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'use-as-dictionary': 'match="/assets/other.*.js"',
      vary: 'origin, accept-encoding, available-dictionary',
    });
    expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual(['br', text]);
    expect([font.body, font.headers['content-type'], font.headers['content-encoding']]).toEqual([
      'a font',
      'font/woff2',
      undefined,
    ]);
    await site.release();
    const otherServer = fastify();
    serveFiles(otherServer, { ...site, ...(await site.follow()), admitRead });
    expect((await otherServer.inject(address)).body).toBe(text);
  });

  it('is not sent if the registry does not name it, or if it was changed in the store [MFE-7]', async () => {
    await site.store.create('shell/planted.2.js', Buffer.from('alert(1)'));
    expect((await get('/assets/planted.2.js')).statusCode).toBe(404);
    await site.store.remove('shell/other.2.js');
    await site.store.create('shell/other.2.js', Buffer.from(text.replace('another', 'changed')));
    expect((await get(address)).statusCode).toBe(404);
  });
});
