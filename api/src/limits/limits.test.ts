import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { errorCodes, newsList, pathOf, prizeList } from '@caravan/shared/contracts/calls';
import { pagesKeyOf } from '@caravan/shared/http';
import type { FastifyInstance } from 'fastify';
import { post, send } from '../testing/client';
import { setUpTestServers } from '../testing/setUpTestServer';

const startServer = setUpTestServers();

interface Caller {
  readonly clientId?: string;
  readonly token?: string;
  readonly address?: string;
}

const newsFor = (app: FastifyInstance, { clientId, token = '', address = '203.0.113.1' }: Caller) =>
  send(app, newsList, clientId === undefined ? {} : { clientId }, { token, from: address });

const timesRefused = async (app: FastifyInstance, count: number, caller: Caller): Promise<number> => {
  const answers = await Promise.all(Array.from({ length: count }, () => newsFor(app, caller)));
  return answers.filter(({ status }) => status === 429).length;
};

const limited = { RATE_LIMIT: '40', INTERNAL_KEY: 'the-secret' };

describe('a flood', () => {
  it('from one client gets 429 without affecting others behind its address [REL-3]', async () => {
    const { app } = await startServer({}, limited);
    expect(await timesRefused(app, 200, { clientId: 'flood' })).toBe(190);
    const refused = await newsFor(app, { clientId: 'flood' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toMatchObject({ success: false, errors: [{ code: errorCodes.tooMany }] });
    expect(await timesRefused(app, 10, { clientId: 'other' })).toBe(0);
    expect(await timesRefused(app, 10, { token: 'session-of-a-third' })).toBe(0);
    expect(await timesRefused(app, 10, {})).toBe(0);
  });

  it.each([
    ['reads of render workers', 0, newsList, () => ({ 'x-internal-key': pagesKeyOf('the-secret') })],
    ['other calls of render workers', 30, prizeList, () => ({ 'x-internal-key': pagesKeyOf('the-secret') })],
    ['calls of the shell server', 0, newsList, () => ({ 'x-internal-key': 'the-secret' })],
    [
      'calls with a wrong internal key',
      30,
      newsList,
      (index: number) => ({ 'x-internal-key': 'a-secret!!', 'x-forwarded-for': `203.0.114.${String(index)}` }),
    ],
  ])('of 60 %s has %i refused [REL-3]', async (_calls, refused, call, headersOf) => {
    const { app } = await startServer({}, limited);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => send(app, call, {}, { headers: headersOf(index) })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(refused);
  });

  it('of anonymous callers leaves quota for known clients, and vice versa [REL-3]', async () => {
    const { app } = await startServer({}, limited);
    expect(await timesRefused(app, 200, {})).toBe(170);
    expect(await timesRefused(app, 10, { clientId: 'known' })).toBe(0);
  });

  it('from many clients is limited by their address only [REL-3]', async () => {
    const { app } = await startServer({}, limited);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => newsFor(app, { clientId: `client-${String(index)}` })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
    expect((await newsFor(app, { clientId: 'elsewhere', address: '203.0.113.2' })).status).toBe(200);
  });

  it.each([
    ['', 30],
    ['10.0.0.1', 30],
    ['127.0.0.1', 0],
    ['1', 30],
  ])(
    'from a proxy counts for its visitors if it is trusted: TRUST_PROXY=%s, %s refused',
    async (TRUST_PROXY, refused) => {
      const { app } = await startServer({}, { ...limited, TRUST_PROXY });
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          send(app, newsList, {}, { headers: { 'x-forwarded-for': `198.51.100.7, 203.0.113.${String(index)}` } }),
        ),
      );
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(refused);
    },
  );

  it('from many addresses of one IPv6 network counts as one', async () => {
    const { app } = await startServer({}, limited);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => newsFor(app, { address: `2001:db8:0:7::${index.toString(16)}` })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await newsFor(app, { address: '2001:db8:0:8::1' })).status).toBe(200);
  });

  it('of invalid bodies and unknown paths is refused too [REL-3]', async () => {
    const { app } = await startServer({}, limited);
    const rubbish = await Promise.all(Array.from({ length: 50 }, () => post(app, pathOf(newsList), '{')));
    expect(rubbish.filter(({ status }) => status === 429)).toHaveLength(10);
    const missing = await app.inject({ method: 'GET', url: '/no/such/path' });
    expect([missing.statusCode, Number(missing.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('on one route is limited by that route only [REL-3]', async () => {
    const { app } = await startServer({}, limited);
    const get = (url: string, remoteAddress = '203.0.113.1', headers = {}) =>
      app.inject({ method: 'GET', url, remoteAddress, headers });
    app.get('/one', { config: { rateLimit: { max: 2 } } }, async () => 'one');
    app.get('/other', { config: { rateLimit: { max: 1 } } }, async () => 'other');
    const answers = [];
    for (const url of ['/one', '/one', '/one', '/other', '/other']) answers.push(await get(url));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 200, 429]);
    expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get('/one', '203.0.113.2')).statusCode).toBe(200);
    expect((await get('/one', '203.0.113.1', { 'x-internal-key': 'the-secret' })).statusCode).toBe(200);
    expect((await get('/metrics')).body).toMatch(/\{by="route"\} 2$/m);
  });
});

describe('a server that cannot keep up', () => {
  const block = (ms: number): void => {
    const until = performance.now() + ms;
    while (performance.now() < until);
  };

  it('answers 503 with Retry-After while it lags, except on /health [REL-3]', async () => {
    const { app } = await startServer({}, { MAX_LAG_MS: '1' });
    while (!app.isUnderPressure()) {
      block(200);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    const [refused, health] = await Promise.all([newsFor(app, {}), app.inject('/health')]);
    expect(refused).toMatchObject({ status: 503, body: { success: false, errors: [{ code: errorCodes.tooMany }] } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(health.statusCode).toBe(200);
  });

  it('runs a bounded number of calls and refuses further ones with 503 [REL-3]', async () => {
    const { app } = await startServer({}, { MAX_CALLS: '3' });
    const { promise: finished, resolve: finish } = Promise.withResolvers<number>();
    const tasks = Array.from({ length: 3 }, () => app.limits.work(() => finished));
    const refused = await newsFor(app, {});
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([503, true]);
    finish(1);
    expect(await Promise.all(tasks)).toEqual([1, 1, 1]);
    expect((await newsFor(app, {})).status).toBe(200);
  });

  it('answers a call that takes too long with 503 [REL-3]', async () => {
    const { app } = await startServer();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    const result = app.limits.work(() => new Promise(() => undefined));
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    await expect(result).rejects.toMatchObject({ statusCode: 503, retryAfter: 5 });
  });
});

it('a closing server ends running requests and answers new ones with 503 [REL-3]', async () => {
  const { app } = await startServer();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  const begun = once(app.server, 'request');
  socket.write('POST /tech/no/such/call HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\n{');
  await begun;
  // Waits for shared/http/requestQueue.ts.
  await new Promise(setImmediate);
  const closed = app.close();
  await new Promise(setImmediate);
  socket.write('}GET /health HTTP/1.1\r\nhost: a\r\n\r\n');
  const answers = await text(socket);
  await closed;
  expect(answers).toMatch(/^HTTP\/1\.1 404 /);
  expect(answers).toMatch(/HTTP\/1\.1 503 [^]*retry-after: 5[^]*"success":false/);
});
