import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, type ServerHttp2Stream } from 'node:http2';
import type { Socket } from 'node:net';
import { networkOf } from './network';
import { createRequestQueue, type ConnectionQueue } from './requestQueue';

/** What clients may hold of a server at the same time. */
export interface ConnectionLimits {
  /** Connections. */
  readonly all: number;
  /** Connections of one address. Addresses of IPv6 count by their network of 64 bits. */
  readonly ofAddress: number;
  /** Unfinished requests of one address. */
  readonly requestsOfAddress: number;
  /** Whether one address brings many visitors, as a proxy does. Absent: only this machine's addresses do. */
  readonly isShared?: (address: string) => boolean;
}

/** Unfinished requests of one connection of HTTP/1.1, which are answered one after another. HTTP/2 has a setting of its own. */
const MAX_PIPELINED = 32;
/** Milliseconds that connections have to close by themselves when a server ends. */
const CLOSE_TIMEOUT_MS = 1000;

interface Held {
  readonly socket: Socket;
  readonly address: string;
  /** Made with the first request, which tells the version of HTTP. */
  queue?: ConnectionQueue;
  answering: number;
  isGone: boolean;
}

type Ends = Pick<Socket, 'remoteAddress' | 'remotePort'>;
type Request = IncomingMessage & { readonly stream?: ServerHttp2Stream };

/** Connections of HTTP/2 and TLS show themselves as other objects than the one that was accepted: its ends are the same. */
const nameOf = ({ remoteAddress, remotePort }: Ends): string => `${remoteAddress} ${remotePort}`;

/** This machine's own addresses: a proxy before the server brings all its visitors from there. */
const isThisMachine = (address: string): boolean => address.startsWith('127.') || address === networkOf('::1');

/** Counts by address, without those that have none. */
const createCounts = () => {
  const counts = new Map<string, number>();
  return (address: string, more: number): number => {
    const count = (counts.get(address) ?? 0) + more;
    if (count > 0) counts.set(address, count);
    else counts.delete(address);
    return count;
  };
};

/** Ends a request without an answer. A client may send it again. */
const refuseRequest = ({ stream, socket }: Request): void => {
  if (stream) stream.close(constants.NGHTTP2_REFUSED_STREAM);
  else socket.destroy();
};

export interface HeldConnections {
  /**
   * Resolves once no request is being answered, after `ms` milliseconds at the latest. Connections that are still open `closeMs`
   * milliseconds later are destroyed, so that the server can close.
   */
  readonly drain: (ms: number, closeMs?: number) => Promise<void>;
}

/**
 * Follows the connections of a server, and hands their requests to the listeners that it has by now, one of each connection in turn.
 *
 * Where there are too many connections, of one address or of all, the one ends that answers nothing for longest; where all are
 * busy, the newest. So idle connections keep no visitor out.
 */
export const holdConnections = (
  server: EventEmitter,
  { all, ofAddress, requestsOfAddress, isShared = isThisMachine }: ConnectionLimits,
): HeldConnections => {
  /** By name, the one that was used last at the end. */
  const held = new Map<string, Held>();
  const countConnections = createCounts();
  const countRequests = createCounts();
  const queue = createRequestQueue();
  let answering = 0;
  let onSettled = (): void => undefined;

  const endOne = (isMeant: (one: Held) => boolean): void => {
    let found: Held | undefined;
    for (const one of held.values()) {
      if (!isMeant(one)) continue;
      found = one;
      if (one.answering === 0) break;
    }
    found?.socket.destroy();
  };

  const end = (address: string, answers: number): void => {
    countRequests(address, -answers);
    answering -= answers;
    if (answering === 0) onSettled();
  };

  server.on('connection', (socket: Socket) => {
    const name = nameOf(socket);
    const one: Held = { socket, address: networkOf(socket.remoteAddress ?? ''), answering: 0, isGone: false };
    held.set(name, one);
    const own = countConnections(one.address, 1);
    socket.once('close', () => {
      countConnections(one.address, -1);
      // Answers that wait behind another one are forgotten without a word.
      one.isGone = true;
      one.queue?.clear();
      end(one.address, one.answering);
      if (held.get(name) === one) held.delete(name);
    });
    if (own > ofAddress && !isShared(one.address)) endOne(({ address }) => address === one.address);
    else if (held.size > all) endOne(() => true);
  });

  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  const answer = (request: Request, response: ServerResponse): void => {
    for (const listener of listeners) Reflect.apply(listener, server, [request, response]);
  };

  /** Follows a request of a connection to its end. */
  const take = (one: Held, name: string, request: Request, response: ServerResponse): void => {
    one.answering += 1;
    answering += 1;
    const unfinished = countRequests(one.address, 1);
    const own = (one.queue ??= queue.connection(request.stream ? Number.POSITIVE_INFINITY : 1));
    let isOver = false;
    let isAnswered = false;
    response.once('close', () => {
      isOver = true;
      if (isAnswered) own.done();
      if (one.isGone) return;
      end(one.address, 1);
      one.answering -= 1;
      if (held.get(name) !== one) return;
      held.delete(name);
      held.set(name, one);
    });
    const isTooMany = unfinished > requestsOfAddress && !isShared(one.address);
    if (isTooMany || (!request.stream && own.size() >= MAX_PIPELINED)) return refuseRequest(request);
    own.add({
      isOver: () => isOver || one.isGone,
      answer: () => {
        isAnswered = true;
        answer(request, response);
      },
    });
  };

  server.on('request', (request: Request, response: ServerResponse) => {
    const name = nameOf(request.socket);
    const one = held.get(name);
    // The rest of what a connection sent that was ended for it.
    if (!one || one.socket.destroyed) return request.stream ? refuseRequest(request) : undefined;
    take(one, name, request, response);
  });

  return {
    drain: async (ms, closeMs = CLOSE_TIMEOUT_MS) => {
      await new Promise<void>((resolve) => {
        if (answering === 0) return resolve();
        const timer = setTimeout(resolve, ms);
        onSettled = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      // A session of HTTP/2 whose connection broke in a write never closes by itself (nodejs/node#55804, #61304).
      const destroyAll = (): void => {
        for (const { socket } of held.values()) socket.destroy();
      };
      setTimeout(destroyAll, closeMs).unref();
    },
  };
};
