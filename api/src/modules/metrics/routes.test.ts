import { hotModelList, newsList, pathOf, sendEmailCode } from '@caravan/shared/contracts/calls';
import { sql } from 'drizzle-orm';
import { loggableError, type LogStream } from '../../log/log';
import { createMetrics } from '../../metrics/metrics';
import { attempt, send } from '../../testing/client';
import type { TestServer } from '../../testing/server';
import { setUpTestServers } from '../../testing/setUpTestServer';

const start = setUpTestServers();

const fetchMetrics = async ({ app }: TestServer, headers: Record<string, string> = {}) =>
  app.inject({ url: '/metrics', headers });

/** Returns the value of a counter whose labels contain the given ones, in any order. */
const valueOf = (text: string, name: string, ...labels: string[]): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(name) && labels.every((label) => line.includes(label)))
      ?.split(' ')
      .at(-1) ?? Number.NaN,
  );

const failingMailer = { send: () => Promise.reject(new Error('550 <nino@example.com> is unknown here')) };

describe('the metrics', () => {
  it('count requests by call, status, outcome and code, with durations [REL-7]', async () => {
    const server = await start();
    const news = `route="${pathOf(newsList)}"`;
    await server.attempt(newsList, {});
    await server.attempt(newsList, {});
    await server.post(pathOf(newsList), '{');
    await server.app.inject('/no/such/path');
    const { headers, body } = await fetchMetrics(server);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    const requests = 'caravan_api_requests_total';
    expect(valueOf(body, requests, news, 'status="200"', 'outcome="success"', 'code=""')).toBe(2);
    expect(valueOf(body, requests, news, 'status="200"', 'outcome="refused"', 'code="0000001"')).toBe(1);
    expect(valueOf(body, requests, 'route="unknown"', 'status="404"', 'outcome="refused"')).toBe(1);
    expect(valueOf(body, 'caravan_api_request_duration_seconds_count', news)).toBe(3);
    expect(body).not.toContain('/no/such/path');
  });

  it('count rate-limited requests, and mails by outcome [REL-7]', async () => {
    const server = await start({ mailer: failingMailer }, { RATE_LIMIT: '8' });
    await server.attempt(sendEmailCode, { email: 'nino@example.com', verifyCodeType: 1 });
    for (let count = 0; count < 8; count += 1) {
      await server.send(newsList, { clientId: 'one' });
    }
    const { body } = await fetchMetrics(server);
    expect(valueOf(body, 'caravan_api_mails_total', 'outcome="failed"')).toBe(1);
    expect(valueOf(body, 'caravan_api_rate_limited_total', 'by="client"')).toBe(6);
  });

  it('report the lag of the event loop and the database connections [REL-7]', async () => {
    const server = await start({ metrics: createMetrics(() => ({ total: 5, idle: 2, waiting: 7 })) });
    const { body } = await fetchMetrics(server);
    expect(valueOf(body, 'nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0);
    const connections = 'caravan_api_database_connections';
    const states = ['busy', 'idle', 'waiting'].map((state) => valueOf(body, connections, `state="${state}"`));
    expect(states).toEqual([3, 2, 7]);
  });

  it('require the token if one is set [REL-7]', async () => {
    const server = await start({}, { METRICS_TOKEN: 'the-token' });
    for (const headers of [{}, { authorization: 'Bearer other' }, { authorization: 'the-token' }]) {
      const { statusCode, body } = await fetchMetrics(server, headers);
      expect([statusCode, body.includes('caravan_api')]).toEqual([404, false]);
    }
    expect((await fetchMetrics(server, { authorization: 'Bearer the-token' })).body).toContain(
      'caravan_api_requests_total',
    );
  });
});

describe('the log', () => {
  const collect = () => {
    const lines: string[] = [];
    const logTo: LogStream = {
      write: (line) => lines.push(line),
    };
    return { lines, logTo, entries: () => lines.map((line): unknown => JSON.parse(line)) };
  };

  it('has a JSON line with traceId and code for every request [REL-7]', async () => {
    const { logTo, entries } = collect();
    const { app } = await start({ logTo }, { LOG: 'info' });
    await attempt(app, newsList, {});
    await attempt(app, hotModelList, { location: 'nowhere', timeType: 2 });
    await app.inject('/no/such/path?sign=secret');
    const traceId = 'trace-of-the-test';
    expect(entries()).toEqual([
      expect.objectContaining({ traceId, method: 'POST', path: pathOf(newsList), status: 200 }),
      expect.objectContaining({ traceId, path: pathOf(hotModelList), status: 200, code: '0000001' }),
      expect.objectContaining({ path: '/no/such/path', status: 404, code: '0000007' }),
    ]);
  });

  it('contains traceId and stack of a failure, which visitors never see [REL-7]', async () => {
    const { logTo, entries, lines } = collect();
    const { app, database } = await start({ logTo }, { LOG: 'error' });
    await database.runScript('alter table news rename to elsewhere');
    const { status, body } = await send(app, newsList, {});
    await database.runScript('alter table elsewhere rename to news');
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toMatch(/relation|\.ts/);
    expect(entries()).toMatchObject([
      { traceId: 'trace-of-the-test', path: pathOf(newsList), err: { code: '42P01', type: 'error' } },
    ]);
    expect(lines.join('')).toMatch(/"stack":".*from \\"news\\"/);
  });

  it('contains no e-mail address, code or token [REL-7]', async () => {
    const { logTo, lines } = collect();
    const { app, database } = await start({ logTo, mailer: failingMailer }, { LOG: 'trace' });
    const call = { email: 'nino@example.com', verifyCodeType: 1 };
    await attempt(app, sendEmailCode, call, { token: 'token-of-nino' });
    await database.runScript('alter table email_codes rename to elsewhere');
    await send(app, sendEmailCode, { ...call, email: 'tea@example.com' });
    await database.runScript('alter table elsewhere rename to email_codes');
    app.log.error(new Error('550 <nino@example.com>'));
    expect(lines.length).toBeGreaterThanOrEqual(5);
    expect(lines.join('\n')).not.toMatch(/nino|tea@|token-of|[0-9a-f]{32}:[0-9a-f]{64}/);
  });

  it.each([
    ['a mail server’s answer', new Error('550 <nino@example.com>: no such user'), '550 <[e-mail]>: no such user'],
    [
      'the database’s complaint about a value',
      Object.assign(new Error('invalid input syntax for type bigint: "secret"'), { code: '22P02', detail: 'secret' }),
      'invalid input syntax for type bigint: "…"',
    ],
    [
      'a failed query',
      Object.assign(new Error('Failed query: … params: secret', { cause: new Error('duplicate key') }), {
        query: 'insert …',
      }),
      'duplicate key',
    ],
    [
      'a cause',
      new Error('object store: no answer', { cause: new Error('<nino@example.com> refused') }),
      'object store: no answer',
    ],
    ['several errors', new AggregateError([new Error('nino@example.com')], 'two mails'), 'two mails'],
    ['a value that is not an error', 'nino@example.com', '[e-mail]'],
  ])('removes personal data from %s', (_what, error, message) => {
    const logged = loggableError(error);
    expect(logged.message).toBe(message);
    expect(JSON.stringify(logged)).not.toMatch(/secret|nino/);
  });

  it('contains the cause of a failure and the errors of an aggregate [REL-7]', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED ::1:9000'), { code: 'ECONNREFUSED' });
    const error = new Error('object store: no answer', { cause: new AggregateError([refused]) });
    expect(loggableError(error)).toMatchObject({
      message: 'object store: no answer',
      cause: { type: 'AggregateError', errors: [{ message: refused.message, code: 'ECONNREFUSED' }] },
    });
  });

  it('contains three levels of causes', () => {
    const error = new Error('loop');
    error.cause = error;
    expect(JSON.stringify(loggableError(error)).match(/"type"/g)).toHaveLength(4);
  });
});

describe('readiness', () => {
  it('ends while the database is unavailable although the process is healthy [REL-7]', async () => {
    const { app, db } = await start();
    const states = async () => {
      const [ready, health] = await Promise.all([app.inject('/ready'), app.inject('/health')]);
      return [ready.statusCode, ready.headers['retry-after'], health.statusCode];
    };
    expect(await states()).toEqual([200, undefined, 200]);
    const refusal = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    jest.spyOn(db, 'execute').mockImplementationOnce(() => {
      throw refusal;
    });
    expect(await states()).toEqual([503, '5', 200]);
    expect(await states()).toEqual([200, undefined, 200]);
  });

  it('and calls return 503 with Retry-After without a database [REL-3]', async () => {
    const { app, db } = await start();
    jest.spyOn(db, 'select').mockImplementation(() => {
      throw new Error('Failed query', { cause: Object.assign(new Error('stopping'), { code: '57P01' }) });
    });
    const { status, headers, body } = await send(app, newsList, {});
    expect([status, headers['retry-after'], body.success]).toEqual([503, '5', false]);
    expect(await db.execute(sql`select 1`)).toBeDefined();
  });
});
