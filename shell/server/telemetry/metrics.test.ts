import fastify from 'fastify';
import { federationOf, serverCode, withSite } from '../testing/site';

const site = withSite();

beforeAll(async () => {
  await site.publish(federationOf('ranking'));
  await site.publish(federationOf('broken'), serverCode("{ Component: () => { throw new Error('it is broken'); } }"));
});

const start = async (env: NodeJS.ProcessEnv) => {
  const lines: string[] = [];
  const config = site.configWith({ LOG: 'info', ...env });
  const app = await site.serve({ config, logTo: { write: (line) => lines.push(line) } });
  return { app, lines, entries: () => lines.map((line): unknown => JSON.parse(line)) };
};

/** An API that names its calls, as the reference API does, and has metrics of its own. */
const startApi = async (): Promise<string> => {
  const app = fastify();
  app.post('/tech/*', (_request, reply) => reply.header('x-trace-id', 'trace-of-the-call').send({ ok: true }));
  app.get('/metrics', () => 'metrics of the API');
  return site.listen(app);
};

const call = { method: 'POST', url: '/tech/home/newsList', payload: {} } as const;
const withToken = { url: '/metrics', headers: { authorization: 'Bearer the-token' } };

describe('the metrics', () => {
  it('count pages by source, forwarded calls and loaded remotes [REL-7]', async () => {
    const { app } = await start({ METRICS_TOKEN: 'the-token', API_URL: await startApi() });
    for (const url of ['/ranking', '/ranking', '/ranking?accountId=7', '/nothing/here']) await app.inject(url);
    await app.inject(call);
    const { headers, body } = await app.inject(withToken);
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    for (const line of [
      'caravan_shell_pages_total{source="rendered",status="200"} 1',
      'caravan_shell_pages_total{source="cache",status="200"} 1',
      'caravan_shell_pages_total{source="personal",status="200"} 1',
      'caravan_shell_pages_total{source="rendered",status="404"} 1',
      'caravan_shell_forwards_total{prefix="/tech",status="200"} 1',
      'caravan_shell_request_duration_seconds_count{route="/*",source="cache"} 1',
      'caravan_shell_request_duration_seconds_bucket{le="+Inf",route="/*",source="cache"} 1',
      'caravan_shell_render_duration_seconds_count{remote="ranking",kind="page",outcome="rendered"} 2',
      'caravan_shell_render_duration_seconds_count{remote="shell",kind="page",outcome="rendered"} 1',
      'caravan_shell_registry_sequence 3',
      'caravan_shell_remotes{state="loaded"} 2',
      'caravan_shell_remotes{state="failed"} 0',
    ])
      expect(body).toContain(`\n${line}\n`);
    const expires = Number(/\ncaravan_shell_registry_expiry_timestamp_seconds (\d+)\n/.exec(body)?.[1]) * 1000;
    expect((expires - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
    expect(body).toMatch(/\nnodejs_eventloop_lag_p99_seconds \d/);
    expect(body).not.toContain('nothing/here');
  });

  it('count a render in which a remote threw as failed [REL-7]', async () => {
    const { app } = await start({ METRICS_TOKEN: 'the-token' });
    await app.inject('/broken');
    expect((await app.inject(withToken)).body).toContain(
      '\ncaravan_shell_render_duration_seconds_count{remote="broken",kind="page",outcome="failed"} 1\n',
    );
  });

  it('need the token, and no path leads to those of the API [REL-7]', async () => {
    const api = await startApi();
    const withMetrics = await start({ METRICS_TOKEN: 'the-token', API_URL: api });
    const withoutMetrics = await start({ API_URL: api });
    for (const headers of [{}, { authorization: 'Bearer wrong' }])
      expect((await withMetrics.app.inject({ url: '/metrics', headers })).statusCode).toBe(404);
    expect((await withoutMetrics.app.inject(withToken)).statusCode).toBe(404);
    for (const url of [
      '/media/../metrics',
      '/media/%2e%2e/metrics',
      '/media/..%2fmetrics',
      '/dev/../metrics',
      '/media//../metrics',
      '/media/..\\metrics',
      '/uploads/%252e%252e/metrics',
      '//metrics',
    ])
      expect((await withoutMetrics.app.inject(url)).body).not.toContain('of the API');
  });
});

describe('the log', () => {
  it('names forwarded calls and calls of pages in JSON, without queries [REL-7]', async () => {
    const { app, entries, lines } = await start({ API_URL: await startApi() });
    await app.inject(call);
    await app.inject('/ranking?accountId=77');
    expect(entries()).toMatchObject([
      { traceId: 'trace-of-the-call', method: 'POST', path: '/tech/home/newsList', status: 200 },
      { method: 'GET', path: '/ranking', status: 200, page: 'personal' },
    ]);
    expect(entries()[1]).toHaveProperty('traceId', expect.stringMatching(/^[0-9a-f]{32}$/));
    expect(lines.join('')).not.toMatch(/accountId|remoteAddress/);
  });

  it('contains errors of remotes with the traceId of the page [REL-7]', async () => {
    const { app, entries } = await start({ API_URL: 'http://127.0.0.1:1' });
    await app.inject('/broken');
    const [errorLog, requestLog] = entries();
    expect(errorLog).toMatchObject({ level: 40 });
    // Whose code it was, too.
    expect(JSON.stringify(errorLog)).toMatch(/"message":"broken [0-9a-f]{16}: it is broken"/);
    expect(requestLog).toMatchObject({ path: '/broken', status: 200 });
    expect(errorLog).toHaveProperty('traceId', Reflect.get(Object(requestLog), 'traceId'));
  });
});
