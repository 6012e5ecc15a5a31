import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { decompressWith } from '@caravan/registry';
import { federationOf, serverCode, withSite } from '../testing/site';

const site = withSite();
let app: FastifyInstance;

const chromium = { 'sec-ch-ua': '"Not A(Brand";v="8", "Chromium";v="156"', 'accept-encoding': 'gzip, br' };
const page = "{ Component: () => 'The page', meta: ({ url }) => ({ title: url.pathname }) }";

beforeAll(async () => {
  await site.publish(federationOf('ranking'), serverCode(page));
  app = await site.serve();
});

const get = (url: string, headers: Record<string, string>, server = app) => server.inject({ url, headers });

const plainOf = async (url: string): Promise<Buffer> => (await get(url, {})).rawPayload;
const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('base64');

/** Headers of a browser whose last page had this hash. */
const headersWith = (hash: string): Record<string, string> => ({
  ...chromium,
  'accept-encoding': 'gzip, br, dcz',
  'available-dictionary': `:${hash}:`,
  'sec-fetch-site': 'same-origin',
});

/** Opens a page, and returns its hash. */
const visit = async (url: string): Promise<string> => {
  await get(url, chromium);
  return hashOf(await plainOf(url));
};

describe('a page as a dictionary', () => {
  it('is offered to Chromium, which asks the server for each document all the same', async () => {
    expect((await get('/ranking/1', chromium)).headers).toMatchObject({
      'cache-control': 'private, max-age=0, stale-while-revalidate=3600',
      'use-as-dictionary': 'match="/*", match-dest=("document")',
      vary: 'cookie, accept-encoding, available-dictionary',
    });
  });

  it.each([
    ['to another browser', '/ranking/1', { 'accept-encoding': 'br' }],
    ['of one visitor', '/ranking?accountId=7', chromium],
    ['that is missing', '/nowhere', chromium],
  ])('is not offered %s', async (_name, url, headers) => {
    expect((await get(url, headers)).headers).not.toHaveProperty('use-as-dictionary');
  });

  it('makes the next page a difference to it', async () => {
    const hash = await visit('/ranking/1');
    const answer = await get('/ranking/2', headersWith(hash));
    expect(answer.headers['content-encoding']).toBe('dcz');
    const plain = await plainOf('/ranking/2');
    expect(await decompressWith(answer.rawPayload, await plainOf('/ranking/1'), hash, plain.byteLength)).toEqual(plain);
    const fullPage = await get('/ranking/2', chromium);
    expect(answer.rawPayload.byteLength).toBeLessThan(0.35 * fullPage.rawPayload.byteLength);
    expect(answer.headers['etag']).not.toBe(fullPage.headers['etag']);
  });

  it('is not sent again as a difference while it is unchanged', async () => {
    const headers = headersWith(await visit('/ranking/1'));
    const { etag } = (await get('/ranking/2', headers)).headers;
    for (const each of [headers, chromium])
      expect((await get('/ranking/2', { ...each, 'if-none-match': String(etag) })).statusCode).toBe(304);
  });

  it.each([
    ['this server does not know it', { 'available-dictionary': `:${hashOf(Buffer.from('other'))}:` }],
    ['another site asked', { 'sec-fetch-site': 'cross-site' }],
    ['the browser has no differences', { 'accept-encoding': 'gzip, br' }],
  ])('is not used if %s', async (_name, headers) => {
    const answer = await get('/ranking/2', { ...headersWith(await visit('/ranking/1')), ...headers });
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br']);
  });

  it('is not used for a page that a CDN may keep', async () => {
    const config = site.configWith({ PUBLIC_ORIGIN: 'https://caravan.test', CDN: 'fastly' });
    const withCdn = await site.serve({ config });
    const headers = headersWith(await visit('/ranking/1'));
    await get('/ranking/1', { ...chromium, cookie: 'lang=en' }, withCdn);
    const cachedPage = await get('/ranking/2', headers, withCdn);
    expect([cachedPage.headers['content-encoding'], cachedPage.headers['vary']]).toEqual([
      'br',
      'cookie, accept-encoding',
    ]);
  });
});
