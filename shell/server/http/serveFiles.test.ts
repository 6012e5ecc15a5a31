import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { browserKey, compressWith, dictionaryCopyKey, integrityOf } from '@caravan/registry';
import { createDocumentLimit } from './documentLimit';
import { serveFiles } from './serveFiles';
import { federationOf, serverCode, withSite } from '../testing/site';

const site = withSite();
const app = fastify();
const admitRead = createDocumentLimit();
let entry = '';
let previousVersion = '';
let previousEntry = '';
let firstVersion = '';
let firstSequence = 0;

beforeAll(async () => {
  const published = await site.publish(federationOf('ranking'), serverCode("{ Component: () => 'First' }"));
  firstVersion = published.remotes['ranking']?.current.version ?? '';
  firstSequence = published.sequence;
  await site.publish(federationOf('ranking'));
  const { remotes } = await site.publish(federationOf('ranking'), serverCode("{ Component: () => 'New' }"));
  entry = remotes['ranking']?.current.entry ?? '';
  previousVersion = remotes['ranking']?.previous?.version ?? '';
  previousEntry = remotes['ranking']?.previous?.entry ?? '';
  await app.register(cookie);
  serveFiles(app, { ...site, ...(await site.follow()), admitRead });
});

const get = (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} });

describe('a file of the site', () => {
  it.each([
    ['/assets/shell.1.js', 'origin, accept-encoding, available-dictionary'],
    ['/remotes/ranking/', 'origin, accept-encoding, available-dictionary'],
  ])('is immutable: %s [PERF-3]', async (path, vary) => {
    const { statusCode, headers } = await get(path.endsWith('/') ? path + entry : path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary,
    });
  });

  it('is sent in an encoding that the browser accepts', async () => {
    const plain = await get('/assets/shell.1.js');
    const br = await get('/assets/shell.1.js', 'gzip, deflate, br');
    const gzip = await get('/assets/shell.1.js', 'gzip');
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload);
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  });

  it('is an icon at /favicon.ico', async () => {
    const { statusCode, headers, rawPayload } = await get('/favicon.ico');
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/x-icon',
      'public, max-age=86400',
    ]);
    expect([...rawPayload.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  });

  it('is not compressed again if it is a font', async () => {
    const font = site.files.fontAddress('text-latin-400.woff2');
    const { statusCode, headers } = await get(font, 'br, gzip');
    expect([statusCode, headers['content-type'], headers['content-encoding']]).toEqual([200, 'font/woff2', undefined]);
  });

  it('of a remote is the published one, also compressed [MFE-7]', async () => {
    const br = await get(`/remotes/ranking/${entry}`, 'br');
    const plain = await get(`/remotes/ranking/${entry}`, 'gzip');
    expect([br.headers['content-encoding'], plain.headers['content-encoding']]).toEqual(['br', undefined]);
    expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload);
    const files = await get(`/remotes/ranking/versions/${previousVersion}.json`);
    expect(Object.keys(files.json())).toEqual(['entry', 'chunks', 'integrity', 'descriptions']);
  });

  it.each([
    ['cut off', (bytes: Uint8Array) => bytes.slice(0, -3)],
    ['of something else', () => brotliCompressSync('another file')],
  ])('of a remote is sent uncompressed if its compressed copy is damaged: %s', async (_how, damage) => {
    const address = `/remotes/ranking/${entry}`;
    const key = `remotes/ranking/${entry}.br`;
    const [compressed, plain] = [await get(address, 'br'), await get(address)];
    await site.store.remove(key);
    await site.store.create(key, damage(compressed.rawPayload));
    const response = await get(address, 'br');
    expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, undefined]);
    expect(response.rawPayload).toEqual(plain.rawPayload);
    await site.store.remove(key);
    await site.store.create(key, compressed.rawPayload);
    expect((await get(address, 'br')).headers['content-encoding']).toBe('br');
  });

  it('of a remote is sent as the difference to an earlier file that the browser has [PERF-11]', async () => {
    const [plain, dictionary] = await Promise.all(
      [entry, previousEntry].map(async (file) => (await get(`/remotes/ranking/${file}`)).rawPayload),
    );
    const integrity = integrityOf(dictionary ?? Buffer.alloc(0));
    const hash = integrity.replace('sha256-', '');
    const copy = await compressWith(plain ?? Buffer.alloc(0), dictionary ?? Buffer.alloc(0), hash);
    const key = dictionaryCopyKey(browserKey('ranking', entry), hash);
    const getWithDictionary = async (dictionaryHash: string) => {
      const headers = { 'accept-encoding': 'gzip, br, dcz', 'available-dictionary': `:${dictionaryHash}:` };
      const answer = await app.inject({ url: `/remotes/ranking/${entry}`, headers });
      return { encoding: answer.headers['content-encoding'], answer };
    };
    expect((await getWithDictionary(hash)).encoding).toBe('br');
    await site.store.create(key, copy);
    const { encoding, answer } = await getWithDictionary(hash);
    expect([encoding, answer.rawPayload]).toEqual(['dcz', copy]);
    expect(answer.headers).toMatchObject({
      'use-as-dictionary': 'match="/remotes/ranking/remoteEntry.*.js"',
      vary: 'origin, accept-encoding, available-dictionary',
    });
    expect((await getWithDictionary(hash.toLowerCase())).encoding).toBe('br');
    await site.store.remove(key);
    await site.store.create(key, copy.subarray(0, -2));
    expect((await getWithDictionary(hash)).encoding).toBe('br');
    await site.store.remove(key);
  });

  it('of a remote is sent whole if the store fails to read the difference [PERF-11]', async () => {
    const failing = fastify();
    const read = async (key: string): Promise<Uint8Array | null> => {
      if (key.endsWith('.dcz')) throw new Error('the disk fails');
      return site.store.get(key);
    };
    serveFiles(failing, { ...site, ...(await site.follow()), store: { ...site.store, get: read }, admitRead });
    const hash = integrityOf(Buffer.from('known')).replace('sha256-', '');
    const headers = { 'accept-encoding': 'br, dcz', 'available-dictionary': `:${hash}:` };
    const answer = await failing.inject({ url: `/remotes/ranking/${entry}`, headers });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br']);
  });

  it('of a remote has further addresses for retries [MFE-5]', async () => {
    const [first, retry] = await Promise.all(
      ['ranking', 'ranking~2', 'ranking~99'].map((folder) => get(`/remotes/${folder}/${entry}`)),
    );
    expect(retry?.statusCode).toBe(200);
    expect(retry?.rawPayload).toEqual(first?.rawPayload);
  });
});

