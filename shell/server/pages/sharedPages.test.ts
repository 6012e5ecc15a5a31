import type { FastifyInstance } from 'fastify';
import { cookieOf, rollOut } from '../testing/rollouts';
import { federationOf, federationWithRoute, makeSite, serverCode, withSite } from '../testing/site';
import { cacheTags } from './sharedPage';

const site = withSite();
let app: FastifyInstance;
let version = '';

const pageCode = "{ Component: () => 'The page' }";
const throwingPage = "{ Component: () => { throw new Error('boom'); } }";
const withCdn = (CDN: string, testSite = site) => testSite.configWith({ PUBLIC_ORIGIN: 'https://caravan.test', CDN });

beforeAll(async () => {
  const { remotes } = await site.publish(federationOf('ranking'), serverCode(pageCode));
  version = remotes['ranking']?.current.version ?? '';
  await site.publish(federationOf('broken'), serverCode(throwingPage));
  await site.publish(federationWithRoute('framed', { framed: true }));
  app = await site.serve({ config: withCdn('fastly') });
});

const get = (url: string, headers: Record<string, string> = {}, server = app) => server.inject({ url, headers });
type Answer = Awaited<ReturnType<typeof get>>;
const cdnHeaderNames = ['surrogate-control', 'surrogate-key', 'cloudflare-cdn-cache-control', 'cache-tag'];
const cdnHeadersOf = ({ headers }: Answer) =>
  Object.fromEntries(cdnHeaderNames.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));

/** Expects that no cache for several visitors keeps the answer. */
const expectUnshared = (answer: Answer): void => {
  expect(cdnHeadersOf(answer)).toEqual({});
  expect(answer.headers['cache-control']).toMatch(/private|no-store/);
};

describe('a page that a CDN may keep', () => {
  it('has tags and a short time, which browsers do not use: Fastly', async () => {
    const answer = await get('/ranking/7');
    expect(cdnHeadersOf(answer)).toEqual({
      'surrogate-control': 'max-age=30, stale-while-revalidate=20',
      'surrogate-key': `page remote-ranking version-ranking-${version} home-7`,
    });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'cookie, accept-encoding' });
  });

  it('has tags and a short time, which browsers do not use: Cloudflare', async () => {
    const cloudflare = await site.serve({ config: withCdn('cloudflare') });
    const answer = await get('/ranking/7', {}, cloudflare);
    expect(cdnHeadersOf(answer)).toEqual({
      'cloudflare-cdn-cache-control': 'max-age=30, stale-while-revalidate=20',
      'cache-tag': `page,remote-ranking,version-ranking-${version},home-7`,
    });
  });

  it('has them also if it has not changed', async () => {
    const { headers } = await get('/ranking/7');
    const unchanged = await get('/ranking/7', { 'if-none-match': String(headers['etag']) });
    expect([unchanged.statusCode, unchanged.headers['surrogate-key']]).toEqual([304, headers['surrogate-key']]);
  });

  it('is made for every visitor without a choice, whatever other cookies there are', async () => {
    for (const cookie of ['', '_ga=1', 'visitor=0123456789abcdefghijkl'])
      expect(cdnHeadersOf(await get('/ranking', cookie ? { cookie } : {}))).not.toEqual({});
  });

  it('has no token of a page view, so that its reports are no evidence', async () => {
    const recordServed = jest.fn();
    const versionHealth = site.createTestHealth();
    const server = await site.serve({
      config: withCdn('fastly'),
      versionHealth: { ...versionHealth, evidence: { ...versionHealth.evidence, recordServed } },
    });
    expect((await get('/ranking', {}, server)).headers['server-timing']).toMatch(/^clock;desc="\d+"$/);
    expect(recordServed).not.toHaveBeenCalled();
    expect((await get('/ranking', { cookie: 'lang=ge' }, server)).headers['server-timing']).toContain('view');
    expect(recordServed).toHaveBeenCalledTimes(1);
  });

  it('in a frame has the tag of its remote', async () => {
    expect((await get('/framed')).headers['surrogate-key']).toContain('remote-framed');
  });
});

