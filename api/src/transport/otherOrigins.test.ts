import { newsList, pathOf } from '@caravan/shared/contracts/calls';
import { envelopeOf } from '../testing/client';
import type { TestServer } from '../testing/server';
import { setUpTestServers } from '../testing/setUpTestServer';

const startServer = setUpTestServers();
let server: TestServer;

const start = async (environment: Record<string, string>): Promise<void> => {
  server = await startServer({}, environment);
};
const path = pathOf(newsList);
const preflightFrom = (origin: string) =>
  server.app.inject({
    method: 'OPTIONS',
    url: path,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,currency,lang',
    },
  });
const callFrom = (origin: string) => server.post(path, JSON.stringify(envelopeOf({})), { origin });

it('allows pages of the site with cached preflights [API-2]', async () => {
  await start({ SITE_ORIGINS: 'https://cars.test http://localhost:4300' });
  for (const origin of ['https://cars.test', 'http://localhost:4300']) {
    const preflight = await preflightFrom(origin);
    expect(preflight.statusCode).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST',
      'access-control-max-age': '7200',
    });
    expect(preflight.headers['access-control-allow-headers']).toContain('access-token');
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
    const { status, headers } = await callFrom(origin);
    expect([status, headers['access-control-allow-origin'], headers['vary']]).toEqual([200, origin, 'Origin']);
  }
});

it('refuses pages of other sites and similar origins', async () => {
  await start({ SITE_ORIGINS: 'https://cars.test' });
  for (const origin of ['https://evil.test', 'https://cars.test.evil.test', 'http://cars.test', 'null']) {
    expect((await preflightFrom(origin)).headers['access-control-allow-origin']).toBeUndefined();
    expect((await callFrom(origin)).headers['access-control-allow-origin']).toBeUndefined();
  }
});

it('lets pages of the site read refusals', async () => {
  await start({ SITE_ORIGINS: 'https://cars.test', RATE_LIMIT: '1' });
  await callFrom('https://cars.test');
  const { status, headers } = await callFrom('https://cars.test');
  expect([status, headers['access-control-allow-origin']]).toEqual([429, 'https://cars.test']);
});

it('allows only the public origin by default', async () => {
  await start({ PUBLIC_ORIGIN: 'https://cars.test/' });
  expect((await callFrom('https://cars.test')).headers['access-control-allow-origin']).toBe('https://cars.test');
  await start({});
  expect((await callFrom('http://localhost:4300')).headers['access-control-allow-origin']).toBeUndefined();
  expect((await preflightFrom('http://localhost:4300')).statusCode).toBe(404);
});
