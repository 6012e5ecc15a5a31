import { createHash } from 'node:crypto';
import { Agent, request as ask, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { buffer } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Certificate } from './certificate';
import type { Receiver } from './shaper';

/** Most bytes of a TLS record, as of nginx with `ssl_buffer_size 4k` before the shell server. */
const RECORD_BYTES = 4096;

/** Changes the HTML of a page. */
export type Rewrite = (html: string) => string;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Headers that are not passed on: those of a connection, which HTTP/2 forbids, those set again, and the origin, which the site checks. */
const ownOfConnection = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'content-length',
  'host',
  'origin',
]);

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ownOfConnection.has(name)));

interface Made {
  readonly tag: string;
  readonly packed: Buffer;
}

/** Compresses documents at the highest quality, the same bytes only once. */
const createPacker = () => {
  const made = new Map<string, Made>();
  return (html: Buffer, rewrite: Rewrite): Made => {
    const hash = createHash('sha256').update(html).digest('base64');
    const found = made.get(hash);
    if (found) return found;
    const text = Buffer.from(rewrite(html.toString()));
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const fresh = { tag: `"${hash}"`, packed: brotliCompressSync(text, { params }) };
    made.set(hash, fresh);
    return fresh;
  };
};

/**
 * Creates a proxy with TLS and HTTP/2 before a site. `rewrite` changes each page, which is sent like the site's own: compressed, with
 * a tag, and 304 to a browser that has it. Immutable files are requested once.
 */
export const createFront = (site: string, { cert, key }: Certificate, rewrite?: Rewrite): Receiver => {
  const { hostname, port } = new URL(site);
  const agent = new Agent({ keepAlive: true });
  const kept = new Map<string, Answer>();
  const pack = createPacker();

  const fetchAnswer = (request: Http2ServerRequest, headers: IncomingHttpHeaders): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const options = { agent, hostname, port, path: request.url, method: request.method, headers };
      const sent = ask(options, (response) => {
        buffer(response).then((body) => {
          resolve({ status: response.statusCode ?? 502, headers: passedOn(response.headers), body });
        }, reject);
      });
      sent.once('error', reject);
      request.stream.pipe(sent);
    });

  const answerTo = async (request: Http2ServerRequest): Promise<Answer> => {
    const headers = passedOn(request.headers);
    if (rewrite && request.method === 'GET' && request.headers.accept?.includes('text/html')) {
      const { 'if-none-match': held, ...rest } = headers;
      const page = await fetchAnswer(request, { ...rest, 'accept-encoding': 'identity' });
      const { tag, packed } = pack(page.body, rewrite);
      const { 'content-security-policy': policy, 'content-type': type, ...common } = page.headers;
      if (held === tag) return { status: 304, headers: { ...common, etag: tag }, body: Buffer.alloc(0) };
      const own = { 'content-security-policy': policy, 'content-type': type, 'content-encoding': 'br', etag: tag };
      return { status: page.status, headers: { ...common, ...own }, body: packed };
    }
    const { 'accept-encoding': accepted, 'available-dictionary': dictionary = '' } = request.headers;
    const name = `${String(accepted)} ${String(dictionary)} ${request.url}`;
    const known = kept.get(name);
    if (known) return known;
    const answer = await fetchAnswer(request, headers);
    if (answer.headers['cache-control']?.includes('immutable') && answer.status === 200) kept.set(name, answer);
    return answer;
  };

  const answer = async (request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> => {
    try {
      const { status, headers, body } = await answerTo(request);
      response.writeHead(status, headers);
      response.end(body);
    } catch (error) {
      process.stderr.write(`${request.url}: ${String(error)}\n`);
      response.stream.destroy();
    }
  };

  const server = createSecureServer({ cert, key }, (request, response) => void answer(request, response));
  server.on('secureConnection', (socket: TLSSocket) => void socket.setMaxSendFragment(RECORD_BYTES));
  return server;
};
