import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, type ServerHttp2Stream } from 'node:http2';
import type { Socket } from 'node:net';
import { networkOf } from './network';
import { createRequestQueue, type ConnectionQueue } from './requestQueue';

/** Limits on concurrent connections and requests. */
export interface ConnectionLimits {
  /** Connections of all addresses. */
  readonly all: number;
  /** Connections of one address. Addresses of IPv6 count by their network of 64 bits. */
  readonly ofAddress: number;
  /** Unfinished requests of one address. */
  readonly requestsOfAddress: number;
  /** Returns whether many visitors share an address, as behind a proxy. Default: only this machine's addresses are shared. */
  readonly isShared?: (address: string) => boolean;
}

/** Unfinished requests of one HTTP/1.1 connection, which are answered one after another. HTTP/2 has its own setting. */
const MAX_PIPELINED = 32;
/** Milliseconds that connections have to close by themselves when a server closes. */
const CLOSE_TIMEOUT_MS = 1000;

interface Connection {
  readonly socket: Socket;
  readonly address: string;
  /** Created with the first request, which shows the version of HTTP. */
  queue?: ConnectionQueue;
  answering: number;
  isClosed: boolean;
}

type RemoteEnd = Pick<Socket, 'remoteAddress' | 'remotePort'>;
/** A request of HTTP/1, or of HTTP/2 with its stream. */
export type RawRequest = IncomingMessage & { readonly stream?: ServerHttp2Stream };

/** TLS and HTTP/2 wrap the accepted socket in other objects. Its address and port identify it. */
const nameOf = ({ remoteAddress, remotePort }: RemoteEnd): string => `${remoteAddress} ${remotePort}`;

/** Returns whether an address is this machine's. The requests of all visitors come from there if a proxy runs on this machine. */
const isThisMachine = (address: string): boolean => address.startsWith('127.') || address === networkOf('::1');

/** Counts by address. Removes addresses whose count is zero. */
const createCounts = () => {
  const counts = new Map<string, number>();
  return (address: string, change: number): number => {
    const count = (counts.get(address) ?? 0) + change;
    if (count > 0) counts.set(address, count);
    else counts.delete(address);
    return count;
  };
};

/** Closes a request without a response. The client may send it again. */
const refuseRequest = ({ stream, socket }: RawRequest): void => {
  if (stream) stream.close(constants.NGHTTP2_REFUSED_STREAM);
  else socket.destroy();
};

export interface LimitedConnections {
  /**
   * Resolves once no request is being answered, after `ms` milliseconds at the latest. Connections that are still open `closeMs`
   * milliseconds later are destroyed, so that the server can close.
   */
  readonly drain: (ms: number, closeMs?: number) => Promise<void>;
}

/**
 * Limits the connections of a server, and passes their requests in turn to the listeners that it has already.
 *
 * If there are too many connections, of one address or in all, closes the one that has been idle longest. Closes the newest if all are
 * busy. So idle connections keep no visitor out.
 */
export const limitConnections = (
  server: EventEmitter,
  { all, ofAddress, requestsOfAddress, isShared = isThisMachine }: ConnectionLimits,
): LimitedConnections => {
  /** The connections by name. The most recently used one is last. */
  const connections = new Map<string, Connection>();
  const countConnections = createCounts();
  const countRequests = createCounts();
  const queue = createRequestQueue();
  let answering = 0;
  let onIdle = (): void => undefined;

  const closeOne = (isCandidate: (candidate: Connection) => boolean): void => {
    let victim: Connection | undefined;
    for (const connection of connections.values()) {
      if (!isCandidate(connection)) continue;
      victim = connection;
      if (connection.answering === 0) break;
    }
    victim?.socket.destroy();
  };

  const end = (address: string, answers: number): void => {
    countRequests(address, -answers);
    answering -= answers;
    if (answering === 0) onIdle();
  };

  server.on('connection', (socket: Socket) => {
    const name = nameOf(socket);
    const connection: Connection = {
      socket,
      address: networkOf(socket.remoteAddress ?? ''),
      answering: 0,
      isClosed: false,
    };
    connections.set(name, connection);
    const connectionCount = countConnections(connection.address, 1);
    socket.once('close', () => {
      countConnections(connection.address, -1);
      // Responses that wait behind another one never emit `close`.
      connection.isClosed = true;
      connection.queue?.clear();
      end(connection.address, connection.answering);
      if (connections.get(name) === connection) connections.delete(name);
    });
    if (connectionCount > ofAddress && !isShared(connection.address))
      closeOne(({ address }) => address === connection.address);
    else if (connections.size > all) closeOne(() => true);
  });

  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  const answer = (request: RawRequest, response: ServerResponse): void => {
    for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
  };

  /** Counts a request until its response closes, and answers it in turn. */
  const accept = (connection: Connection, name: string, request: RawRequest, response: ServerResponse): void => {
    connection.answering += 1;
    answering += 1;
    const unfinished = countRequests(connection.address, 1);
    const connectionQueue = (connection.queue ??= queue.connection(request.stream ? Number.POSITIVE_INFINITY : 1));
    let isDone = false;
    let isAnswered = false;
    response.once('close', () => {
      isDone = true;
      if (isAnswered) connectionQueue.finish();
      if (connection.isClosed) return;
      end(connection.address, 1);
      connection.answering -= 1;
      if (connections.get(name) !== connection) return;
      connections.delete(name);
      connections.set(name, connection);
    });
    const isTooMany = unfinished > requestsOfAddress && !isShared(connection.address);
    if (isTooMany || (!request.stream && connectionQueue.size() >= MAX_PIPELINED)) return refuseRequest(request);
    connectionQueue.add({
      isDone: () => isDone || connection.isClosed,
      answer: () => {
        isAnswered = true;
        answer(request, response);
      },
    });
  };

  server.on('request', (request: RawRequest, response: ServerResponse) => {
    const name = nameOf(request.socket);
    const connection = connections.get(name);
    // The request may come from a connection that is closed by now.
    if (!connection || connection.socket.destroyed) return request.stream ? refuseRequest(request) : undefined;
    accept(connection, name, request, response);
  });

  return {
    drain: async (ms, closeMs = CLOSE_TIMEOUT_MS) => {
      await new Promise<void>((resolve) => {
        if (answering === 0) return resolve();
        const timer = setTimeout(resolve, ms);
        onIdle = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      // An HTTP/2 session whose connection broke during a write never closes by itself (nodejs/node#55804, #61304).
      const destroyAll = (): void => {
        for (const { socket } of connections.values()) socket.destroy();
      };
      setTimeout(destroyAll, closeMs).unref();
    },
  };
};
