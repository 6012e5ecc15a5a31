import { execFileSync } from 'node:child_process';
import { connect } from 'node:http2';
import { get as getByHttp1 } from 'node:https';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from './config';
import { buildServer } from './server';
import { followRegistry } from './siteFeed';
import { federationOf, makeSite, type TestSite } from './testing/site';

let site: TestSite;
const running: FastifyInstance[] = [];

beforeAll(async () => {
  site = makeSite();
  await site.publish(federationOf('ranking'));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((app) => app.close()));
});
afterAll(() => site.remove());

/** Starts the shell server with more settings; gives its address. */
const start = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const config = readConfig({ CARAVAN_DATA: site.folder, ...env }, site.folder);
  const feed = await followRegistry({ ...site, interval: 60_000, onChange: () => {}, onFailure: () => {} });
  feed.stop();
  const app = await buildServer({ ...site, feed, config });
  app.log.level = 'silent';
  running.push(app);
  return app.listen({ port: 0, host: '127.0.0.1' });
};

/** An API that says what reached it. */
const startApi = async (): Promise<string> => {
  const app = fastify();
  app.all('/*', ({ url, method, body, headers }) => ({ url, method, body, from: headers['x-forwarded-for'] }));
  running.push(app);
  return app.listen({ port: 0, host: '127.0.0.1' });
};

describe('calls', () => {
  const call = (address: string, path: string, init?: RequestInit) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
      ...init,
    });

  it.each(['/tech/public/sendEmailCode', '/trucks/buyerUsedCar/usedCarPage'])(
    'go on to the API, with the address of the visitor: %s [API-2]',
    async (path) => {
      const shell = await start({ API_URL: await startApi(), PRODUCT_NAME: 'trucks' });
      const answer: unknown = await (await call(shell, path)).json();
      expect(answer).toEqual({ url: path, method: 'POST', body: { a: 1 }, from: '127.0.0.1' });
    },
  );

  it('carry the address that the proxy before this server saw, not those that a visitor claims', async () => {
    const shell = await start({ API_URL: await startApi() });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '1.2.3.4, 10.9.8.7' };
    const answer: unknown = await (await call(shell, '/tech/a', { headers })).json();
    expect(answer).toHaveProperty('from', '10.9.8.7');
  });

  it('other than by POST do not reach the API', async () => {
    const shell = await start({ API_URL: await startApi() });
    expect((await fetch(`${shell}/tech/public/sendEmailCode`)).status).toBe(404);
    expect((await call(shell, '/media/car.webp')).status).toBe(404);
  });

  it('fail by status where the API is down, and pages stand [REL-2]', async () => {
    const shell = await start({ API_URL: 'http://127.0.0.1:1' });
    const failed = await call(shell, '/tech/public/sendEmailCode');
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([502, 'no-store']);
    const page = await fetch(`${shell}/ranking`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('The page')]);
  });
});

describe('behind a certificate', () => {
  it('the site speaks HTTP/2, HTTP/1.1 with older clients, and asks for TLS ever after [REL-5]', async () => {
    const [TLS_CERT, TLS_KEY] = [join(site.folder, 'cert.pem'), join(site.folder, 'key.pem')];
    const subject = ['-subj', '/CN=localhost', '-days', '1', '-nodes'];
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
    execFileSync('openssl', ['req', '-x509', ...curve, ...subject, '-keyout', TLS_KEY, '-out', TLS_CERT], {
      stdio: 'pipe',
    });
    const address = await start({ TLS_CERT, TLS_KEY });

    const session = connect(address, { rejectUnauthorized: false });
    const request = session.request({ ':path': '/ranking' });
    const headers = new Promise<Record<string, unknown>>((resolve, reject) => {
      request.once('response', resolve);
      request.once('error', reject);
    });
    let body = '';
    for await (const part of request) body += String(part);
    expect(await headers).toMatchObject({
      ':status': 200,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(body).toContain('The page');
    session.close();

    const older = await new Promise<number | undefined>((resolve, reject) => {
      getByHttp1(`${address}/health`, { rejectUnauthorized: false, agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).once('error', reject);
    });
    expect(older).toBe(200);
  });
});
