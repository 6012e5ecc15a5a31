import { once } from 'node:events';
import { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { answer, errorCodes, newsList, pathOf } from '@caravan/shared/contracts/calls';
import { is } from 'valibot';
import { envelopeOf } from './testing/client';
import { setUpTestServer, setUpTestServers } from './testing/setUpTestServer';

const server = setUpTestServer();
const startServer = setUpTestServers();
let port: number;

beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(server.app.listeningOrigin).port);
});

const news = pathOf(newsList);
const close = 'connection: close\r\n';

/** Sends bytes and reads until the server closes the connection. */
const sendRaw = async (bytes: string | Buffer): Promise<{ status: number; head: string; body: string }> => {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  // A server that refuses closes the connection during the write. Its answer before that counts.
  socket.on('error', () => undefined);
  socket.write(bytes);
  await new Promise((resolve) => socket.once('close', resolve));
  const response = Buffer.concat(parts).toString();
  const [head = '', body = ''] = response.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body };
};

const chunk = `${(1024).toString(16)}\r\n${'x'.repeat(1024)}\r\n`;
const post1 = `POST ${news} HTTP/1.1\r\nhost: a\r\n`;

/** Codes of refusals other than `badRequest`, by status. */
const codes: Record<number, string> = { 403: errorCodes.badSignature, 404: errorCodes.notFound };

