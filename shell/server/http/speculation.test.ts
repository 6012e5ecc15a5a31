import type { FastifyInstance } from 'fastify';
import { federationOf, withSite } from '../testing/site';

const site = withSite();
let app: FastifyInstance;

beforeAll(async () => {
  await site.publish(federationOf('ranking'));
  app = await site.serve();
});

describe('speculation rules', () => {
  it('are named by each page and served with their type [PERF-10]', async () => {
    const page = await app.inject('/ranking');
    const [, address = ''] = /^"(.+)"$/.exec(String(page.headers['speculation-rules'])) ?? [];
    const { headers, body } = await app.inject(address);
    expect(headers['content-type']).toBe('application/speculationrules+json');
    expect(JSON.parse(body)).toMatchObject({
      prefetch: [{ eagerness: 'moderate' }, { eagerness: 'conservative' }],
      prerender: [{ eagerness: 'conservative' }],
    });
  });

  it('are not named again for a page that the browser has', async () => {
    const { etag } = (await app.inject('/ranking')).headers;
    const { statusCode, headers } = await app.inject({ url: '/ranking', headers: { 'if-none-match': String(etag) } });
    expect([statusCode, headers['speculation-rules']]).toEqual([304, undefined]);
  });

  it('leave out what the API answers', async () => {
    const { body } = await app.inject('/speculation-rules.json');
    for (const path of ['/media/*', '/uploads/*', '/tech/*'])
      expect(body).toContain(`{"not":{"href_matches":"${path}"}}`);
  });
});

it('counts pages that a browser loads ahead apart from those of visitors [PERF-10]', async () => {
  const counting = await site.serve({ config: site.configWith({ METRICS_TOKEN: 'the-token' }) });
  for (const purpose of ['prefetch', 'prefetch;prerender', '', 'invented'])
    await counting.inject({ url: '/ranking', headers: { 'sec-purpose': purpose } });
  const { body } = await counting.inject({ url: '/metrics', headers: { authorization: 'Bearer the-token' } });
  expect(body).toContain('caravan_shell_pages_ahead_total{purpose="prefetch",status="200"} 1');
  expect(body).toContain('caravan_shell_pages_ahead_total{purpose="prerender",status="200"} 1');
  const visited = [...body.matchAll(/pages_total\{source="\w+",status="200"\} (\d+)/g)];
  expect(visited.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(2);
});
