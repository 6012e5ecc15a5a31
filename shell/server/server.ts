import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { ObjectStore } from '@caravan/registry';
import {
  guardServer,
  http2Limits,
  readableTarget,
  trustedProxies,
  type LimitedConnections,
} from '@caravan/shared/http';
import {
  checkProxyKey,
  createClientErrorHandler,
  type ApiWatch,
  forwardToApi,
  denyAllPolicy,
  refuse,
  securityHeaders,
  createDocumentLimit,
  serveFiles,
  serveHealth,
  serveRemoteIndex,
  serveSpeculationRules,
  type ShellFiles,
} from './http';
import type { Config } from './config';
import { type Overrides, serveOverrides } from './overrides';
import { type PageRenderer, servePages, serveSitemap, TooManyPages } from './pages';
import {
  addMetrics,
  createPageViews,
  type RenderMeasures,
  serveRollouts,
  receiveReports,
  traceRequests,
  type VersionHealth,
} from './telemetry';
import { admitPartners, servePartners } from './embed';
import type { CreateLimit } from './limits';
import { type SiteFeed, StoreUnavailable } from './registry';
import { OutOfTime } from './workers';
import { Overloaded } from './queue';

export interface ServerParts {
  readonly config: Config;
  readonly store: ObjectStore;
  readonly feed: SiteFeed;
  readonly renderer: PageRenderer;
  /** Renders previews, whose failures count for no version. */
  readonly previewRenderer: PageRenderer;
  /** Null if they are off. */
  readonly overrides: Overrides | null;
  readonly versionHealth: VersionHealth;
  readonly renders: Pick<RenderMeasures, 'seconds'>;
  readonly files: ShellFiles;
  readonly api: Pick<ApiWatch, 'state' | 'onUnavailable'>;
  readonly createLimit: CreateLimit;
  /** Takes the log instead of standard output. */
  readonly logTo?: { readonly write: (line: string) => void };
}

/** Connections at the same time, in all and of one address, and unfinished requests of one address. */
const CONNECTIONS = { all: 4000, ofAddress: 256, requestsOfAddress: 512 };
/** Concurrent requests of one HTTP/2 connection. A first visit makes about forty. */
const MAX_STREAMS = 128;
/** Milliseconds that a body may take, and an upload: ten megabytes over a slow mobile connection. */
const BODY_TIMEOUT_MS = 10_000;
const UPLOAD_TIMEOUT_MS = 300_000;
/** Milliseconds for finishing responses before the server closes. Fastify stops waiting after 10 s. */
const DRAIN_MS = 8000;

/** Fastify's types differ for HTTP/1.1 and HTTP/2, its routes and hooks do not. */
const isServer = (app: object): app is FastifyInstance => 'register' in app && 'listen' in app;

/** Errors of the system or a connection have a code. Their stack explains nothing. */
const loggedError = (error: unknown) => {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name: type, message, stack = '' } = error;
  return 'code' in error ? { type, message, stack: '', code: error.code } : { type, message, stack };
};

const createApp = ({ tls, log, trustProxy, proxyKey }: Config, logTo: ServerParts['logTo']): FastifyInstance => {
  const headers = securityHeaders(tls !== null);
  const options = {
    logger: { level: log ? 'info' : 'warn', serializers: { err: loggedError }, ...(logTo ? { stream: logTo } : {}) },
    // The hook of the metrics logs each request. Fastify's own line would contain the visitor's address and query.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(trustProxy, proxyKey !== ''),
    forceCloseConnections: true,
    // `drainBeforeClose` answers instead.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }: { readonly url?: string | undefined }) => readableTarget(url),
    clientErrorHandler: createClientErrorHandler(headers),
    // Longer than any head, so that a long path gets 404.
    routerOptions: { maxParamLength: 20_000 },
  };
  if (!tls) return fastify(options);
  // Browsers speak HTTP/2 over TLS only.
  const settings = { maxConcurrentStreams: MAX_STREAMS };
  const https = { ...tls, ...http2Limits, allowHTTP1: true, handshakeTimeout: BODY_TIMEOUT_MS, settings };
  const app: object = fastify({ ...options, http2: true, https });
  if (!isServer(app)) throw new Error('Fastify made no server');
  return app;
};

