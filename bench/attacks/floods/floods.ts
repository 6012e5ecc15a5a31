import type { Socket } from 'node:net';
import { clientPreface, getFrame, pingFrame, resetFrame, streamIds } from '../../../shared/http/testing';
import { keepConnections, type FloodTarget } from './connect';

/** Repeats a step every `ms` until a connection is closed. */
const repeat = (socket: Socket, ms: number, step: () => void): void => {
  const timer = setInterval(step, ms);
  socket.once('close', () => clearInterval(timer));
};

/** Rendered for the first visitor, and cached for the next ones. */
const CACHED_PAGE = '/home';
/** Milliseconds after which a client replaces a connection that the server leaves open. */
const RENEW_MS = 2000;
/** Streams that the site allows on one connection. */
const STREAMS = 128;

/** Ten connections of HTTP/2 that cancel each request right after it was sent. */
const reset = (target: FloodTarget): Promise<number> =>
  keepConnections(target, 'h2', 10, (socket) => {
    socket.resume();
    socket.write(clientPreface());
    let next = 1;
    const send = (): void => {
      if (socket.destroyed) return;
      const ids = streamIds(200, next);
      next += 400;
      const frames = ids.flatMap((id) => [getFrame(id, `/cars?keyword=${id}`), resetFrame(id)]);
      if (socket.write(Buffer.concat(frames))) setTimeout(send, 5);
      else socket.once('drain', send);
    };
    send();
  });

/** Connections of HTTP/2 that request a cached page on every stream, and accept no byte of the answers. */
const window0 = (target: FloodTarget): Promise<number> =>
  keepConnections(target, 'h2', 200, (socket) => {
    socket.resume();
    socket.write(Buffer.concat([clientPreface(0), ...streamIds(STREAMS).map((id) => getFrame(id, CACHED_PAGE))]));
    repeat(socket, 500, () => socket.write(pingFrame()));
    setTimeout(() => socket.destroy(), RENEW_MS);
  });

/** Connections of HTTP/1.1 that send many requests for a cached page at once, and read no answer. */
const pipeline = (target: FloodTarget): Promise<number> =>
  keepConnections(target, 'http/1.1', 200, (socket) => {
    socket.pause();
    socket.write(`GET ${CACHED_PAGE} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(30));
    setTimeout(() => socket.destroy(), RENEW_MS);
  });

/** Connections that send the body of a request, a byte a second. */
const slowBodies =
  (line: string, count: number) =>
  (target: FloodTarget): Promise<number> =>
    keepConnections(target, 'http/1.1', count, (socket) => {
      socket.resume();
      socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n`);
      repeat(socket, 1000, () => socket.write('x'));
    });

/** Connections that send the beginning of a request, and nothing else. */
const idle =
  (beginning: string) =>
  (target: FloodTarget): Promise<number> =>
    keepConnections(target, 'http/1.1', 3000, (socket) => {
      socket.resume();
      socket.write(beginning);
    });

/** Connections that each ask for one page that no visitor asked for before. */
const newPages =
  (path: string) =>
  (target: FloodTarget): Promise<number> => {
    let requestCount = 0;
    return keepConnections(target, 'http/1.1', 500, (socket) => {
      socket.resume();
      socket.write(`GET ${path}${(requestCount += 1)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
  };

interface Flood {
  readonly start: (target: FloodTarget) => Promise<number>;
  readonly tls: boolean;
  /** Whether it comes from an address that the site counts as one client. */
  readonly isOneClient?: boolean;
}

const trick = (start: Flood['start'], tls: boolean): Flood => ({ start, tls });
const ofOneClient = (start: Flood['start']): Flood => ({ start, tls: false, isOneClient: true });

export const floods = {
  reset: trick(reset, true),
  window0: trick(window0, true),
  pipeline: trick(pipeline, false),
  slowBodies: trick(slowBodies('POST /tech/public/sendEmailCode', 1000), false),
  slowUploads: ofOneClient(slowBodies('PUT /uploads/images/a.png', 200)),
  idleConnections: ofOneClient(idle('')),
  halfHeads: ofOneClient(idle('GET /home HTTP/1.1\r\nHost: localhost\r\n')),
  unreadParameters: ofOneClient(newPages('/home?x=')),
  readParameters: ofOneClient(newPages('/cars?keyword=')),
  unknownAddresses: ofOneClient(newPages('/nowhere/')),
};
export type FloodName = keyof typeof floods;
export const isFloodName = (name: string): name is FloodName => name in floods;
