import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { TestServer } from '../../testing/server';
import { startTestServer } from '../../testing/server';

// Generous, because the machines of CI are slow and busy; nothing here measures time.
jest.setTimeout(120_000);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seeded: false });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('a flag', () => {
  it('is the one of the package, compressed, and runs nothing', async () => {
    const file = join(dirname(createRequire(__filename).resolve('flag-icons/package.json')), 'flags/4x3/ge.svg');
    const response = await get('/media/flags/ge.svg');
    expect(response.body).toBe(readFileSync(file, 'utf8'));
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'public, max-age=604800, stale-while-revalidate=86400',
    });
    expect((await get('/media/flags/az.svg', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  });

  it.each([
    '/media/flags/zzz.svg',
    '/media/flags/GE.svg',
    '/media/flags/..%2F1x1%2Fge.svg',
    '/media/flags/../../package.json',
    '/media/flags/ge.png',
    '/media/flags/.svg',
  ])('is not found at %s, and no page is sent', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.headers['cache-control']).toBe('no-store');
  });
});
