import { createServer, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { isAnswering } from './isAnswering';
import { listenOn } from './listenOn';

/** Sends bytes and returns whether the server was answering an earlier request when it could not parse them. */
const send = async (bytes: string, answer: (response: ServerResponse) => void): Promise<boolean> => {
  const server = createServer((_request, response) => answer(response));
  const port = await listenOn(server);
  const found = new Promise<boolean>((resolve) => {
    server.once('clientError', (_error: Error, socket: Socket) => {
      resolve(isAnswering(socket));
      socket.destroy();
    });
  });
  const client = connect(port, '127.0.0.1').on('error', () => undefined);
  client.write(bytes);
  const result = await found;
  client.destroy();
  server.close();
  return result;
};

const get = 'GET / HTTP/1.1\r\nhost: a\r\n\r\n';
const post = 'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n';

it.each<[string, string, (response: ServerResponse) => void]>([
  ['a request that waits for its answer', `${get}nonsense\r\n\r\n`, () => undefined],
  ['an answer that has begun', `${get}nonsense\r\n\r\n`, (response) => response.write('begun')],
  ['an answer that has begun before the body came', `${post}zz\r\n`, (response) => response.flushHeaders()],
])('is true after %s [REL-4]', async (_what, bytes, answer) => {
  expect(await send(bytes, answer)).toBe(true);
});

it.each([
  ['the first request', 'nonsense\r\n\r\n'],
  ['the body of the request', `${post}zz\r\n`],
])('is false if %s is invalid [REL-4]', async (_what, bytes) => {
  expect(await send(bytes, () => undefined)).toBe(false);
});
