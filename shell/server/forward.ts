import proxy from '@fastify/http-proxy';
import { uploadMaxBytes } from '@caravan/shared/contracts/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config';

type Method = 'GET' | 'POST' | 'PUT';

/** What the API answers: calls of the main, car and tracking API, pictures, uploads, and the inbox of development. */
const forwarded = (product: string): readonly (readonly [prefix: string, methods: readonly Method[]])[] => [
  ['/tech', ['POST']],
  [`/${product}`, ['POST']],
  ['/media', ['GET']],
  ['/dev', ['GET']],
  ['/uploads', ['GET', 'PUT']],
];

const FAILED = { success: false, errors: [], result: null, traceId: '' };

/** Refuses a file that is too large, or of no known length, before anything of it is passed on: bodies stream through unseen. */
const limitUploads = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
  const length = Number(request.headers['content-length']);
  if (request.method !== 'PUT' || length <= uploadMaxBytes) return done();
  // HTTP/2 ends the stream by itself and has no such header.
  if (request.raw.httpVersionMajor === 1) reply.header('connection', 'close');
  reply
    .code(Number.isNaN(length) ? 411 : 413)
    .header('cache-control', 'no-store')
    .send(FAILED);
};

/** Passes calls, pictures and uploads on to the API: visitors see one origin. */
export const forwardToApi = async (app: FastifyInstance, { api, names, internalKey }: Config): Promise<void> => {
  for (const [prefix, methods] of forwarded(names.product)) {
    await app.register(proxy, {
      upstream: api,
      prefix,
      // Its lines would hold whole addresses, with the signatures of uploads.
      disableRequestLogging: true,
      rewritePrefix: prefix,
      httpMethods: [...methods],
      preHandler: (request, reply, done) => {
        request.forwardedTo = prefix;
        limitUploads(request, reply, done);
      },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          // With the key the API counts per visitor, not per this server.
          'x-internal-key': internalKey,
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.host,
        }),
        // The API says which call it answered; the body passes unread.
        rewriteHeaders: (headers, request) => {
          if (request) request.traceId = String(headers['x-trace-id'] ?? '').slice(0, 64);
          return headers;
        },
        onError: (reply, { error }) => {
          reply.request.log.warn({ err: error, prefix });
          reply.code(502).header('cache-control', 'no-store').header('retry-after', '5').send(FAILED);
        },
      },
      undici: { connections: 64, headersTimeout: 20_000, bodyTimeout: 20_000 },
    });
  }
};
