import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCounter, createDurations, createGauge } from './figures';
import type { SiteFeed } from './siteFeed';

/** How a page came about: rendered now, taken from the cache, or rendered for one visitor only. */
export type PageSource = 'rendered' | 'cache' | 'personal';

declare module 'fastify' {
  interface FastifyRequest {
    /** The traceId of the calls made or passed on for this request; empty where there were none. */
    traceId: string;
    /** Set where a page was given out. */
    pageSource: PageSource | null;
    /** The prefix under which the request was passed on to the API; empty where it was not. */
    forwardedTo: string;
  }
}

const NANOSECONDS = 1e9;

const ofProcess = () => {
  const lag = monitorEventLoopDelay({ resolution: 20 });
  lag.enable();
  const figures = [
    createGauge('nodejs_eventloop_lag_seconds', 'Delay of the event loop since the last reading, by quantile', () => {
      const read = [0.5, 0.99].map((quantile) => [{ quantile }, lag.percentile(quantile * 100) / NANOSECONDS] as const);
      lag.reset();
      return read;
    }),
    createGauge('process_resident_memory_bytes', 'Memory', () => [[{}, process.memoryUsage.rss()]]),
    createGauge('process_cpu_seconds_total', 'Processor time', () => {
      const { user, system } = process.cpuUsage();
      return [[{}, (user + system) / 1e6]];
    }),
    createGauge('process_uptime_seconds', 'Time since the start', () => [[{}, performance.now() / 1000]]),
  ];
  return { figures, stop: () => lag.disable() };
};

const ofSite = (feed: SiteFeed) => [
  createGauge('caravan_shell_registry_sequence', 'Number of the registry document in force', () => [
    [{}, feed.current().sequence],
  ]),
  createGauge('caravan_shell_remotes', 'Sections by what became of their server build', () => {
    const { remotes } = feed.current();
    const loaded = remotes.filter(({ module }) => module).length;
    return [
      [{ state: 'loaded' }, loaded],
      [{ state: 'failed' }, remotes.length - loaded],
    ];
  }),
];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const mayRead = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

/**
 * Counts what the server does, writes a line of the log for each request, and serves the figures at `/metrics` to who
 * knows the token. This server is open to everybody: without a token there is no `/metrics`.
 */
export const addMetrics = (app: FastifyInstance, feed: SiteFeed, token: string): void => {
  const requests = createCounter('caravan_shell_requests_total', 'Requests answered, by route and status');
  const durations = createDurations('caravan_shell_request_duration_seconds', 'Time to the end of the answer');
  const pages = createCounter('caravan_shell_pages_total', 'Pages given out, by how they came about');
  const forwards = createCounter('caravan_shell_forwards_total', 'Requests passed on to the API, by prefix and status');
  const { figures, stop } = ofProcess();
  const all = [requests, durations, pages, forwards, ...ofSite(feed), ...figures];

  app.decorateRequest('traceId', '');
  app.decorateRequest('pageSource', null);
  app.decorateRequest('forwardedTo', '');
  app.addHook('onClose', async () => stop());
  app.addHook('onResponse', async (request, reply) => {
    const { traceId, pageSource, forwardedTo, method } = request;
    const { statusCode: status, elapsedTime } = reply;
    const route = request.routeOptions.url ?? 'unknown';
    requests.add({ route, method, status });
    durations.add(pageSource ? { route, source: pageSource } : { route }, elapsedTime / 1000);
    if (pageSource) pages.add({ source: pageSource, status });
    if (forwardedTo) forwards.add({ prefix: forwardedTo, status });
    request.log.info({
      traceId,
      method,
      // Without the query: it may name an account.
      path: request.url.split('?')[0]?.slice(0, 200),
      status,
      ...(pageSource ? { page: pageSource } : {}),
      ms: Math.round(elapsedTime),
    });
  });
  if (!token) return;
  app.get('/metrics', (request, reply) => {
    if (!mayRead(request, token)) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
    }
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(all.map((figure) => figure.text()).join(''));
  });
};
