import type { FastifyInstance } from 'fastify';
import { hashOf } from '../http/contentPolicy';
import { frameScript } from './document';
import { federationOf, serverCode, withSite } from '../testing/site';

const site = withSite();
let app: FastifyInstance;
/** The same site without other origins. */
let closed: FastifyInstance;

const names = { auction: 'bidfair', product: 'autocar' };
/** Reports a missing page itself. */
const figures = `{
  Component: () => 'The figures',
  meta: ({ url, setting }) => ({
    title: [setting.lang, setting.currency, setting.country].join(' '),
    ...(url.searchParams.has('unknown') ? { status: 404 } : {}),
  }),
}`;
/** Fails to render. */
const broken = "{ Component: () => { throw new Error('broken on purpose'); } }";

beforeAll(async () => {
  const bid = federationOf('bid');
  const routes = bid.routes.map((route) => ({ ...route, path: '/{auction}/page', framed: true, sideMenu: false }));
  await site.publish({ ...bid, routes }, serverCode(figures));
  const ill = federationOf('ill');
  await site.publish({ ...ill, routes: ill.routes.map((route) => ({ ...route, framed: true })) }, serverCode(broken));
  await site.publish(federationOf('ranking'));
  const config = { ...site.config, names };
  app = await site.serve({ config: { ...config, embedOrigins: ['https://auction.test'] } });
  closed = await site.serve({ config });
});

const framed = '/bidfair/page';
const get = (url: string) => app.inject(url);
const policyOf = ({ headers }: Awaited<ReturnType<typeof get>>): string => String(headers['content-security-policy']);
const framersOf = (answer: Awaited<ReturnType<typeof get>>): string | undefined =>
  /frame-ancestors ([^;]*)/.exec(policyOf(answer))?.[1];

describe('a page that is made for frames', () => {
  it('has the configured address, no layout, and reports its height [EMB-1]', async () => {
    const { statusCode, body } = await get(framed);
    expect([statusCode, body.includes('>The figures</div>')]).toEqual([200, true]);
    for (const part of ['<header', '<nav', '<footer', 'Skip to main content']) expect(body).not.toContain(part);
    expect(body).toContain(`<script>${frameScript}</script>`);
    for (const other of ['/auction/page', '/{auction}/page']) expect((await get(other)).statusCode).toBe(404);
  });

  it('may be framed only by pages of the configured origins [EMB-5]', async () => {
    for (const address of [framed, `${framed}?unknown`, `${framed}?accountId=7`]) {
      const answer = await get(address);
      expect(framersOf(answer)).toBe("'self' https://auction.test");
      // It knows no list, and would contradict the policy.
      expect(answer.headers).not.toHaveProperty('x-frame-options');
    }
    for (const address of ['/ranking', '/ranking?accountId=7', '/nowhere', '/test', '/bidfair/other'])
      expect(framersOf(await get(address))).toBe("'self'");
  });

  it('gets a new ETag when the origins change [EMB-5]', async () => {
    const held = String((await get(framed)).headers['etag']);
    expect((await app.inject({ url: framed, headers: { 'if-none-match': held } })).statusCode).toBe(304);
    const answer = await closed.inject({ url: framed, headers: { 'if-none-match': held } });
    expect([answer.statusCode, framersOf(answer)]).toEqual([200, "'self'"]);
  });

  it('names its script in its policy, by hash or by nonce [REL-5]', async () => {
    expect(policyOf(await get(framed))).toContain(hashOf(frameScript));
    expect((await get(`${framed}?accountId=7`)).body).toMatch(/<script nonce="[^"]+">if\(parent/);
    expect(policyOf(await get('/ranking'))).not.toContain(hashOf(frameScript));
  });

  it('has its own text and status 404 if it has no content', async () => {
    const { statusCode, body } = await get(`${framed}?unknown`);
    expect(statusCode).toBe(404);
    expect(body).toContain('The figures');
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  it('loads one small script and hydrates nothing [EMB-1]', async () => {
    const scripts = async (url: string) =>
      [...(await get(url)).body.matchAll(/<(?:script[^>]* src|link rel="modulepreload" href)="([^"]+)"/g)].map(
        ([, address]) => address,
      );
    expect(await scripts(framed)).toEqual(['/assets/framed.1.js']);
    expect((await scripts('/ranking')).length).toBeGreaterThan(4);
    const { body } = await get(framed);
    for (const part of ['caravan-boot', 'caravan-state', 'presses']) expect(body).not.toContain(part);
    expect(body).toContain('<base target="_blank">');
  });

  it('is rendered with the settings of its address, not of cookies [EMB-1]', async () => {
    const headOf = async (query: string, cookies: Record<string, string> = {}) => {
      const { body } = await app.inject({ url: `${framed}${query}`, cookies });
      return /<html lang="(\w+)"(?: data-theme="(\w+)")?.*<title>(\w+ \w+ \w+)/.exec(body)?.slice(1, 4);
    };
    const chosen = '?lang=ge&currency=GEL&country=azerbaijan&theme=dark';
    expect(await headOf('')).toEqual(['en', undefined, 'en USD georgia']);
    expect(await headOf(chosen)).toEqual(['ka', 'dark', 'ge GEL azerbaijan']);
    const others = { lang: 'en', currency: 'USD', country: 'georgia', theme: 'light' };
    expect(await headOf(chosen, others)).toEqual(['ka', 'dark', 'ge GEL azerbaijan']);
    expect(await headOf('', { lang: 'ge', theme: 'dark' })).toEqual(['ka', 'dark', 'ge USD georgia']);
  });

  it('is a 503 if a slot cannot be rendered', async () => {
    const { statusCode, headers, body } = await get('/ill');
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(body).toContain('data-status="503"');
    expect(body).toContain('data-retry');
    expect(body).not.toContain('aria-busy="');
  });
});
