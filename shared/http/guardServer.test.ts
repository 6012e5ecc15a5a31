import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect as connectHttp2, createServer as createHttp2Server } from 'node:http2';
import { connect, type Socket } from 'node:net';
import type { LimitedConnections } from './connections';
import { guardServer, type ServerGuard } from './guardServer';
import { listenOn } from './listenOn';

const running: Server[] = [];
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of running.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const start = async (
  change: Partial<ServerGuard>,
  listener: RequestListener = (request, response) => {
    request.resume();
    request.on('end', () => response.end('answered'));
  },
): Promise<{ port: number; server: Server; guarded: LimitedConnections }> => {
  const server = createServer(listener);
  const guarded = guardServer(server, {
    all: 100,
    ofAddress: 100,
    requestsOfAddress: 100,
    bodyTimeoutMs: () => 60_000,
    longestBodyTimeoutMs: 60_000,
    ...change,
  });
  running.push(server);
  return { port: await listenOn(server), server, guarded };
};

/** Opens a connection. Collects the received text, and a promise of its end. */
const open = async (port: number, text = '') => {
  const socket = connect(port, '127.0.0.1');
  const received = { text: '', closed: once(socket, 'close') };
  socket.on('data', (chunk: Buffer) => (received.text += chunk.toString()));
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(text);
  return { socket, received };
};
const head = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\n\r\n';
/** Opens a connection with an unfinished request. */
const busy = async ({ port, server }: { readonly port: number; readonly server: Server }) => {
  const arrived = once(server, 'request');
  const opened = await open(port, `${head}{`);
  await arrived;
  return opened;
};
const answerOf = async (port: number): Promise<string> => (await fetch(`http://127.0.0.1:${port}/`)).text();

describe('connections', () => {
  it('that are idle are closed for new ones, the oldest first [REL-3]', async () => {
    const { port } = await start({ all: 3 });
    const idle = [];
    for (const text of ['', 'GET / HT', 'POST / HTTP/1.1\r\nhost']) idle.push(await open(port, text));
    expect(await answerOf(port)).toBe('answered');
    await idle[0]?.received.closed;
    expect(idle[1]?.socket.destroyed).toBe(false);
  });

  it('with requests under way are not closed for others', async () => {
    const site = await start({ all: 2 });
    const first = await busy(site);
    await open(site.port);
    expect(await answerOf(site.port)).toBe('answered');
    first.socket.write('}');
    await once(first.socket, 'data');
    expect(first.received.text).toContain('answered');
  });

  it('of one address have their own limit: the newest is closed if all are busy [REL-3]', async () => {
    const site = await start({ ofAddress: 2, isShared: () => false });
    const [first, second] = [await busy(site), await busy(site)];
    const third = await open(site.port, head);
    await third.received.closed;
    expect([first.socket.destroyed, second.socket.destroyed]).toEqual([false, false]);
  });

  it('of a proxy on this machine have no limit per address', async () => {
    const site = await start({ ofAddress: 1 });
    const first = await busy(site);
    expect(await answerOf(site.port)).toBe('answered');
    expect(first.socket.destroyed).toBe(false);
  });
});

describe('a body', () => {
  it('with a timeout closes its connection [REL-3]', async () => {
    const { port } = await start({ bodyTimeoutMs: ({ url }) => (url === '/slow' ? 60_000 : 50) });
    const slow = await open(port, `${head.replace('/', '/slow')}{`);
    const stuck = await open(port, `${head}{`);
    await stuck.received.closed;
    expect(stuck.received.text).toBe('');
    slow.socket.write('}');
    await once(slow.socket, 'data');
    expect(slow.received.text).toContain('200 OK');
  });

  it('with a timeout over HTTP/2 closes its stream [REL-3]', async () => {
    const server = createHttp2Server((request) => request.resume());
    guardServer(server, {
      all: 9,
      ofAddress: 9,
      requestsOfAddress: 9,
      bodyTimeoutMs: () => 50,
      longestBodyTimeoutMs: 60_000,
    });
    const session = connectHttp2(`http://127.0.0.1:${await listenOn(server)}`);
    const stream = session.request({ ':method': 'POST' });
    stream.write('{');
    await once(stream, 'close');
    expect(stream.destroyed).toBe(true);
    session.destroy();
    server.close();
  });

  it('of a GET has a timeout too', async () => {
    const { port } = await start({ bodyTimeoutMs: () => 50 });
    const stuck = await open(port, head.replace('POST', 'GET'));
    await stuck.received.closed;
    expect(stuck.received.text).toBe('');
  });
});

it('closes idle connections and incomplete heads within 30 s [REL-3]', async () => {
  const { server } = await start({});
  const { headersTimeout, timeout, keepAliveTimeout, connectionsCheckingInterval } = Object.assign(
    { connectionsCheckingInterval: 0 },
    server,
  );
  expect(headersTimeout + connectionsCheckingInterval).toBeLessThan(30_000);
  expect(timeout).toBe(30_000);
  expect(keepAliveTimeout).toBeLessThan(30_000);
});

describe('a server that closes', () => {
  it('waits for requests under way', async () => {
    const site = await start({});
    const first = await busy(site);
    const drained = site.guarded.drain(60_000);
    first.socket.write('}');
    await drained;
    await once(first.socket, 'data');
    expect(first.received.text).toContain('answered');
  });

  it('waits no longer than its limit', async () => {
    const site = await start({});
    const first = await busy(site);
    await site.guarded.drain(10);
    expect(first.received.text).toBe('');
  });
});
