import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { ServerHttp2Session } from 'node:http2';
import { holdConnections, type ConnectionLimits, type HeldConnections } from './connections';

/** Milliseconds: for the head of a request, for a connection on which nothing moves, for one at rest, and between two looks. */
const times = { head: 10_000, silent: 30_000, rest: 20_000, look: 2_000 };

/** What a server holds at most, and how long it waits. */
export interface ServerGuard extends ConnectionLimits {
  /** Milliseconds that the body of a request may take. */
  readonly bodyTime: (request: Pick<IncomingMessage, 'url' | 'method'>) => number;
  /** Milliseconds that the longest body may take. */
  readonly longest: number;
}

/** A request by HTTP/2 is a stream: destroying the request would leave the stream open. */
const abandon = (request: IncomingMessage & { readonly stream?: { readonly close: () => void } }): void => {
  if (request.stream) request.stream.close();
  else request.destroy();
};

const hasBody = ({ headers, httpVersionMajor, method }: IncomingMessage): boolean =>
  'content-length' in headers ||
  'transfer-encoding' in headers ||
  (httpVersionMajor === 2 && method !== 'GET' && method !== 'HEAD');

/**
 * Options of an HTTP/2 server. A browser that leaves a page cancels the requests that are under way, some dozens of them. Node ends a connection
 * whose client has cancelled `streamResetBurst` requests, and since then more than `streamResetRate` a second.
 */
export const http2Limits = { streamResetBurst: 200, streamResetRate: 33 };

/**
 * Bounds what strangers can hold of a server, before it listens: heads, bodies and silence each have their time, and where
 * there are too many connections, the one that is at rest for longest ends. Node's own `requestTimeout` knows one limit
 * only, and has to be that of the longest body; an HTTP/2 server takes none of these times as options.
 */
export const guardServer = (server: EventEmitter, { bodyTime, longest, ...limits }: ServerGuard): HeldConnections => {
  Object.assign(server, {
    headersTimeout: times.head,
    requestTimeout: longest,
    timeout: times.silent,
    keepAliveTimeout: times.rest,
    connectionsCheckingInterval: times.look,
  });
  server.on('session', (session: ServerHttp2Session) => {
    session.setTimeout(times.silent, () => session.destroy());
  });
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return;
    const timer = setTimeout(() => {
      if (!request.complete) abandon(request);
    }, bodyTime(request));
    timer.unref();
    request.once('close', () => clearTimeout(timer));
  });
  return holdConnections(server, limits);
};
