import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { ServerHttp2Session } from 'node:http2';
import { limitConnections, type ConnectionLimits, type LimitedConnections } from './connections';

/** Timeouts in milliseconds: for the head of a request, for a connection without traffic, and between two requests of a connection. */
const timeouts = { head: 10_000, inactive: 30_000, keepAlive: 20_000 };
const CHECK_INTERVAL_MS = 2000;

export interface ServerGuard extends ConnectionLimits {
  /** Returns the milliseconds that the body of a request may take. */
  readonly bodyTimeoutMs: (request: Pick<IncomingMessage, 'url' | 'method'>) => number;
  readonly longestBodyTimeoutMs: number;
}

/** Aborts a request. To destroy an HTTP/2 request would leave its stream open. */
const abort = (request: IncomingMessage & { readonly stream?: { readonly close: () => void } }): void => {
  if (request.stream) request.stream.close();
  else request.destroy();
};

const hasBody = ({ headers, httpVersionMajor, method }: IncomingMessage): boolean =>
  'content-length' in headers ||
  'transfer-encoding' in headers ||
  (httpVersionMajor === 2 && method !== 'GET' && method !== 'HEAD');

/**
 * Options of an HTTP/2 server. A browser that leaves a page cancels some dozens of requests. Node closes a connection whose client has
 * cancelled `streamResetBurst` requests and then more than `streamResetRate` a second.
 */
export const http2Limits = { streamResetBurst: 200, streamResetRate: 33 };

/**
 * Adds limits to a server before it listens: timeouts for heads, bodies and inactive connections, and bounds on connections and
 * requests. Node's own `requestTimeout` is one limit for all bodies, so it must be that of the longest. An HTTP/2 server takes none of
 * these timeouts as options.
 */
export const guardServer = (
  server: EventEmitter,
  { bodyTimeoutMs, longestBodyTimeoutMs, ...limits }: ServerGuard,
): LimitedConnections => {
  Object.assign(server, {
    headersTimeout: timeouts.head,
    requestTimeout: longestBodyTimeoutMs,
    timeout: timeouts.inactive,
    keepAliveTimeout: timeouts.keepAlive,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
  });
  server.on('session', (session: ServerHttp2Session) => {
    session.setTimeout(timeouts.inactive, () => session.destroy());
  });
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    const timer = setTimeout(() => {
      if (!request.complete) abort(request);
    }, bodyTimeoutMs(request));
    timer.unref();
    request.once('close', () => clearTimeout(timer));
  });
  return limitConnections(server, limits);
};
