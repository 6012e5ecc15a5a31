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
  it('for health and readiness is answered [REL-7]', async () => {
    expect((await get('/health')).json()).toMatchObject({ ok: true });
    // There is no API here.
    const ready = await get('/ready');
    expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '5']);
    expect(ready.json()).toEqual({ ok: false, registry: 2, api: 'not ready' });
  });

  it.each(['/%', '/%E0%A4%A', '/ranking/%00', '/ranking/%ED%A0%80', '/ranking/%1F', '/nowhere'])(
    'for an invalid address gets the not-found page in the visitor’s language: %s [REL-4]',
    async (url) => {
      const { statusCode, body } = await get(url, { cookie: 'lang=ge' });
      expect(statusCode).toBe(404);
      expect(body).toContain('<html lang="ka"');
      expect(body).toContain('data-status="404"');
    },
  );

  it('that fails inside gets a plain page without a stack [REL-4]', async () => {
    const { feed } = await site.follow();
    const current = (): never => {
      throw new Error('secret detail');
    };
    const failing = await site.serve({ feed: { ...feed, current } });
    const { statusCode, body, headers } = await failing.inject('/ranking');
    expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(body).toContain('Caravan is not available right now');
    expect(body).not.toContain('secret detail');
  });

  it('beyond the rate limit for pages gets 429 and a plain page in its language [REL-3]', async () => {
    const config = site.configWith({ RATE_LIMIT: '8' });
    const limited = await site.serve({ config });
    const getGeorgian = (url: string, remoteAddress = '203.0.113.7') =>
      limited.inject({ url, remoteAddress, headers: { cookie: 'lang=ge' } });
    for (const page of ['/ranking/1', '/ranking/2']) expect((await getGeorgian(page)).statusCode).toBe(200);
    const { statusCode, headers, body } = await getGeorgian('/ranking/3');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([429, '60', 'no-store']);
    expect(body).toContain('<html lang="ka">');
    // Cached pages do not count.
    expect((await getGeorgian('/ranking/1')).statusCode).toBe(200);
    expect((await getGeorgian('/ranking/3', '203.0.113.8')).statusCode).toBe(200);
  });

  it('is refused at once while too many pages wait [REL-3]', async () => {
    const overloaded = await site.serve({
      renderer: {
        page: () => Promise.reject(new Overloaded()),
        addresses: () => Promise.reject(new Overloaded()),
      },
    });
    const { statusCode, headers } = await overloaded.inject('/ranking');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '3', 'no-store']);
  });
});