describe('invalid HTTP', () => {
  it.each([
    ['a head of 20 KB', 431, `GET /health HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['a thousand headers', 431, `GET /health HTTP/1.1\r\nhost: a\r\n${'x: 1234567890\r\n'.repeat(2_000)}\r\n`],
    ['another protocol', 400, '\u0016\u0003\u0001\u0000\u00A5hello\r\n\r\n'],
    ['a line break inside a header', 400, `GET /health HTTP/1.1\r\nhost: a\r\nlang: ge\n\nset-cookie: x\u0001\r\n\r\n`],
    ['two lengths', 400, `${post1}content-length: 5\r\ncontent-length: 6\r\n\r\nhello`],
    ['a length and chunks', 400, `${post1}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['a length below zero', 400, `${post1}content-length: -1\r\n\r\n`],
    ['chunks that are none', 400, `${post1}transfer-encoding: chunked\r\n\r\nzz\r\nhello\r\n`],
    ['a space in its target', 400, `GET /health x HTTP/1.1\r\nhost: a\r\n\r\n`],
    ['a body of 100 KB in chunks', 413, `${post1}transfer-encoding: chunked\r\n\r\n${chunk.repeat(100)}0\r\n\r\n`],
    ['a length over 64 KB', 413, `${post1}${close}content-length: 65537\r\n\r\n${'x'.repeat(65_537)}`],
    ['a target of another host', 404, `GET http://elsewhere/no HTTP/1.1\r\nhost: a\r\n${close}\r\n`],
    ['a path out of the pictures', 404, `GET /media/../../etc/passwd HTTP/1.1\r\nhost: a\r\n${close}\r\n`],
    [
      'a file without permission',
      403,
      `PUT /uploads/images/a.png HTTP/1.1\r\nhost: a\r\ncontent-length: 5000\r\n\r\nx`,
    ],
    ['a method that asks for an echo', 404, `TRACE /health HTTP/1.1\r\nhost: a\r\n${close}\r\n`],
    ['a question what is allowed', 404, `OPTIONS ${news} HTTP/1.1\r\nhost: a\r\norigin: http://b\r\n${close}\r\n`],
  ])('%s is answered with %d in the usual form [REL-4]', async (_what, status, bytes) => {
    const response = await sendRaw(bytes);
    const body: unknown = JSON.parse(response.body);
    const code = codes[status] ?? errorCodes.badRequest;
    expect([response.status, body]).toMatchObject([status, { success: false, errors: [{ code }] }]);
    expect(is(answer, body)).toBe(true);
    expect(response.head).toMatch(/\r\nx-content-type-options: nosniff/i);
    expect(response.head).not.toMatch(/set-cookie|access-control|x-powered-by|\r\nserver:/i);
  });

  it('after an unanswered request is not answered in its place [REL-4]', async () => {
    const bytes = `GET /openapi.json HTTP/1.1\r\nhost: a\r\n\r\nnonsense\r\n\r\n`;
    expect((await sendRaw(bytes)).head).toBe('');
  });

  it('with a path that cannot be decoded is refused like one of no route [REL-4]', async () => {
    const { status, head, body } = await sendRaw(`GET /media/%E0%A4%A HTTP/1.1\r\nhost: a\r\n${close}\r\n`);
    expect([status, JSON.parse(body)]).toMatchObject([
      404,
      { success: false, errors: [{ code: errorCodes.notFound }] },
    ]);
    expect(head).toMatch(/\r\nx-content-type-options: nosniff/i);
    expect(head).toMatch(/\r\ncache-control: no-store/i);
  });

  it('without a host is refused by Node [REL-4]', async () => {
    expect((await sendRaw(`GET /health HTTP/1.1\r\n${close}\r\n`)).status).toBe(400);
  });

  it('does not stop the server [REL-4]', async () => {
    const { status, body } = await sendRaw(`GET /health HTTP/1.1\r\nhost: a\r\n${close}\r\n`);
    expect([status, JSON.parse(body)]).toEqual([200, { status: 'ok' }]);
  });
});

describe('a body', () => {
  const signedBody = () => envelopeOf({});

  it('that is compressed is not decompressed [REL-4]', async () => {
    const packed = gzipSync(JSON.stringify(signedBody()));
    const head = `${post1}${close}content-encoding: gzip\r\ncontent-length: ${String(packed.length)}\r\n\r\n`;
    const { status, body } = await sendRaw(Buffer.concat([Buffer.from(head), packed]));
    expect([status, JSON.parse(body)]).toMatchObject([
      200,
      { success: false, errors: [{ code: errorCodes.badRequest }] },
    ]);
  });

  it('with a duplicate key is checked by the value that is used [REL-4]', async () => {
    const twice = JSON.stringify(signedBody()).replace('"parameter":{}', '"parameter":{},"parameter":{"a":1}');
    const { body } = await server.post(news, twice);
    expect(body).toMatchObject({ success: false, errors: [{ code: errorCodes.badSignature }] });
  });

  it('cannot set headers of its answer [REL-4]', async () => {
    const traceId = 'trace\r\nset-cookie: a=b';
    const { headers, body } = await server.post(news, JSON.stringify({ ...signedBody(), traceId }));
    expect([headers['x-trace-id'], headers['set-cookie'], body.traceId]).toEqual([undefined, undefined, '']);
    expect((await server.post(news, JSON.stringify(signedBody()))).headers['x-trace-id']).toBe('trace-of-the-test');
  });

  it('cannot change object prototypes', async () => {
    const parameter = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';
    await server.post(news, JSON.stringify(signedBody()).replace('"parameter":{}', `"parameter":${parameter}`));
    expect('polluted' in {}).toBe(false);
  });
});

it('limits the time of slow and idle connections [REL-3, REL-4]', () => {
  const { headersTimeout, timeout, keepAliveTimeout, requestTimeout } = server.app.server;
  expect([headersTimeout, timeout, keepAliveTimeout].filter((ms) => ms === 0 || ms > 30_000)).toEqual([]);
  expect(requestTimeout).toBeGreaterThan(0);
});

it('logs no error for a body that breaks off [REL-4]', async () => {
  const lines: string[] = [];
  const logged = await startServer({ logTo: { write: (line) => lines.push(line) } }, { LOG: 'warn' });
  await logged.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(logged.app.listeningOrigin).port), '127.0.0.1');
  const responseClosed = once(logged.app.server, 'request').then(([, response]: unknown[]) =>
    response instanceof ServerResponse ? once(response, 'close') : undefined,
  );
  socket.write(`${post1}content-length: 5000\r\n\r\n{`, () => socket.destroy());
  await responseClosed;
  expect(lines).toEqual([]);
});
