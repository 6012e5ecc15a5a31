import type { FastifyInstance } from 'fastify';
import { sourceHash } from '../http/contentPolicy';
import { frameScript } from './document';
import { federationOf, federationWithRoute, serverCode, withSite } from '../testing/site';

const site = withSite();
let app: FastifyInstance;
/** The same site without other origins. */
let withoutOrigins: FastifyInstance;

const names = { auction: 'bidfair', product: 'autocar' };
/** Reports a missing page itself. */
const figuresPage = `{
  Component: () => 'The figures',
  meta: ({ url, setting }) => ({
    title: [setting.lang, setting.currency, setting.country].join(' '),
    ...(url.searchParams.has('unknown') ? { status: 404 } : {}),
  }),
}`;
/** Fails to render. */
const throwingPage = "{ Component: () => { throw new Error('broken on purpose'); } }";

beforeAll(async () => {
  const bid = federationWithRoute('bid', { path: '/{auction}/page', framed: true, sideMenu: false });
  await site.publish(bid, serverCode(figuresPage));
  await site.publish(federationWithRoute('ill', { framed: true }), serverCode(throwingPage));
  await site.publish(federationOf('ranking'));
  const config = { ...site.config, names };
  app = await site.serve({ config: { ...config, embedOrigins: ['https://auction.test'] } });
  withoutOrigins = await site.serve({ config });
});

const framedPath = '/bidfair/page';
const get = (url: string) => app.inject(url);
const policyOf = ({ headers }: Awaited<ReturnType<typeof get>>): string => String(headers['content-security-policy']);
const frameAncestorsOf = (answer: Awaited<ReturnType<typeof get>>): string | undefined =>
  /frame-ancestors ([^;]*)/.exec(policyOf(answer))?.[1];

describe('a page that is made for frames', () => {
  it('has the configured address, no layout, and reports its height [EMB-1]', async () => {
    const { statusCode, body } = await get(framedPath);
    expect([statusCode, body.includes('>The figures</div>')]).toEqual([200, true]);
    for (const part of ['<header', '<nav', '<footer', 'Skip to main content']) expect(body).not.toContain(part);
    expect(body).toContain(`<script>${frameScript}</script>`);
    for (const path of ['/auction/page', '/{auction}/page']) expect((await get(path)).statusCode).toBe(404);
  });

  it('may be framed only by pages of the configured origins [EMB-5]', async () => {
    for (const address of [framedPath, `${framedPath}?unknown`, `${framedPath}?accountId=7`]) {
      const answer = await get(address);
      expect(frameAncestorsOf(answer)).toBe("'self' https://auction.test");
      // This header supports no list of origins, and would contradict the policy.
      expect(answer.headers).not.toHaveProperty('x-frame-options');
    }
    for (const address of ['/ranking', '/ranking?accountId=7', '/nowhere', '/test', '/bidfair/other'])
      expect(frameAncestorsOf(await get(address))).toBe("'self'");
  });

  it('gets a new ETag when the origins change [EMB-5]', async () => {
    const etag = String((await get(framedPath)).headers['etag']);
    expect((await app.inject({ url: framedPath, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
    const answer = await withoutOrigins.inject({ url: framedPath, headers: { 'if-none-match': etag } });
    expect([answer.statusCode, frameAncestorsOf(answer)]).toEqual([200, "'self'"]);
  });

  it('names its script in its policy, by hash or by nonce [REL-5]', async () => {
    expect(policyOf(await get(framedPath))).toContain(sourceHash(frameScript));
    expect((await get(`${framedPath}?accountId=7`)).body).toMatch(/<script nonce="[^"]+">if\(parent/);
    expect(policyOf(await get('/ranking'))).not.toContain(sourceHash(frameScript));
  });

  it('has its own text and status 404 if it has no content', async () => {
    const { statusCode, body } = await get(`${framedPath}?unknown`);
    expect(statusCode).toBe(404);
    expect(body).toContain('The figures');
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  it('loads one small script and hydrates nothing [EMB-1]', async () => {
    const scripts = async (url: string) =>
      [...(await get(url)).body.matchAll(/<(?:script[^>]* src|link rel="modulepreload" href)="([^"]+)"/g)].map(
        ([, address]) => address,
      );
    expect(await scripts(framedPath)).toEqual(['/assets/framed.1.js']);
    expect((await scripts('/ranking')).length).toBeGreaterThan(4);
    const { body } = await get(framedPath);
    for (const part of ['caravan-boot', 'caravan-state', 'earlyEvents']) expect(body).not.toContain(part);
    expect(body).toContain('<base target="_blank">');
  });

  it('counts as no page view that browsers report [MFE-13]', async () => {
    const recordServed = jest.fn();
    const versionHealth = site.createTestHealth();
    const server = await site.serve({
      config: { ...site.config, names },
      versionHealth: { ...versionHealth, evidence: { ...versionHealth.evidence, recordServed } },
    });
    await server.inject(framedPath);
    expect(recordServed).not.toHaveBeenCalled();
    await server.inject('/ranking');
    expect(recordServed).toHaveBeenCalledTimes(1);
  });

  it('is rendered with the settings of its address, not of cookies [EMB-1]', async () => {
    const headOf = async (query: string, cookies: Record<string, string> = {}) => {
      const { body } = await app.inject({ url: `${framedPath}${query}`, cookies });
      return /<html lang="(\w+)"(?: data-theme="(\w+)")?.*<title>(\w+ \w+ \w+)/.exec(body)?.slice(1, 4);
    };
    const chosenQuery = '?lang=ge&currency=GEL&country=azerbaijan&theme=dark';
    expect(await headOf('')).toEqual(['en', undefined, 'en USD georgia']);
    expect(await headOf(chosenQuery)).toEqual(['ka', 'dark', 'ge GEL azerbaijan']);
    const otherChoices = { lang: 'en', currency: 'USD', country: 'georgia', theme: 'light' };
    expect(await headOf(chosenQuery, otherChoices)).toEqual(['ka', 'dark', 'ge GEL azerbaijan']);
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