describe('an earlier version', () => {
  it('has a list of its files from the verified registry', async () => {
    const { statusCode, headers, body } = await get(`/remotes/ranking~3/versions/${previousVersion}.json`);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    const file = await get(`/remotes/ranking~3/${previousEntry}`);
    expect(file.statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject({
      entry: previousEntry,
      chunks: { 'page-home': [expect.stringMatching(/^page-home\.\d+\.js$/)] },
      integrity: { [previousEntry]: integrityOf(file.rawPayload) },
    });
  });

  it('still has its list and files two publications later [MFE-14]', async () => {
    const address = `/remotes/ranking/versions/${firstVersion}.json`;
    expect((await get(address)).statusCode).toBe(404);
    const found = await get(`${address}?at=${firstSequence}`);
    expect([found.statusCode, Object.keys(found.json())]).toEqual([
      200,
      ['entry', 'chunks', 'integrity', 'descriptions'],
    ]);
    expect((await get(`/remotes/ranking/${found.json<{ entry: string }>().entry}`)).statusCode).toBe(200);
    expect((await get(`${address}?at=99`)).statusCode).toBe(404);
  });
});

describe('a missing file', () => {
  it.each([
    '/assets/gone.js',
    '/assets/',
    '/assets/../package.json',
    '/assets/%2e%2e/chunks.json',
    '/assets/chunks.json',
    '/assets/fonts/../shell.2.js',
    '/assets/..%2fregistry%2f000000001.json',
    '/assets/shell.1.js.br',
    '/remotes/ranking/gone.1.js',
    '/remotes/garage/remoteEntry.1.js',
    '/remotes/garage/versions/unknown.json',
    '/remotes/garage/versions/current.json',
    '/remotes/ranking~/remoteEntry.1.js',
    '/remotes/ranking~12345678/remoteEntry.1.js',
    '/remotes/ranking/..%2f..%2fregistry%2f000000001.json',
    '/remotes/ranking/..%2f..%2fservers%2franking%2fserver.1.js',
    '/remotes/..%2fservers%2franking/server.1.mjs',
    '/remotes/%2e%2e/registry.js',
    '/remotes/ranking/server.1.mjs',
    '/remotes/ranking/remoteEntry.1.js.br',
    '/remotes/ranking/%00.js',
    '/remotes/Ranking/remoteEntry.1.js',
  ])('is a 404 in plain text that is not cached: %s [REL-4]', async (path) => {
    const { statusCode, headers, body } = await get(path, 'br');
    expect(statusCode).toBe(404);
    expect(body).not.toContain('<');
    if (path.startsWith('/assets/..') || path.includes('%2e%2e/')) return;
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-encoding']).toBeUndefined();
  });
});

describe('a file that the registry does not name', () => {
  const plant = async (name: string, bytes: Uint8Array): Promise<void> => {
    await site.store.remove(`remotes/ranking/${name}`);
    expect(await site.store.create(`remotes/ranking/${name}`, bytes)).toBe(true);
  };

  it('is not sent although it is in the store [MFE-7]', async () => {
    await plant('planted.js', Buffer.from('alert(1)'));
    expect((await get('/remotes/ranking/planted.js')).statusCode).toBe(404);
    await plant('planted.js.br', brotliCompressSync('alert(1)'));
    expect((await get('/remotes/ranking/planted.js', 'br')).statusCode).toBe(404);
  });

  it('is sent if only another server runs its version yet [MFE-2]', async () => {
    const { remotes } = await site.publish(federationOf('ranking'), serverCode());
    const next = remotes['ranking']?.current.entry;
    expect((await get(`/remotes/ranking/${next}`)).statusCode).toBe(200);
  });

  it('is not sent if it is longer than the published one', async () => {
    const published = await get(`/remotes/ranking/${previousEntry}`);
    await plant(previousEntry, Buffer.concat([published.rawPayload, Buffer.from(';')]));
    expect((await get(`/remotes/ranking/${previousEntry}`)).statusCode).toBe(404);
    await plant(previousEntry, published.rawPayload);
    expect((await get(`/remotes/ranking/${previousEntry}`)).statusCode).toBe(200);
  });
});
