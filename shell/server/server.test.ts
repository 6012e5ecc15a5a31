import { execFileSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { connect } from 'node:http2';
import { get as getByHttp1 } from 'node:https';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import fastify from 'fastify';
import { federationOf, withSite } from './testing/site';

const site = withSite();

beforeAll(async () => {
  await site.publish(federationOf('ranking'));
});

const { start, echoApi } = site;

const call = (address: string, path: string, init?: RequestInit) =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
    ...init,
  });

describe('calls', () => {
  it.each(['/tech/public/sendEmailCode', '/trucks/buyerUsedCar/usedCarPage'])(
    'go on to the API, with the address of the visitor: %s [API-2]',
    async (path) => {
      const shell = await start({ API_URL: await echoApi(), PRODUCT_NAME: 'trucks' });
      const answer: unknown = await (await call(shell, path)).json();
      expect(answer).toEqual({ url: path, method: 'POST', body: { a: 1 }, from: '127.0.0.1' });
    },
  );

  it("carry the visitor's address as the proxy saw it, not as the visitor claims", async () => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '1.2.3.4, 10.9.8.7' };
    const from = async (TRUST_PROXY: string): Promise<unknown> => {
      const shell = await start({ API_URL: await echoApi(), TRUST_PROXY });
      return (await call(shell, '/tech/a', { headers })).json();
    };
    expect(await from('')).toHaveProperty('from', '127.0.0.1');
    expect(await from('10.9.8.7')).toHaveProperty('from', '127.0.0.1');
    expect(await from('1')).toHaveProperty('from', '127.0.0.1');
    expect(await from('loopback')).toHaveProperty('from', '10.9.8.7');
    expect(await from('loopback, 10.9.8.0/24')).toHaveProperty('from', '1.2.3.4');
  });

  it('other than by POST do not reach the API', async () => {
    const shell = await start({ API_URL: await echoApi() });
    expect((await fetch(`${shell}/tech/public/sendEmailCode`)).status).toBe(404);
    expect((await call(shell, '/media/car.webp')).status).toBe(404);
  });

  it('fail by status while the API is down, and pages are still sent [REL-2]', async () => {
    const shell = await start({ API_URL: 'http://127.0.0.1:1' });
    const failed = await call(shell, '/tech/public/sendEmailCode');
    expect([failed.status, failed.headers.get('cache-control')]).toEqual([502, 'no-store']);
    const page = await fetch(`${shell}/ranking`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('The page')]);
  });
});

describe('a server that closes', () => {
  it('finishes requests under way and refuses new ones [REL-1]', async () => {
    const { renderer } = await site.follow();
    const { promise: mayRender, resolve: render } = Promise.withResolvers<void>();
    const apiEvents = new EventEmitter();
    const app = await site.serve({
      renderer: {
        ...renderer,
        page: async (...request) => {
          apiEvents.emit('page');
          await mayRender;
          return renderer.page(...request);
        },
      },
    });
    const address = await site.listen(app);
    const isAsked = once(apiEvents, 'page');
    const page = fetch(`${address}/ranking`);
    await isAsked;
    const closed = app.close();
    await new Promise(setImmediate);
    const more = await fetch(`${address}/ranking/more`);
    expect([more.status, more.headers.get('connection'), more.headers.get('retry-after')]).toEqual([503, 'close', '3']);
    render();
    expect([(await page).status, await (await page).text()]).toEqual([200, expect.stringContaining('The page')]);
    await closed;
  });
});

describe('uploads', () => {
  /** An API that says how much of an upload has reached it, from its first bytes on. */
  const startCountingApi = async () => {
    const { promise: first, resolve: startReceiving } = Promise.withResolvers<void>();
    const received = { bytes: 0, from: '', first };
    const app = fastify();
    app.addContentTypeParser('*', (request, payload, done) => {
      received.from = String(request.headers['x-forwarded-for']);
      payload.on('data', (chunk: Buffer) => {
        received.bytes += chunk.length;
        startReceiving();
      });
      payload.on('end', () => done(null));
    });
    app.put('/uploads/*', () => ({ bytes: received.bytes }));
    app.get('/uploads/*', ({ url }) => ({ url }));
    return { received, url: await site.listen(app) };
  };
  const headers = { 'content-type': 'image/png' };

  it('are streamed to the API with signature and visitor [API-5]', async () => {
    const { received, url } = await startCountingApi();
    const shell = await start({ API_URL: url });
    let finish = (): void => undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new Uint8Array(100));
        finish = () => {
          controller.enqueue(new Uint8Array(50));
          controller.close();
        };
      },
    });
    const init = { method: 'PUT', headers: { ...headers, 'content-length': '150' }, body, duplex: 'half' };
    const answer = fetch(`${shell}/uploads/images/a.png?signature=x`, init);
    await received.first;
    expect(received).toMatchObject({ bytes: 100, from: '127.0.0.1' });
    finish();
    expect(await (await answer).json()).toEqual({ bytes: 150 });
    const read: unknown = await (await fetch(`${shell}/uploads/images/a.png?signature=x`)).json();
    expect(read).toEqual({ url: '/uploads/images/a.png?signature=x' });
  });

  it('of more than 10240 KB or without a length do not reach the API [REL-3]', async () => {
    const { received, url } = await startCountingApi();
    const shell = await start({ API_URL: url });
    const address = `${shell}/uploads/images/a.png`;
    const largest = await fetch(address, { method: 'PUT', headers, body: new Uint8Array(10_240 * 1024) });
    expect(await largest.json()).toEqual({ bytes: 10_240 * 1024 });
    const tooLarge = await fetch(address, { method: 'PUT', headers, body: new Uint8Array(10_240 * 1024 + 1) });
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new Uint8Array(10));
        controller.close();
      },
    });
    const init = { method: 'PUT', headers, body, duplex: 'half' };
    const endless = await fetch(address, init);
    const called = await fetch(address, { method: 'POST', headers, body: 'x' });
    expect([tooLarge.status, endless.status, called.status]).toEqual([413, 411, 404]);
    expect(received.bytes).toBe(10_240 * 1024);
  });
});

describe('behind a certificate', () => {
  let certificate: { readonly TLS_CERT: string; readonly TLS_KEY: string };

  beforeAll(() => {
    const [TLS_CERT, TLS_KEY] = [join(site.folder, 'cert.pem'), join(site.folder, 'key.pem')];
    const subject = ['-subj', '/CN=localhost', '-days', '1', '-nodes'];
    const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
    execFileSync('openssl', ['req', '-x509', ...curve, ...subject, '-keyout', TLS_KEY, '-out', TLS_CERT], {
      stdio: 'pipe',
    });
    certificate = { TLS_CERT, TLS_KEY };
  });

  it('speaks HTTP/2 and HTTP/1.1, and sends HSTS [REL-5]', async () => {
    const address = await start(certificate);

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

  it.each([
    ['another', '127.0.0.1'],
    ['the-key', '192.0.2.7'],
  ])('believes a proxy by HTTP/2 only with PROXY_KEY: %s', async (key, visitor) => {
    const proxied = { API_URL: await echoApi(), TRUST_PROXY: 'loopback', PROXY_KEY: 'the-key' };
    const session = connect(await start({ ...certificate, ...proxied }), { rejectUnauthorized: false });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7', 'x-proxy-key': key };
    const request = session.request({ ':method': 'POST', ':path': '/tech/a', ...headers });
    request.end('{}');
    expect(await json(request)).toHaveProperty('from', visitor);
    session.close();
  });
});
