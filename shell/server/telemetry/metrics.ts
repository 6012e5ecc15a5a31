import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { vitals } from '@caravan/registry';
import { isSecret } from '@caravan/shared/http';
import { speculationOf } from '../http';
import type { SiteFeed } from '../registry';
import type { Refusal, VersionView } from './evidence';
import type { RenderMeasures } from './renders';
import type { VersionHealth } from './versionHealth';

/** Whether a page was rendered now, came from the cache, or was rendered for one visitor only. */
export type PageSource = 'rendered' | 'cache' | 'personal';

declare module 'fastify' {
  interface FastifyRequest {
    /** The traceId of the calls of this request, also of those that its page makes if it is traced. Empty without calls. */
    traceId: string;
    /** Set if a page was sent. */
    pageSource: PageSource | null;
    /** The prefix of a request that is forwarded to the API, otherwise empty. */
    forwardedTo: string;
  }
}

/** Metrics of the process (event loop, memory, CPU time), shared by all servers in it. */
let processMetrics: Registry | undefined;
const processRegistry = (): Registry => {
  if (!processMetrics) {
    processMetrics = new Registry();
    collectDefaultMetrics({ register: processMetrics });
  }
  return processMetrics;
};

/** Milliseconds, and layout shift times 1000: the limits of good and poor vitals, and some around them. */
const VITAL_BUCKETS = [10, 25, 50, 100, 200, 250, 500, 1000, 2500, 4000, 8000];

/** Counts reports of browsers. */
const createReportMetrics = (feed: SiteFeed, versionHealth: VersionHealth, registers: Registry[]) => {
  const reports = new Counter({
    name: 'caravan_shell_reports_total',
    help: 'Reports of browsers, by whether they are evidence: taken, unsigned, replayed or capped',
    labelNames: ['evidence'],
    registers,
  });
  const observedVersions = new Map<string, { readonly remote: string; readonly version: string }>();
  const vitalHistogram = new Histogram({
    name: 'caravan_shell_vitals',
    help: 'Vitals of page views: milliseconds, and layout shift times 1000',
    labelNames: ['remote', 'version', 'vital'],
    buckets: VITAL_BUCKETS,
    registers,
    // Metrics must not grow with every publication.
    collect() {
      for (const [key, { remote, version }] of observedVersions) {
        if (versionHealth.isKnown(feed.current(), remote, version)) continue;
        observedVersions.delete(key);
        for (const vital of vitals) this.remove({ remote, version, vital });
      }
    },
  });
  return {
    /** `refusals` has the reasons why a report, or a part of it, does not count as evidence. */
    countReport: (refusals: readonly (Refusal | 'unsigned')[]): void =>
      reports.inc({ evidence: refusals[0] ?? 'taken' }),
    observeVitals: ({ remote, version, vitals: vitalValues }: VersionView): void => {
      observedVersions.set(`${remote} ${version}`, { remote, version });
      for (const vital of vitals) {
        const value = vitalValues[vital];
        if (value !== undefined) vitalHistogram.observe({ remote, version, vital }, value);
      }
    },
  };
};

export type ReportMetrics = ReturnType<typeof createReportMetrics>;

