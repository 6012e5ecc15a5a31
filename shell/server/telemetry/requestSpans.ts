import { context, trace, type Span } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { contextOf, isTracing, startRequestSpan, tracer } from '@caravan/shared/tracing';
import type { Outcome } from '../../universal/remotes/errors';
import type { VersionName } from '../pages';
import type { VersionView } from './evidence';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null if the request is not traced. */
    span: Span | null;
  }
  interface FastifyContextConfig {
    /** Requests of this route are traced: pages, and the calls that are forwarded. */
    readonly isTraced?: true;
  }
}

/** Traces requests of the routes with `isTraced`. A request continues the trace that it names, else it begins one. */
export const traceRequests = (app: FastifyInstance): void => {
  app.decorateRequest('span', null);
  if (!isTracing()) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { config, url = '' } = request.routeOptions;
    if (!config.isTraced) return done();
    const { method, headers } = request;
    const span = startRequestSpan({ method, traceparent: headers['traceparent'], route: url }, reply.raw, () =>
      request.pageSource ? { 'caravan.page.source': request.pageSource } : {},
    );
    const { traceId } = span.spanContext();
    request.span = span;
    request.traceId = traceId;
    request.log = request.log.child({ trace: traceId });
    context.with(trace.setSpan(context.active(), span), done);
  });
};

/** Adds the report of a browser to the trace of its page. */
export const addReportSpan = (
  traceparent: string,
  loads: readonly (VersionName & { readonly outcome: Outcome })[],
  versions: readonly VersionView[],
): void => {
  const span = tracer.startSpan('report of the browser', {}, contextOf(traceparent));
  for (const { remote, version, outcome } of loads) span.addEvent(`load ${remote}`, { version, outcome });
  for (const { remote, version, vitals } of versions) span.addEvent(`vitals ${remote}`, { version, ...vitals });
  span.end();
};
