import fastify from 'fastify';
import { federationOf, withSite } from '../testing/site';

const site = withSite();

/** An API that answers with the headers that it gets. */
const startApi = (): Promise<string> => {
  const api = fastify();
  api.all('/*', ({ headers }) => headers);
  return site.listen(api);
};

const start = async (env: NodeJS.ProcessEnv) =>
  site.start({ API_URL: await startApi(), PROXY_KEY: 'the-key', TRUST_PROXY: 'loopback', ...env });

const forwarded = { 'x-forwarded-for': '192.0.2.7', 'x-forwarded-host': 'cars.example', 'x-forwarded-proto': 'https' };

/** Returns the headers of a call at the API. */
const call = async (address: string, headers: Record<string, string>): Promise<unknown> => {
  const all = { 'content-type': 'application/json', ...forwarded, ...headers };
  const response = await fetch(`${address}/tech/a`, { method: 'POST', headers: all, body: '{}' });
  return response.json();
};

beforeAll(async () => {
  await site.publish(federationOf('ranking'));
});

describe('forwarded headers', () => {
  it.each(['loopback', '1'])('are believed of a proxy with the key: TRUST_PROXY=%s', async (TRUST_PROXY) => {
    const received = await call(await start({ TRUST_PROXY }), { 'x-proxy-key': 'the-key' });
    expect(received).toMatchObject({ 'x-forwarded-for': '192.0.2.7', 'x-forwarded-host': 'cars.example' });
  });

  it.each([
    ['loopback', {}],
    ['loopback', { 'x-proxy-key': 'another' }],
    ['loopback', { 'x-proxy-key': '' }],
    ['1', {}],
  ])('are not believed without the key: TRUST_PROXY=%s, %p', async (TRUST_PROXY, headers) => {
    const address = await start({ TRUST_PROXY });
    expect(await call(address, headers)).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(address).host,
      'x-forwarded-proto': '',
    });
  });

  it('are believed only of proxies that TRUST_PROXY names', async () => {
    const address = await start({ TRUST_PROXY: '10.0.0.1' });
    expect(await call(address, { 'x-proxy-key': 'the-key' })).toMatchObject({ 'x-forwarded-for': '127.0.0.1' });
  });

  it('keep a request from the helps for development without the key, too', async () => {
    const address = await start({});
    expect((await fetch(`${address}/dev/inbox`)).status).toBe(200);
    expect((await fetch(`${address}/dev/inbox`, { headers: forwarded })).status).toBe(404);
  });
});

it.each(['the-key', ''])('the key does not reach the API: PROXY_KEY=%p', async (PROXY_KEY) => {
  const received = await call(await start({ PROXY_KEY }), { 'x-proxy-key': 'the-key' });
  expect(received).not.toHaveProperty('x-proxy-key');
  expect(received).toHaveProperty('x-forwarded-for', '192.0.2.7');
});
