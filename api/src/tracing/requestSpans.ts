import { isTracing, startRequestSpan } from '@caravan/shared/tracing';
import { context, trace, type Span } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

/** Traces calls. A call continues the trace that it names, else it begins one. */
export const traceCalls = (app: FastifyInstance): void => {
  app.decorateRequest('span', null);
  if (!isTracing()) return;
  app.addHook('onRequest', async (request, reply) => {
    const { config, url = '' } = request.routeOptions;
    if (config.call !== true) return;
    const { method, headers } = request;
    const span = startRequestSpan({ method, traceparent: headers.traceparent, route: url }, reply.raw, () =>
      request.refusalCode === '' ? {} : { 'caravan.refusal': request.refusalCode },
    );
    request.span = span;
    request.log = request.log.child({ trace: span.spanContext().traceId });
  });
  // Only now: the body is read by events of its connection, in no context of the request.
  app.addHook('preValidation', ({ span }, _reply, done) => {
    if (span === null) {
      done();
    } else {
      context.with(trace.setSpan(context.active(), span), done);
    }
  });
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Null if the request is not traced. */
    span: Span | null;
  }
}
