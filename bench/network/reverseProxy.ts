import { createHash } from 'node:crypto';
import { Agent, request as sendRequest, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { buffer } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Certificate } from './certificate';
import type { Receiver } from './shaper';

/** Maximum bytes of a TLS record, as nginx with `ssl_buffer_size 4k` sends them in front of the shell server. */
const RECORD_BYTES = 4096;

/** Changes the HTML of a page. */
export type Rewrite = (html: string) => string;

interface ProxyResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * Headers that the proxy does not forward. HTTP/2 forbids those of a connection. The proxy sets the length and the host again, and the
 * site checks the origin.
 */
const droppedHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'content-length',
  'host',
  'origin',
]);

const forwardedHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !droppedHeaders.has(name)));

interface CompressedPage {
  readonly tag: string;
  readonly compressed: Buffer;
}

/** Creates a compressor of documents at the highest quality. It compresses the same bytes only once. */
const createCompressor = () => {
  const cachedPages = new Map<string, CompressedPage>();
  return (html: Buffer, rewrite: Rewrite): CompressedPage => {
    const hash = createHash('sha256').update(html).digest('base64');
    const cachedPage = cachedPages.get(hash);
    if (cachedPage) return cachedPage;
    const text = Buffer.from(rewrite(html.toString()));
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    const page = { tag: `"${hash}"`, compressed: brotliCompressSync(text, { params }) };
    cachedPages.set(hash, page);
    return page;
  };
};

/**
 * Creates a proxy with TLS and HTTP/2 in front of a site. `rewrite` changes each page. The proxy sends it like the site's own: compressed,
 * with a tag, and 304 to a browser that has it. It requests immutable files once.
 */
export const createReverseProxy = (site: string, { cert, key }: Certificate, rewrite?: Rewrite): Receiver => {
  const { hostname, port } = new URL(site);
  const agent = new Agent({ keepAlive: true });
  const immutableResponses = new Map<string, ProxyResponse>();
  const compress = createCompressor();

  const fetchResponse = (request: Http2ServerRequest, headers: IncomingHttpHeaders): Promise<ProxyResponse> =>
    new Promise((resolve, reject) => {
      const options = { agent, hostname, port, path: request.url, method: request.method, headers };
      const proxyRequest = sendRequest(options, (response) => {
        buffer(response).then((body) => {
          resolve({ status: response.statusCode ?? 502, headers: forwardedHeaders(response.headers), body });
        }, reject);
      });
      proxyRequest.once('error', reject);
      request.stream.pipe(proxyRequest);
    });

  const responseTo = async (request: Http2ServerRequest): Promise<ProxyResponse> => {
    const headers = forwardedHeaders(request.headers);
    if (rewrite && request.method === 'GET' && request.headers.accept?.includes('text/html')) {
      const { 'if-none-match': cachedTag, ...rest } = headers;
      const page = await fetchResponse(request, { ...rest, 'accept-encoding': 'identity' });
      const { tag, compressed } = compress(page.body, rewrite);
      const { 'content-security-policy': policy, 'content-type': type, ...common } = page.headers;
      if (cachedTag === tag) return { status: 304, headers: { ...common, etag: tag }, body: Buffer.alloc(0) };
      const pageHeaders = {
        'content-security-policy': policy,
        'content-type': type,
        'content-encoding': 'br',
        etag: tag,
      };
      return { status: page.status, headers: { ...common, ...pageHeaders }, body: compressed };
    }
    const { 'accept-encoding': accepted, 'available-dictionary': dictionary = '' } = request.headers;
    const cacheKey = `${String(accepted)} ${String(dictionary)} ${request.url}`;
    const cachedResponse = immutableResponses.get(cacheKey);
    if (cachedResponse) return cachedResponse;
    const response = await fetchResponse(request, headers);
    if (response.headers['cache-control']?.includes('immutable') && response.status === 200)
      immutableResponses.set(cacheKey, response);
    return response;
  };

  const respond = async (request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> => {
    try {
      const { status, headers, body } = await responseTo(request);
      response.writeHead(status, headers);
      response.end(body);
    } catch (error) {
      process.stderr.write(`${request.url}: ${String(error)}\n`);
      response.stream.destroy();
    }
  };

  const server = createSecureServer({ cert, key }, (request, response) => void respond(request, response));
  server.on('secureConnection', (socket: TLSSocket) => void socket.setMaxSendFragment(RECORD_BYTES));
  return server;
};
