import proxy from '@fastify/http-proxy';
import { trace, ROOT_CONTEXT } from '@opentelemetry/api';
import { endMessages, uploadMaxBytes } from '@caravan/shared/contracts/calls';
import { traceparentOf } from '@caravan/shared/tracing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAnswerLimit } from './answerLimit';
import type { ApiWatch } from './apiWatch';
import type { Config } from '../config';
import { refuse } from './refuse';
import { Upstream } from './upstream';

type Method = 'GET' | 'POST' | 'PUT';

/** Paths of calls start with one of these. */
export const callPrefixes = (product: string): readonly string[] => ['/tech', `/${product}`];

/** Paths that the API answers: calls, the link of mail programs that ends messages, pictures, uploads, and the inbox of development. */
const forwardedRoutes = (product: string): readonly (readonly [prefix: string, methods: readonly Method[]])[] => [
  ...callPrefixes(product).map((prefix) => [prefix, ['POST']] as const),
  [endMessages.path, ['GET']],
  ['/media', ['GET']],
  ['/dev', ['GET']],
  ['/uploads', ['GET', 'PUT']],
];

/** Returns the paths below which there are no pages. */
export const forwardedPaths = (product: string): readonly string[] =>
  forwardedRoutes(product).map(([prefix]) => prefix);

/** Bytes of a call that the API accepts. */
const MAX_CALL_BYTES = 64 * 1024;

/** Headers that belong to one connection (RFC 9110, 7.6.1). They are not forwarded in either direction. */
const hopHeaders = [
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

/** Headers by which a proxy names its client. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'];

const withoutHopHeaders = <Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopHeaders.includes(name)));

/** Pages of partners call the API without an account. The API lets them only read (`serveCall`). */
const toPartnerHeaders = <Value>(
  { cookie: _cookie, 'access-token': _token, ...headers }: Readonly<Record<string, Value>>,
  partner: string,
) => ({ ...headers, 'x-partner': partner });

/** Refuses an upload that is too large or has no length, before any of it is forwarded. */
const limitUploads = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
  const length = Number(request.headers['content-length']);
  if (request.method !== 'PUT' || length <= uploadMaxBytes) return done();
  refuse(request, reply, Number.isNaN(length) ? 411 : 413);
};

/**
 * Reads a call completely before it is forwarded, so that a slow client holds no connection to the API. An upload is too large for
 * that and is forwarded from its first byte on.
 */
const readBodies = (scope: FastifyInstance, isUpload: boolean): void => {
  scope.removeAllContentTypeParsers();
  if (!isUpload) {
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_CALL_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    return;
  }
  scope.addContentTypeParser('*', (_request, payload, done) => {
    const start = (): void => {
      payload.off('readable', start).off('end', start);
      done(null, payload);
    };
    payload.once('readable', start).once('end', start);
  });
};

/** Forwards calls, pictures and uploads to the API, so that visitors see one origin. */
export const forwardToApi = async (
  app: FastifyInstance,
  { api, names, internalKey }: Config,
  apiWatch: Pick<ApiWatch, 'state' | 'onUnavailable'>,
): Promise<void> => {
  const refuseIfUnavailable = async (request: FastifyRequest, reply: FastifyReply) =>
    apiWatch.state() === 'unavailable' ? refuse(request, reply, 503) : undefined;
  for (const [prefix, methods] of forwardedRoutes(names.product)) {
    const upstream = new Upstream();
    apiWatch.onUnavailable(() => upstream.abortAll());
    app.addHook('onClose', () => upstream.abortAll());
    await app.register(async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        request.forwardedTo = prefix;
        // Only this machine may use `/dev`. A proxy that rewrites the host still sends these headers.
        if (prefix === '/dev' && proxyHeaders.some((name) => name in request.headers))
          return refuse(request, reply, 404);
        return refuseIfUnavailable(request, reply);
      });
      readBodies(scope, methods.includes('PUT'));
      scope.addHook('preHandler', createAnswerLimit());
      scope.addHook('preHandler', refuseIfUnavailable);
      await scope.register(proxy, {
        upstream: api,
        prefix,
        // Its log lines would hold whole addresses, with the signatures of uploads.
        disableRequestLogging: true,
        rewritePrefix: prefix,
        httpMethods: [...methods],
        config: methods.includes('POST') ? { isTraced: true } : {},
        proxyPayloads: false,
        undici: upstream,
        // The client decides whether to retry. An overloaded API answers 503.
        retryMethods: [],
        preHandler: limitUploads,
        // The API reads every call as JSON, whatever its content type.
        handler: (request, reply, dest, options) =>
          reply.from(dest, {
            ...options,
            ...(request.method === 'POST' ? { body: request.body ?? '', contentType: 'application/json' } : {}),
            onError: () => void refuse(request, reply, 502),
          }),
        replyOptions: {
          rewriteRequestHeaders: (request, headers) => ({
            ...(request.partner
              ? toPartnerHeaders(withoutHopHeaders(headers), request.partner)
              : withoutHopHeaders(headers)),
            // A GET has no body, and the length of a call is known by now.
            'content-length': request.method === 'PUT' ? request.headers['content-length'] : undefined,
            // With the key, the API's rate limit counts visitors instead of this server.
            'x-internal-key': internalKey,
            'x-forwarded-for': request.ip,
            'x-forwarded-host': request.host,
            ...(request.span && { traceparent: traceparentOf(trace.setSpan(ROOT_CONTEXT, request.span)) }),
          }),
          // For the log. The body is not parsed.
          rewriteHeaders: (headers, request) => {
            if (request) request.traceId = String(headers['x-trace-id'] ?? '').slice(0, 64);
            return withoutHopHeaders(headers);
          },
        },
      });
    });
  }
};
