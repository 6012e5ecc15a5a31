import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import type { PageRenderer } from './pageResult';
import { serveSitemap } from './sitemap';
import { federationOf, serverCode, withSite } from '../testing/site';

const route = (id: string, path: string, change: object = {}) => ({
  id,
  path,
  sideMenu: true,
  title: { en: id, ge: id },
  description: { en: id, ge: id },
  ...change,
});

const site = withSite();
let app: FastifyInstance;
const failures: unknown[] = [];

beforeAll(async () => {
  await site.publish(
    federationOf('market', {
      routes: [
        route('home', '/market/:id'),
        route('list', '/sales/:kind', { params: { kind: ['sale', 'hot'] } }),
        route('car', '/car/:id?', { params: { id: [] } }),
        route('login', '/login', { index: false }),
      ],
    }),
    serverCode("{ Component: () => '', addresses: async ({ lang }) => ['/market/1', `/market/a&b-${lang}`] }"),
  );
  await site.publish(
    federationOf('broken'),
    serverCode("{ Component: () => '', addresses: () => Promise.reject(new Error('no list today')) }"),
  );
  const followed = await site.follow();
  app = fastify();
  serveSitemap(app, { config: site.config, ...followed, onError: (error) => failures.push(error) });
});

describe('the sitemap [SHELL-19]', () => {
  it('lists the declared and dynamic paths that may be indexed', async () => {
    const { body, headers } = await app.inject('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual(
      ['/market/1', '/market/a&amp;b-en', '/sales/sale', '/sales/hot', '/car', '/broken'].flatMap((path) =>
        ['', '?lang=ge'].map((search) => `https://caravan.test${path}${search}`),
      ),
    );
  });

  it('names the canonical addresses of both languages for each page', async () => {
    const { body } = await app.inject('/sitemap.xml');
    const link = (tag: string, search: string) =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="https://caravan.test/sales/hot${search}"/>`;
    const links = link('en', '') + link('ka', '?lang=ge') + link('x-default', '');
    for (const search of ['', '?lang=ge'])
      expect(body).toContain(`<url><loc>https://caravan.test/sales/hot${search}</loc>${links}</url>`);
  });

  it('is incomplete, not cached and logged if a remote fails', async () => {
    const { headers } = await app.inject('/sitemap.xml');
    expect(headers['cache-control']).toBe('no-store');
    expect(failures.map(String)).toEqual([expect.stringMatching(/^Error: broken [0-9a-f]{16}: no list today$/)]);
  });
});

/** Serves a sitemap of the paths that remotes list, one answer for each time that they are asked. */
const serveLists = async (...answers: Awaited<ReturnType<PageRenderer['addresses']>>[]) => {
  const { feed } = await site.follow();
  const server = fastify();
  const renderer = { addresses: async () => answers.shift() ?? { pathLists: [], errors: [] } };
  serveSitemap(server, { config: site.config, feed, renderer, onError: () => undefined });
  return server;
};

it('is the last complete one while a remote does not list its paths [REL-2]', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'clearTimeout'] });
  const server = await serveLists(
    { pathLists: [['/cars']], errors: [] },
    { pathLists: [], errors: [new Error('the API is down')] },
  );
  const complete = await server.inject('/sitemap.xml');
  expect([complete.body.includes('/cars<'), complete.headers['cache-control']]).toEqual([true, 'public, max-age=600']);
  jest.advanceTimersByTime(3_600_000);
  const incomplete = await server.inject('/sitemap.xml');
  expect([incomplete.body, incomplete.headers['cache-control']]).toEqual([complete.body, 'no-store']);
  jest.useRealTimers();
});

it('gives each remote an equal share of the 25,000 paths, and the rest to longer lists [REL-3]', async () => {
  const listOf = (name: string, count: number) => Array.from({ length: count }, (_none, index) => `/${name}/${index}`);
  const pathLists = [listOf('flood', 24_000), listOf('market', 11_000), listOf('small', 2000)];
  const server = await serveLists({ pathLists, errors: [] });
  const { body } = await server.inject('/sitemap.xml');
  const counts = ['flood', 'market', 'small'].map(
    (name) => body.split(`<loc>https://caravan.test/${name}/`).length - 1,
  );
  // One address for each of the two languages.
  expect(counts).toEqual([24_000, 22_000, 4000]);
});

it('names the sitemap in robots.txt, and disallows calls [SHELL-19]', async () => {
  const { body } = await app.inject('/robots.txt');
  expect(body).toContain('Sitemap: https://caravan.test/sitemap.xml');
  expect(body).toContain('Disallow: /tech/');
});
