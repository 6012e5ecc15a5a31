import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import type { ObjectStore } from '@caravan/registry';
import type { Config } from './config';
import { securityHeaders } from './contentPolicy';
import { forwardToApi } from './forward';
import { servePages } from './pages';
import { serveFiles } from './serveFiles';
import { serveSitemap } from './sitemap';
import type { ShellFiles } from './shellFiles';
import type { SiteFeed } from './siteFeed';

export interface ServerParts {
  readonly config: Config;
  readonly store: ObjectStore;
  readonly feed: SiteFeed;
  readonly files: ShellFiles;
}

const PLAIN_ERROR =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Caravan</title><h1>Caravan is not available right now</h1><p>Please try again in a moment.</p></html>';

/** Servers of HTTP/1.1 and HTTP/2 have one interface to routes and hooks, and two types. */
const isServer = (app: object): app is FastifyInstance => 'register' in app && 'listen' in app;

const create = ({ tls, log }: Config): FastifyInstance => {
  const common = { logger: { level: log ? 'info' : 'warn' }, trustProxy: 'loopback', forceCloseConnections: true };
  if (!tls) return fastify(common);
  // Browsers speak HTTP/2 over TLS only; older clients still get HTTP/1.1.
  const app: object = fastify({ ...common, http2: true, https: { ...tls, allowHTTP1: true } });
  if (!isServer(app)) throw new Error('Fastify made no server');
  return app;
};

/** The shell server: files, pages, and the way to the API. Listens to nothing yet. */
export const buildServer = async (parts: ServerParts): Promise<FastifyInstance> => {
  const { config, store, feed, files } = parts;
  const app = create(config);
  const headers = securityHeaders(config.tls !== null);
  await app.register(cookie);
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error(error);
    return reply.code(500).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(PLAIN_ERROR);
  });
  app.get('/health', () => ({ ok: true, uptime: process.uptime() }));
  app.get('/ready', () => ({ ok: true, registry: feed.current().sequence }));
  serveFiles(app, files, store, feed);
  await forwardToApi(app, config);
  serveSitemap(app, { config, feed, onError: (error) => app.log.warn(error) });
  servePages(app, { config, feed, files, onError: (error) => app.log.warn(error) });
  return app;
};
