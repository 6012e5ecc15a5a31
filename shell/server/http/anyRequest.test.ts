import type { FastifyInstance } from 'fastify';
import { federationOf, withSite } from '../testing/site';
import { Overloaded } from '../queue';

const site = withSite();
let app: FastifyInstance;

beforeAll(async () => {
  await site.publish(federationOf('ranking'));
  app = await site.serve();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('any other request', () => {
  it('gets the security headers [REL-5]', async () => {
    const files = ['/assets/gone.js', '/assets/shell.1.js', '/remotes/ranking/gone.js', '/robots.txt', '/sitemap.xml'];
    for (const url of ['/ranking', '/nowhere', '/', '/%', '/health', '/ready', ...files]) {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  it('for health and readiness is answered [REL-7]', async () => {
    expect((await get('/health')).json()).toMatchObject({ ok: true });
    // There is no API here.
    const ready = await get('/ready');
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '5']);
    expect(ready.json()).toEqual({ ok: false, registry: 2, api: 'not ready' });
  });

  it.each(['/%', '/%E0%A4%A', '/ranking/%00', '/ranking/%ED%A0%80', '/ranking/%1F', '/nowhere'])(
    'whose address can be no page gets the site’s own, in the language that was asked for: %s [REL-4]',
    async (url) => {
      const { statusCode, body } = await get(url, { cookie: 'lang=ge' });
      expect(statusCode).toBe(404);
      expect(body).toContain('<html lang="ka"');
      expect(body).toContain('data-status="404"');
    },
  );

  it.each([
    '/%',
    '/%E0%A4%A',
    '/ranking/%00',
    '/ranking/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '//evil.test/home',
    '/ranking?lang=%3Cscript%3E',
    `/ranking/${'x'.repeat(2000)}`,
    '/ranking?a[]=1&a[]=2&__proto__[x]=1',
  ])('gets a defined response without stack or injected script: %s [REL-4]', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toMatch(/node_modules|\.tsx?:\d+/);
  });

  it('that fails inside gets a plain page without a stack [REL-4]', async () => {
    const broken = await site.serve({
      feed: {
        current: () => {
          throw new Error('secret detail');
        },
        version: async () => null,
        site: async () => null,
        document: async () => null,
        stop: () => undefined,
      },
    });
    const { statusCode, body, headers } = await broken.inject('/ranking');
    expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(body).toContain('Caravan is not available right now');
    expect(body).not.toContain('secret detail');
  });

  it('beyond the rate limit for pages gets 429 and a plain page in its language [REL-3]', async () => {
    const config = site.configWith({ RATE_LIMIT: '8' });
    const limited = await site.serve({ config });
    const ask = (url: string, remoteAddress = '203.0.113.7') =>
      limited.inject({ url, remoteAddress, headers: { cookie: 'lang=ge' } });
    for (const page of ['/ranking/1', '/ranking/2']) expect((await ask(page)).statusCode).toBe(200);
    const { statusCode, headers, body } = await ask('/ranking/3');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([429, '60', 'no-store']);
    expect(body).toContain('<html lang="ka">');
    // Cached pages do not count.
    expect((await ask('/ranking/1')).statusCode).toBe(200);
    expect((await ask('/ranking/3', '203.0.113.8')).statusCode).toBe(200);
  });

  it('is refused at once while too many pages wait [REL-3]', async () => {
    const busy = await site.serve({
      renderer: {
        page: () => Promise.reject(new Overloaded()),
        addresses: () => Promise.reject(new Overloaded()),
      },
    });
    const { statusCode, headers } = await busy.inject('/ranking');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '3', 'no-store']);
  });
});