describe('a page that no CDN may keep', () => {
  it.each(['lang=en', 'lang=ge', 'currency=USD', 'country=georgia', 'theme=dark', 'menu=narrow', '_ga=1; lang=en'])(
    'is that of a visitor who chose something: %s',
    async (cookie) => {
      const answer = await get('/ranking', { cookie });
      expect(answer.statusCode).toBe(200);
      expectUnshared(answer);
    },
  );

  it.each<[string, string, Record<string, string>]>([
    ['of an account', '/ranking?accountId=7', {}],
    ['with an override', '/ranking', { cookie: 'override=token' }],
    ['of a request with a token', '/ranking', { authorization: 'Bearer token' }],
    ['that is missing', '/nowhere', {}],
    ['that redirects', '/', {}],
    ['of the shell, which shows what runs', '/test', {}],
    ['whose remote fails on the server', '/broken', {}],
  ])('is one %s', async (_what, url, headers) => {
    expectUnshared(await get(url, headers));
  });

  it('is one with an override that has expired, whose cookie the answer removes', async () => {
    const previews = await site.serve({ config: site.configWith({ CDN: 'fastly', OVERRIDES: '1' }) });
    const answer = await get('/ranking', { cookie: 'override=token' }, previews);
    expect(String(answer.headers['set-cookie'])).toContain('override=;');
    expectUnshared(answer);
  });

  it('is a stale page while the API is unavailable [REL-2]', async () => {
    const { renderer, feed } = await site.follow();
    let isDown = false;
    const api = {
      state: () => (isDown ? ('unavailable' as const) : ('responsive' as const)),
      onUnavailable: () => undefined,
    };
    const config = site.configWith({ CDN: 'fastly', PAGE_FRESH_MS: '0' });
    const server = await site.serve({ config, feed, renderer, api });
    expect(cdnHeadersOf(await get('/ranking/copy', {}, server))).not.toEqual({});
    isDown = true;
    const stalePage = await get('/ranking/copy', {}, server);
    expect(stalePage.body).toContain('This page is as it was on');
    expectUnshared(stalePage);
  });

  it('is every page during a rollout, of whatever release [MFE-4]', async () => {
    const rolloutSite = makeSite();
    for (const text of ['The first', 'The second'])
      await rolloutSite.publish(federationOf('ranking'), serverCode(`{ Component: () => '${text}' }`));
    await rolloutSite.publish(federationOf('account'));
    await rollOut(rolloutSite, 'ranking', 50);
    const followed = await rolloutSite.follow();
    const { candidates } = followed.feed.current();
    const server = await rolloutSite.serve({ config: withCdn('fastly', rolloutSite), ...followed });
    for (const headers of [{}, { cookie: cookieOf(candidates, '') }, { cookie: cookieOf(candidates, 'ranking') }])
      for (const path of ['/ranking', '/account']) expectUnshared(await get(path, headers, server));
    await rolloutSite.remove();
  });

  it('is every page without a CDN', async () => {
    expectUnshared(await get('/ranking/7', {}, await site.serve()));
  });
});

describe('the tags of a page', () => {
  const tagsOf = (params: Record<string, string | undefined>) => {
    const [route] = federationOf('ranking').routes;
    return route ? cacheTags([], { route: { ...route, id: 'car' }, params, path: '/' }) : [];
  };

  it('contain the route and parameters of its address', () => {
    expect(tagsOf({ id: '100001' })).toEqual(['page', 'car-100001']);
    expect(tagsOf({ type: 'suv', id: '7' })).toEqual(['page', 'car-suv-7']);
    expect(tagsOf({ id: undefined })).toEqual(['page']);
  });

  it('contain neither spaces nor commas, and are short', () => {
    const [, tag = ''] = tagsOf({ id: `a b,c ქ${'x'.repeat(2000)}` });
    expect(tag).toMatch(/^car-a%20b%2Cc%20%E1%83%A5x+$/);
    expect(tag.length).toBeLessThanOrEqual(200);
  });
});
