import proxy from '@fastify/http-proxy';
import { uploadMaxBytes } from '@caravan/shared/contracts/calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiWatch } from './apiWatch';
import type { Config } from '../config';
import { refuse } from './refuse';
import { Upstream } from './upstream';

type Method = 'GET' | 'POST' | 'PUT';

/** Paths of calls begin with one of these. */
export const callPrefixes = (product: string): readonly string[] => ['/tech', `/${product}`];

/** What the API answers: calls of the main, car and tracking API, pictures, uploads, and the inbox of development. */
const forwarded = (product: string): readonly (readonly [prefix: string, methods: readonly Method[]])[] => [
  ...callPrefixes(product).map((prefix) => [prefix, ['POST']] as const),
  ['/media', ['GET']],
  ['/dev', ['GET']],
  ['/uploads', ['GET', 'PUT']],
];

/** Bytes of a call, as the API takes them. */
const CALL_LIMIT = 64 * 1024;

/** Of one connection, and none of the next one's business, either way. */
const ownHeaders = [
  'connection',
  'expect',
  'http2-settings',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** By these a proxy tells that it asks for somebody else. */
const proxied = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];

const passedOn = <Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.includes(name)));

/** A partner's page is nobody: it reads what everybody may, which the API sees to (`serveCall`). */
const forPartner = <Value>(
  { cookie: _cookie, 'access-token': _token, ...headers }: Readonly<Record<string, Value>>,
  partner: string,
) => ({ ...headers, 'x-partner': partner });

/** Refuses a file that is too large, or of no known length, before anything of it is passed on. */
const limitUploads = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
  const length = Number(request.headers['content-length']);
  if (request.method !== 'PUT' || length <= uploadMaxBytes) return done();
  refuse(request, reply, Number.isNaN(length) ? 411 : 413);
};

/**
 * Calls are read whole, so that a slow sender holds no connection to the API, and uploads from their first bytes on, since
 * they are too large for that: the API decides by the address whether it takes more.
 */
const readBodies = (scope: FastifyInstance, isUpload: boolean): void => {
  scope.removeAllContentTypeParsers();
  if (!isUpload) {
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: CALL_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    return;
  }
  scope.addContentTypeParser('*', (_request, payload, done) => {
    const begin = (): void => {
      payload.off('readable', begin).off('end', begin);
      done(null, payload);
    };
    payload.once('readable', begin).once('end', begin);
  });
};

/** Passes calls, pictures and uploads on to the API: visitors see one origin. */
export const forwardToApi = async (
  app: FastifyInstance,
  { api, names, internalKey }: Config,
  watch: Pick<ApiWatch, 'state' | 'onGivenUp'>,
): Promise<void> => {
  for (const [prefix, methods] of forwarded(names.product)) {
    const upstream = new Upstream();
    watch.onGivenUp(() => upstream.giveUp());
    app.addHook('onClose', () => upstream.giveUp());
    await app.register(async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        request.forwardedTo = prefix;
        // Helps of development are for this machine's own: a proxy that rewrites the host still says for whom it asks.
        if (prefix === '/dev' && proxied.some((name) => name in request.headers)) return refuse(request, reply, 404);
        return watch.state() === 'lost' ? refuse(request, reply, 503) : undefined;
      });
      readBodies(scope, methods.includes('PUT'));
      await scope.register(proxy, {
        upstream: api,
        prefix,
        // Its lines would hold whole addresses, with the signatures of uploads.
        disableRequestLogging: true,
        rewritePrefix: prefix,
        httpMethods: [...methods],
        proxyPayloads: false,
        undici: upstream,
        // Whether to ask again is up to whoever asked: the API answers 503 where it has too much to do.
        retryMethods: [],
        preHandler: limitUploads,
        // The API takes calls of any content type for what is in them.
        handler: (request, reply, dest, options) =>
          reply.from(dest, {
            ...options,
            ...(request.method === 'POST' ? { body: request.body ?? '', contentType: 'application/json' } : {}),
            onError: () => void refuse(request, reply, 502),
          }),
        replyOptions: {
          rewriteRequestHeaders: (request, headers) => ({
            ...(request.partner ? forPartner(passedOn(headers), request.partner) : passedOn(headers)),
            // A GET has no body; how long that of a call is, is known by now.
            'content-length': request.method === 'PUT' ? request.headers['content-length'] : undefined,
            // With the key the API counts per visitor, not per this server.
            'x-internal-key': internalKey,
            'x-forwarded-for': request.ip,
            'x-forwarded-host': request.host,
          }),
          // The API says which call it answered; the body passes unread.
          rewriteHeaders: (headers, request) => {
            if (request) request.traceId = String(headers['x-trace-id'] ?? '').slice(0, 64);
            return passedOn(headers);
          },
        },
      });
    });
  }
};
