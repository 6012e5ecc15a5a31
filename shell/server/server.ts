import cookie from '@fastify/cookie';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import type { ObjectStore } from '@caravan/registry';
import { trustedProxies } from '@caravan/shared/server';
import type { Config } from './config';
import type { Drawing } from './drawnSite';
import { securityHeaders } from './contentPolicy';
import { forwardToApi } from './forward';
import { addMetrics } from './metrics';
import { servePages } from './pages';
import { Overloaded } from './renderers';
import { takeReports } from './reports';
import { serveFiles } from './serveFiles';
import { serveSitemap } from './sitemap';
import type { ShellFiles } from './shellFiles';
import type { SiteFeed } from './siteFeed';
import type { VersionNotes } from './versionNotes';

export interface ServerParts {
  readonly config: Config;
  readonly store: ObjectStore;
  readonly feed: SiteFeed;
  readonly drawing: Drawing;
  readonly notes: VersionNotes;
  readonly files: ShellFiles;
  /** Where the log goes instead of standard output. */
  readonly logTo?: { readonly write: (line: string) => void };
}

const PLAIN_ERROR =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Caravan</title><h1>Caravan is not available right now</h1><p>Please try again in a moment.</p></html>';

/** Servers of HTTP/1.1 and HTTP/2 have one interface to routes and hooks, and two types. */
const isServer = (app: object): app is FastifyInstance => 'register' in app && 'listen' in app;

const create = ({ tls, log, trustProxy }: Config, logTo: ServerParts['logTo']): FastifyInstance => {
  const common = {
    logger: { level: log ? 'info' : 'warn', ...(logTo ? { stream: logTo } : {}) },
    // One line for each request, by the metrics' hook: Fastify's own would name the visitor's address and query.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(trustProxy),
    forceCloseConnections: true,
  };
  if (!tls) return fastify(common);
  // Browsers speak HTTP/2 over TLS only; older clients still get HTTP/1.1.
  const app: object = fastify({ ...common, http2: true, https: { ...tls, allowHTTP1: true } });
  if (!isServer(app)) throw new Error('Fastify made no server');
  return app;
};

/** The shell server: files, pages, and the way to the API. Listens to nothing yet. */
export const buildServer = async (parts: ServerParts): Promise<FastifyInstance> => {
  const { config, store, feed, drawing, notes, files, logTo } = parts;
  const app = create(config, logTo);
  const headers = securityHeaders(config.tls !== null);
  await app.register(cookie);
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof Overloaded) request.log.warn(error.message);
    else request.log.error({ err: error, traceId: request.traceId });
    if (error instanceof Overloaded) reply.code(503).header('retry-after', '3');
    else reply.code(500);
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(PLAIN_ERROR);
  });
  addMetrics(app, feed, notes, config.metricsToken);
  app.get('/health', () => ({ ok: true, uptime: process.uptime() }));
  app.get('/ready', () => ({ ok: true, registry: feed.current().sequence }));
  serveFiles(app, files, store, feed);
  takeReports(app, feed, notes);
  await forwardToApi(app, config);
  serveSitemap(app, { config, feed, drawing, onError: (error) => app.log.warn(error) });
  servePages(app, { config, feed, drawing, onError: (error, traceId) => app.log.warn({ err: error, traceId }) });
  return app;
};
