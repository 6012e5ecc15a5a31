import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { connect as connectHttp2, constants, createServer as createHttp2Server } from 'node:http2';
import { connect, type Server, type Socket } from 'node:net';
import type { LimitedConnections } from './connections';
import { guardServer, http2Limits, type ServerGuard } from './guardServer';
import { listenOn } from './listenOn';
import { clientPreface, getFrame, resetFrame, streamIds } from './testing';

const guard: ServerGuard = {
  all: 100,
  ofAddress: 100,
  requestsOfAddress: 100,
  bodyTimeoutMs: () => 60_000,
  longestBodyTimeoutMs: 60_000,
};

let server: Server;
let guarded: LimitedConnections;
let port: number;
/** Paths of requests that reached the server's listener. */
let requestedPaths: string[];
const sockets: Socket[] = [];

const listen = async (started: Server, change: Partial<ServerGuard> = {}): Promise<void> => {
  server = started;
  guarded = guardServer(server, { ...guard, ...change });
  port = await listenOn(server);
};

/** Closes the server as the site does when it ends. */
const close = async (): Promise<void> => {
  const closed = once(server, 'close');
  await guarded.drain(1, 1);
  server.close();
  await closed;
};

const open = async (bytes: Buffer | string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
};

beforeEach(() => {
  requestedPaths = [];
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  if (server.listening) await close();
});

describe('over HTTP/2', () => {
  const start = (change: Partial<ServerGuard> = {}): Promise<void> =>
    listen(
      createHttp2Server(http2Limits, (request, response) => {
        requestedPaths.push(request.url);
        if (request.url !== '/hangs') response.end('answered');
      }),
      change,
    );
  const cancelled = (count: number): Buffer =>
    Buffer.concat([clientPreface(), ...streamIds(count).flatMap((id) => [getFrame(id, '/a'), resetFrame(id)])]);
  const isAnswered = async (): Promise<string> => {
    const session = connectHttp2(`http://127.0.0.1:${port}`);
    let text = '';
    for await (const part of session.request({ ':path': '/honest' })) text += String(part);
    session.destroy();
    return text;
  };

  it('closes a connection that cancels many requests [REL-3]', async () => {
    await start();
    const socket = await open(cancelled(900));
    socket.resume();
    await once(socket, 'close');
    expect(await isAnswered()).toBe('answered');
  });

  it('keeps a connection that cancels few requests [REL-3]', async () => {
    await start();
    const socket = await open(Buffer.concat([cancelled(150), getFrame(1001, '/stays')]));
    while (!requestedPaths.includes('/stays')) await new Promise(setImmediate);
    expect(socket.destroyed).toBe(false);
  });

  it('never answers a request that arrives with its cancellation [REL-3]', async () => {
    await start();
    await open(Buffer.concat([cancelled(50), getFrame(1001, '/stays')]));
    await isAnswered();
    expect(requestedPaths).toEqual(['/stays', '/honest']);
  });

  it('closes although a response and its session never end', async () => {
    await start();
    const session = connectHttp2(`http://127.0.0.1:${port}`);
    session.request({ ':path': '/hangs' }).on('error', () => undefined);
    session.on('error', () => undefined);
    while (!requestedPaths.includes('/hangs')) await new Promise(setImmediate);
    await close();
    expect(server.listening).toBe(false);
  });

  it('refuses requests of an address that has too many unfinished ones [REL-3]', async () => {
    await start({ requestsOfAddress: 2, isShared: () => false });
    const session = connectHttp2(`http://127.0.0.1:${port}`);
    for (let number = 0; number < 2; number += 1) session.request({ ':path': '/hangs' }).on('error', () => undefined);
    const refused = session.request({ ':path': '/a' });
    refused.on('error', () => undefined);
    // `once` would reject with that error.
    await new Promise((resolve) => refused.once('close', resolve));
    expect(refused.rstCode).toBe(constants.NGHTTP2_REFUSED_STREAM);
    session.destroy();
  });
});

describe('over HTTP/1.1', () => {
  const get = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
  const start = (listener: RequestListener): Promise<void> => listen(createServer(listener));

  it('answers pipelined requests one after another [REL-3]', async () => {
    const answers: ServerResponse[] = [];
    await start((_request, response) => void answers.push(response));
    const socket = await open(get.repeat(3));
    let text = '';
    socket.on('data', (bytes: Buffer) => (text += bytes.toString()));
    for (let number = 1; number <= 3; number += 1) {
      while (answers.length < number) await new Promise(setImmediate);
      expect(answers).toHaveLength(number);
      answers[number - 1]?.end(`answer ${number}`);
    }
    while (!text.includes('answer 3')) await once(socket, 'data');
    expect(text.match(/answer \d/g)).toEqual(['answer 1', 'answer 2', 'answer 3']);
  });

  it('closes a connection with too many unfinished requests [REL-3]', async () => {
    await start(() => requestedPaths.push('/'));
    const socket = await open(get.repeat(500));
    socket.resume();
    await once(socket, 'close');
    expect(requestedPaths.length).toBeLessThanOrEqual(1);
  });
});
