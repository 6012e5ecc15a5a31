import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { ObjectStore } from '@caravan/registry';
import { guardServer, http2Limits, trustedProxies, type HeldConnections } from '@caravan/shared/http';
import {
  answerClientErrors,
  type ApiWatch,
  forwardToApi,
  quietPolicy,
  readableTarget,
  refuse,
  securityHeaders,
  serveFiles,
  serveHealth,
  type ShellFiles,
} from './http';
import type { Config } from './config';
import { type PageRenderer, servePages, serveSitemap, TooManyPages } from './pages';
import { addMetrics, takeReports, type VersionNotes } from './telemetry';
import { admitPartners, servePartners } from './embed';
import { type SiteFeed, StoreAway } from './registry';
import { OutOfTime } from './workers';
import { Overloaded } from './turns';

export interface ServerParts {
  readonly config: Config;
  readonly store: ObjectStore;
  readonly feed: SiteFeed;
  readonly renderer: PageRenderer;
  readonly notes: VersionNotes;
  readonly files: ShellFiles;
  readonly api: Pick<ApiWatch, 'state' | 'onGivenUp'>;
  /** Where the log goes instead of standard output. */
  readonly logTo?: { readonly write: (line: string) => void };
}

/** Connections at the same time, those of one address, and its unfinished requests. */
const CONNECTIONS = { all: 4000, ofAddress: 256, requestsOfAddress: 512 };
/** Requests that one connection of HTTP/2 may have under way: a first visit has some forty. */
const STREAMS = 128;
/** Milliseconds that a body may take, and a file that is sent up: ten megabytes on a poor mobile line. */
const BODY = 10_000;
const UPLOAD = 300_000;
/** Milliseconds that a server which is told to end still takes for what it is answering. Fastify gives up closing after 10 s. */
const DRAIN = 8000;

/** Servers of HTTP/1.1 and HTTP/2 have one interface to routes and hooks, and two types. */
const isServer = (app: object): app is FastifyInstance => 'register' in app && 'listen' in app;

/** Where the system or the connection failed, the stack says nothing. */
const loggedError = (error: unknown) => {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name: type, message, stack = '' } = error;
  return 'code' in error ? { type, message, stack: '', code: error.code } : { type, message, stack };
};

const create = ({ tls, log, trustProxy }: Config, logTo: ServerParts['logTo']): FastifyInstance => {
  const headers = securityHeaders(tls !== null);
  const common = {
    logger: { level: log ? 'info' : 'warn', serializers: { err: loggedError }, ...(logTo ? { stream: logTo } : {}) },
    // One line for each request, by the metrics' hook: Fastify's own would name the visitor's address and query.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(trustProxy),
    forceCloseConnections: true,
    // A server that closes answers by a hook of its own, like everything that it refuses.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }: { readonly url?: string | undefined }) => readableTarget(url),
    clientErrorHandler: answerClientErrors(headers),
    // Longer than any head: what nobody has is not found, however long its name is.
    routerOptions: { maxParamLength: 20_000 },
  };
  if (!tls) return fastify(common);
  // Browsers speak HTTP/2 over TLS only; older clients still get HTTP/1.1.
  const settings = { maxConcurrentStreams: STREAMS };
  const https = { ...tls, ...http2Limits, allowHTTP1: true, handshakeTimeout: BODY, settings };
  const app: object = fastify({ ...common, http2: true, https });
  if (!isServer(app)) throw new Error('Fastify made no server');
  return app;
};

/** Whether a request broke off while it was read: nobody hears the answer, and nothing is wrong here. */
const isBrokenOff = ({ code }: FastifyError, { raw }: FastifyRequest): boolean =>
  raw.readableAborted && code === 'ECONNRESET';

/** Milliseconds between two lines that say that requests are put off: neither a flood nor a store that is away fills the log. */
const QUIET = 10_000;

const answerFailures = (app: FastifyInstance): void => {
  let quietUntil = 0;
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isBrokenOff(error, request)) {
      request.log.info({ method: request.method, path: request.routeOptions.url }, 'a request broke off');
      return refuse(request, reply, 400);
    }
    if ([Overloaded, TooManyPages, StoreAway, OutOfTime].some((kind) => error instanceof kind)) {
      if (performance.now() > quietUntil) {
        quietUntil = performance.now() + QUIET;
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

/** What is being answered is finished, and nothing more taken on, when the server is told to end. */
const drainBeforeClose = (app: FastifyInstance, { drain }: HeldConnections): void => {
  let closing = false;
  app.addHook('preClose', () => {
    closing = true;
    return drain(DRAIN);
  });
  app.addHook('onRequest', async (request, reply) => (closing ? refuse(request, reply, 503) : undefined));
};

/** The shell server: files, pages, and the way to the API. Listens to nothing yet. */
export const buildServer = async (parts: ServerParts): Promise<FastifyInstance> => {
  const { config, store, feed, renderer, notes, files, api, logTo } = parts;
  const app = create(config, logTo);
  const connections = guardServer(app.server, {
    ...CONNECTIONS,
    bodyTime: ({ method, url }) => (method === 'PUT' && url?.startsWith('/uploads/') ? UPLOAD : BODY),
    longest: UPLOAD,
    // A proxy brings all its visitors from one address.
    ...(config.trustProxy && { isShared: () => true }),
  });
  const headers = { ...securityHeaders(config.tls !== null), 'content-security-policy': quietPolicy };
  await app.register(cookie);
  app.addHook('onSend', async (_request, reply) => {
    // What a browser holds it keeps with the policy that came with it: one for nothing would become the page's.
    if (reply.statusCode === 304) return;
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  answerFailures(app);
  addMetrics(app, feed, notes, config.metricsToken);
  drainBeforeClose(app, connections);
  const counts = admitPartners(app, config, feed, store);
  serveHealth(app, config, feed);
  servePartners(app, { config, feed, files, counts });
  serveFiles(app, files, store, feed);
  takeReports(app, feed, notes);
  await forwardToApi(app, config, api);
  serveSitemap(app, { config, feed, renderer, onError: (error) => app.log.warn(error) });
  servePages(app, {
    config,
    feed,
    renderer,
    api,
    onError: (error, traceId) => app.log.warn({ err: error, traceId }),
  });
  return app;
};
