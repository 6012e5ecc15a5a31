import { hotBrandList, newsList, pathOf } from '@caravan/shared/contracts/calls';
import { envelopeOf } from './testing/client';
import { setUpTestServer } from './testing/setUpTestServer';

const server = setUpTestServer({}, { RATE_LIMIT: '30', INTERNAL_KEY: 'the-secret', PRODUCT_NAME: 'kolga' });

const requestNews = (headers: Record<string, string> = {}) =>
  server.post(pathOf(newsList), JSON.stringify(envelopeOf({})), headers);

describe('the transport', () => {
  it('answers a path that cannot be decoded with JSON and without a stack trace', async () => {
    const response = await server.app.inject({ method: 'GET', url: '/media/%E0%A4%A' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false });
    expect(response.body).not.toMatch(/ at .*\.ts/);
  });

  it('uses the configured product name of the car API [API-2]', async () => {
    const path = pathOf(hotBrandList, { auction: 'auction', product: 'kolga' });
    expect(path).toBe('/kolga/buyerUsedCar/hotBrandList');
    expect((await server.post(path, JSON.stringify(envelopeOf({})))).body.success).toBe(true);
    expect((await server.post(pathOf(hotBrandList), JSON.stringify(envelopeOf({})))).status).toBe(404);
  });

  it('sends security headers and forbids caching of answers', async () => {
    const { headers } = await requestNews({ 'x-internal-key': 'the-secret' });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });
});

/** Returns the statuses of more requests than the limit allows. */
const statusesOfMany = async (headersOf: (count: number) => Record<string, string>): Promise<number[]> => {
  const statuses = [];
  for (let count = 0; count < 40; count += 1) statuses.push((await requestNews(headersOf(count))).status);
  return statuses;
};

describe('requests above the limit', () => {
  it('are answered if they come from the shell server', async () => {
    expect(new Set(await statusesOfMany(() => ({ 'x-internal-key': 'the-secret' })))).toEqual(new Set([200]));
  });

  it('are counted for the sender if the internal key is wrong', async () => {
    const forgedHeaders = (count: number) => ({
      'x-internal-key': 'a-secret!!',
      'x-forwarded-for': `203.0.114.${String(count)}`,
    });
    expect(await statusesOfMany(forgedHeaders)).toContain(429);
  });
});