/** Returns whether the client disconnected while its request was read. */
const isDisconnect = ({ code }: FastifyError, { raw }: FastifyRequest): boolean =>
  raw.readableAborted && code === 'ECONNRESET';

/** Milliseconds between two log lines about refused requests, so that a flood does not fill the log. */
const LOG_INTERVAL_MS = 10_000;

const handleErrors = (app: FastifyInstance): void => {
  let nextLogAt = 0;
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isDisconnect(error, request)) {
      request.log.info(
        { method: request.method, path: request.routeOptions.url },
        'the client disconnected during its request',
      );
      return refuse(request, reply, 400);
    }
    if ([Overloaded, TooManyPages, StoreUnavailable, OutOfTime].some((ErrorClass) => error instanceof ErrorClass)) {
      if (performance.now() > nextLogAt) {
        nextLogAt = performance.now() + LOG_INTERVAL_MS;
        request.log.warn(error.cause ? { err: error.cause } : {}, error.message);
      }
      return refuse(request, reply, error instanceof TooManyPages ? 429 : 503);
    }
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error({ err: error, traceId: request.traceId });
    return refuse(request, reply, statusCode >= 500 ? 500 : statusCode);
  });
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 404));
};

/** Finishes responses under way before the server closes, and refuses new requests. */
const drainBeforeClose = (app: FastifyInstance, { drain }: LimitedConnections): void => {
  let isClosing = false;
  app.addHook('preClose', () => {
    isClosing = true;
    return drain(DRAIN_MS);
  });
  app.addHook('onRequest', async (request, reply) => (isClosing ? refuse(request, reply, 503) : undefined));
};

/** Builds the shell server with all its routes. The caller makes it listen. */
export const buildServer = async (parts: ServerParts): Promise<FastifyInstance> => {
  const { config, store, feed, overrides, versionHealth, api } = parts;
  const app = createApp(config, parts.logTo);
  checkProxyKey(app, config.proxyKey);
  const connections = guardServer(app.server, {
    ...CONNECTIONS,
    bodyTimeoutMs: ({ method, url }) =>
      method === 'PUT' && url?.startsWith('/uploads/') ? UPLOAD_TIMEOUT_MS : BODY_TIMEOUT_MS,
    longestBodyTimeoutMs: UPLOAD_TIMEOUT_MS,
    // All visitors behind a proxy share its address.
    ...(config.trustProxy && { isShared: () => true }),
  });
  const headers = { ...securityHeaders(config.tls !== null), 'content-security-policy': denyAllPolicy };
  await app.register(cookie);
  app.addHook('onSend', async (_request, reply) => {
    // A 304 updates headers of the cached page: this policy would replace the page's own.
    if (reply.statusCode === 304) return;
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  handleErrors(app);
  const metrics = addMetrics(app, { ...parts, token: config.metricsToken });
  traceRequests(app);
  const pageViews = createPageViews({ internalKey: config.internalKey, share: config.reportShare });
  drainBeforeClose(app, connections);
  const counts = admitPartners(app, parts);
  serveHealth(app, config, feed);
  servePartners(app, { ...parts, counts });
  const admitRead = createDocumentLimit();
  serveFiles(app, { ...parts, admitRead });
  serveRemoteIndex(app, { ...parts, admitRead });
  serveSpeculationRules(app, config.names.product);
  receiveReports(app, { ...parts, views: pageViews, metrics });
  serveRollouts(app, feed, store);
  await forwardToApi(app, config, api);
  serveSitemap(app, { ...parts, onError: (error) => app.log.warn(error) });
  if (overrides) serveOverrides(app, { config, overrides });
  servePages(app, {
    ...parts,
    onError: (error, traceId) => app.log.warn({ err: error, traceId }),
    viewTiming: pageViews.timing,
    onSent: (network, versions) => void versionHealth.evidence.recordServed(network, versions),
  });
  return app;
};
