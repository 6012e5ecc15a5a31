import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config';

/** Passes the calls of the main, car and tracking API, and the pictures, on to the API: visitors see one origin. */
export const forwardToApi = async (app: FastifyInstance, { api, names, internalKey }: Config): Promise<void> => {
  for (const prefix of ['/tech', `/${names.product}`, '/media', '/dev']) {
    await app.register(proxy, {
      upstream: api,
      prefix,
      rewritePrefix: prefix,
      httpMethods: prefix === '/media' || prefix === '/dev' ? ['GET'] : ['POST'],
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          // With the key the API counts per visitor, not per this server.
          'x-internal-key': internalKey,
          'x-forwarded-for': request.ip,
        }),
        onError: (reply) => {
          reply
            .code(502)
            .header('cache-control', 'no-store')
            .send({ success: false, errors: [], result: null, traceId: '' });
        },
      },
      undici: { connections: 64, headersTimeout: 20_000, bodyTimeout: 20_000 },
    });
  }
};