const createSiteMetrics = (feed: SiteFeed, versionHealth: VersionHealth, registers: Registry[]) => ({
  loads: new Counter({
    name: 'caravan_shell_section_loads_total',
    help: 'Outcomes of loads and renders of remotes, by version, in browsers and on this server',
    labelNames: ['remote', 'version', 'side', 'outcome'],
    registers,
    collect() {
      this.reset();
      for (const { count, ...labels } of versionHealth.counts(feed.current())) this.inc(labels, count);
    },
  }),
  requests: new Counter({
    name: 'caravan_shell_requests_total',
    help: 'Requests answered, by route and status',
    labelNames: ['route', 'method', 'status'],
    registers,
  }),
  durations: new Histogram({
    name: 'caravan_shell_request_duration_seconds',
    help: 'Time to the end of the answer',
    labelNames: ['route', 'source'],
    registers,
  }),
  pages: new Counter({
    name: 'caravan_shell_pages_total',
    help: 'Pages sent to visitors, by source',
    labelNames: ['source', 'status'],
    registers,
  }),
  pagesAhead: new Counter({
    name: 'caravan_shell_pages_ahead_total',
    help: 'Pages that browsers loaded before a visitor opened them, by purpose: prefetch or prerender',
    labelNames: ['purpose', 'status'],
    registers,
  }),
  forwards: new Counter({
    name: 'caravan_shell_forwards_total',
    help: 'Requests forwarded to the API, by prefix and status',
    labelNames: ['prefix', 'status'],
    registers,
  }),
  sequence: new Gauge({
    name: 'caravan_shell_registry_sequence',
    help: 'Sequence of the current registry document',
    registers,
    collect() {
      this.set(feed.current().sequence);
    },
  }),
  expiry: new Gauge({
    name: 'caravan_shell_registry_expiry_timestamp_seconds',
    help: 'Unix time at which the current registry document expires, 0 without an expiry',
    registers,
    collect() {
      this.set(Math.floor((Date.parse(feed.current().expires ?? '') || 0) / 1000));
    },
  }),
  remotes: new Gauge({
    name: 'caravan_shell_remotes',
    help: 'Remotes by the state of their server build',
    labelNames: ['state'],
    registers,
    collect() {
      const { remotes } = feed.current();
      const loaded = remotes.filter(({ isLoaded }) => isLoaded).length;
      this.set({ state: 'loaded' }, loaded);
      this.set({ state: 'failed' }, remotes.length - loaded);
    },
  }),
});

interface MetricsParts {
  readonly feed: SiteFeed;
  readonly versionHealth: VersionHealth;
  readonly renders: Pick<RenderMeasures, 'seconds'>;
  readonly token: string;
}

/**
 * Counts and logs each request, returns counters for reports, and serves metrics at `/metrics` to clients with the token. Without a token there is no `/metrics`, since
 * this server is public.
 */
export const addMetrics = (
  app: FastifyInstance,
  { feed, versionHealth, renders, token }: MetricsParts,
): ReportMetrics => {
  const registry = new Registry();
  registry.registerMetric(renders.seconds);
  const { requests, durations, pages, pagesAhead, forwards } = createSiteMetrics(feed, versionHealth, [registry]);
  const reportCounters = createReportMetrics(feed, versionHealth, [registry]);

  app.decorateRequest('traceId', '');
  app.decorateRequest('pageSource', null);
  app.decorateRequest('forwardedTo', '');
  app.addHook('onResponse', async (request, reply) => {
    const { traceId, pageSource, forwardedTo, method } = request;
    const { statusCode: status, elapsedTime } = reply;
    const route = request.routeOptions.url ?? 'unknown';
    requests.inc({ route, method, status });
    durations.observe(pageSource ? { route, source: pageSource } : { route }, elapsedTime / 1000);
    const purpose = pageSource && speculationOf(request);
    if (purpose) pagesAhead.inc({ purpose, status });
    else if (pageSource) pages.inc({ source: pageSource, status });
    if (forwardedTo) forwards.inc({ prefix: forwardedTo, status });
    request.log.info({
      traceId,
      method,
      // Without the query, which may name an account.
      path: request.url.split('?')[0]?.slice(0, 200),
      status,
      ...(pageSource ? { page: pageSource } : {}),
      ...(purpose ? { ahead: purpose } : {}),
      ms: Math.round(elapsedTime),
    });
  });
  if (!token) return reportCounters;
  app.get('/metrics', async (request, reply) => {
    if (!isSecret(request.headers.authorization, `Bearer ${token}`)) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found\n');
    }
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await Registry.merge([processRegistry(), registry]).metrics());
  });
  return reportCounters;
};
