import { EventEmitter, on, once } from 'node:events';
import { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { endMessages } from '@caravan/shared/contracts/calls';
import fastify from 'fastify';
import { federationOf, withSite } from '../testing/site';
import { MAX_WAITING } from './answerLimit';
import type { ApiState } from './apiWatch';

const site = withSite();

beforeAll(async () => {
  await site.publish(federationOf('ranking'));
});

const start = (API_URL: string): Promise<string> => site.start({ API_URL });

const call = (address: string, path: string) =>
  fetch(address + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' });

describe('a call', () => {
  /** Sends part of a call on a connection of its own. `answer` resolves with the response once the connection is closed. */
  const sendPart = (address: string, path: string, part: string, { length = 7, header = '', method = 'POST' } = {}) => {
    const { port, hostname } = new URL(address);
    const socket = connect(Number(port), hostname);
    const received = { text: '' };
    socket.on('data', (chunk: Buffer) => (received.text += chunk.toString()));
    socket.on('error', () => undefined);
    const head = `${method} ${path} HTTP/1.1\r\nhost: a\r\n${header && `${header}\r\n`}content-length: ${length}\r\nconnection: close\r\n\r\n`;
    socket.write(head + part);
    return { socket, answer: once(socket, 'close').then(() => received.text) };
  };
  const contentTypes = ['ÿ', ';', '', 'application/json; charset=x', 'text/plain', 'multipart/form-data'];

  it('with a slow body holds no connection to the API [REL-3]', async () => {
    const api = fastify();
    let requestCount = 0;
    api.server.on('connection', () => (requestCount += 1));
    api.post('/*', async ({ body }) => ({ body }));
    const shell = await start(await site.listen(api));
    const slowCalls = Array.from({ length: 100 }, () => sendPart(shell, '/tech/a', '{"a"'));
    expect(await (await call(shell, '/tech/a')).json()).toEqual({ body: { a: 1 } });
    expect(requestCount).toBe(1);
    slowCalls[0]?.socket.write(':1}');
    expect(await slowCalls[0]?.answer).toContain('{"body":{"a":1}}');
    for (const { socket } of slowCalls) socket.destroy();
  });

  /** Starts an API with large files. Clients of the shell that read none of them name their network by a header. */
  const startSlowSite = async () => {
    const api = fastify();
    const file = Buffer.alloc(12_000_000);
    const paths: string[] = [];
    api.get('/*', async ({ url }) => {
      paths.push(url);
      return url === '/media/small' ? 'small' : file;
    });
    const config = site.configWith({ API_URL: await site.listen(api), TRUST_PROXY: 'loopback' });
    const app = await site.serve({ config });
    const shell = await site.listen(app);
    const ask = (network: string, path: string) =>
      sendPart(shell, path, '', { length: 0, method: 'GET', header: `x-forwarded-for: ${network}` });
    /** Resolves once the shell has the requests. */
    const askSlowly = async (network: string) => {
      const clients = Array.from({ length: 100 }, () => ask(network, '/media/large'));
      for (const { socket } of clients) socket.pause();
      let arrived = 0;
      for await (const _request of on(app.server, 'request')) if ((arrived += 1) === clients.length) break;
      return clients;
    };
    return { app, paths, ask, askSlowly };
  };

  it('whose client reads slowly leaves connections to other networks [REL-3]', async () => {
    const { ask, askSlowly } = await startSlowSite();
    const slow = [...(await askSlowly('2001:db8:1:1::')), ...(await askSlowly('2001:db8:1:2::'))];
    expect(await ask('192.0.2.1', '/media/small').answer).toContain('small');
    for (const { socket } of slow) socket.destroy();
  });

  it('waits for earlier answers of its network [REL-3]', async () => {
    const { paths, ask, askSlowly } = await startSlowSite();
    const slow = await askSlowly('192.0.2.2');
    const { answer } = ask('192.0.2.2', '/media/small');
    expect(await ask('192.0.2.1', '/media/small').answer).toContain('small');
    expect(paths.filter((path) => path === '/media/small')).toHaveLength(1);
    for (const { socket } of slow) socket.destroy();
    expect(await answer).toContain('small');
    expect(paths.length).toBeLessThan(100);
  });

  it('is refused if too many of its network wait [REL-3]', async () => {
    const apiEvents = new EventEmitter();
    const picture = once(apiEvents, 'picture');
    const api = fastify();
    api.get('/*', () => picture);
    const app = await site.serve({ config: site.configWith({ API_URL: await site.listen(api) }) });
    const answers = Array.from({ length: MAX_WAITING + 100 }, () => app.inject('/media/a'));
    const { statusCode, headers } = await Promise.race(answers);
    expect([statusCode, headers['retry-after']]).toEqual([503, '3']);
    apiEvents.emit('picture');
    await Promise.all(answers);
  });

  it.each(contentTypes)('of the content type "%s" causes no server error [REL-4]', async (type) => {
    const shell = await start(await site.echoApi());
    const answer = await sendPart(shell, '/tech/a', '{"a":1}', { header: `content-type: ${type}` }).answer;
    expect(answer).toMatch(/^HTTP\/1\.1 (200|415) /);
  });

  it.each([
    'keep-alive: timeout=x',
    'expect: nothing',
    'upgrade: h2c',
    'te: trailers',
    'transfer-encoding: chunked, x',
  ])('is forwarded without headers of the connection: %s [REL-4]', async (header) => {
    const shell = await start(await site.echoApi());
    expect(await sendPart(shell, '/tech/a', '{"a":1}', { header }).answer).toMatch(/^HTTP\/1\.1 (200|4\d\d) /);
  });

  it('that ends messages may be opened, as some mail programs do [MKT-4]', async () => {
    const api = fastify();
    api.get('/*', async ({ url }, reply) => reply.redirect(url.replace(endMessages.path, '/reached')));
    const shell = await start(await site.listen(api));
    const { headers } = await fetch(`${shell}${endMessages.path}/mail?token=a`, { redirect: 'manual' });
    expect(headers.get('location')).toBe('/reached/mail?token=a');
    expect((await fetch(`${shell}/tech/watching/overview`)).status).toBe(404);
  });

  it('with an upload that the API refuses is refused before the upload is sent [REL-3]', async () => {
    const api = fastify();
    let requestCount = 0;
    api.addHook('onRequest', async (_request, reply) => {
      requestCount += 1;
      return reply.code(403).header('connection', 'close').send({ success: false });
    });
    const shell = await start(await site.listen(api));
    const upload = (part: string) => sendPart(shell, '/uploads/images/a.png', part, { length: 5000, method: 'PUT' });
    // The API gets no request.
    const silentUploads = Array.from({ length: 100 }, () => upload(''));
    expect(await upload('x').answer).toMatch(/^HTTP\/1\.1 403 [^]*connection: close/i);
    expect(requestCount).toBe(1);
    for (const { socket } of silentUploads) socket.destroy();
  });

  it('whose client disconnects logs no error [REL-4]', async () => {
    const lines: string[] = [];
    const app = await site.serve({
      config: site.configWith({ LOG: 'info' }),
      logTo: { write: (line) => lines.push(line) },
    });
    const shell = await site.listen(app);
    lines.length = 0;
    const { socket, answer } = sendPart(shell, '/tech/a', '{', { length: 5000 });
    const response = await once(app.server, 'request').then(([, second]: unknown[]) => second);
    const closed = response instanceof ServerResponse ? once(response, 'close') : undefined;
    socket.destroy();
    await Promise.all([closed, answer]);
    await app.close();
    expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: 30,
        method: 'POST',
        path: '/tech/*',
        msg: 'the client disconnected during its request',
      }),
    ]);
  });

  it('is refused at once while the API is unavailable [REL-2]', async () => {
    const app = await site.serve({ api: { state: () => 'unavailable', onUnavailable: () => undefined } });
    const { statusCode, headers, body } = await app.inject({ method: 'POST', url: '/tech/a', payload: {} });
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '3', 'no-store']);
    expect(JSON.parse(body)).toMatchObject({ success: false });
  });

  /** An API that never answers. `fail` makes the shell notice that. */
  const startHangingApi = async () => {
    const api = fastify();
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    api.post('/*', () => {
      arrive();
      return new Promise(() => undefined);
    });
    const [API_URL, apiEvents] = [await site.listen(api), new EventEmitter()];
    let state: ApiState = 'responsive';
    const app = await site.serve({
      config: site.configWith({ API_URL }),
      api: { state: () => state, onUnavailable: (listener) => void apiEvents.on('unavailable', listener) },
    });
    const fail = (): void => {
      state = 'unavailable';
      apiEvents.emit('unavailable');
    };
    return { app, arrived, fail, close: () => api.server.closeAllConnections() };
  };

  it('under way is aborted when the API becomes unavailable [REL-2]', async () => {
    const { app, arrived, fail, close } = await startHangingApi();
    const answer = call(await site.listen(app), '/tech/a');
    await arrived;
    fail();
    expect((await answer).status).toBe(502);
    close();
  });

  it('that waits is refused when the API becomes unavailable [REL-2]', async () => {
    const { app, arrived, fail, close } = await startHangingApi();
    const answers = Array.from({ length: 40 }, () => app.inject({ method: 'POST', url: '/tech/a', payload: {} }));
    await arrived;
    fail();
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([502, 503]));
    close();
  });
});
