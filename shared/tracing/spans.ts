import {
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';

export const tracer = trace.getTracer('caravan');

interface InSpanOptions {
  readonly attributes?: Attributes;
  /** The span is of a request to another process. */
  readonly isRequest?: boolean;
}

/** Marks a span as failed. It gets no message of an error, which may quote what a visitor entered. */
export const failSpan = (span: Span, type: string): void => {
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
};

/** Runs `work` in a span, which ends when its promise settles. */
export const inSpan = <T>(
  name: string,
  { attributes = {}, isRequest = false }: InSpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> =>
  tracer.startActiveSpan(name, { attributes, kind: isRequest ? SpanKind.CLIENT : SpanKind.INTERNAL }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      failSpan(span, error instanceof Error ? error.constructor.name : typeof error);
      throw error;
    } finally {
      span.end();
    }
  });

/** Returns the context of a `traceparent` header (W3C Trace Context), or one without a span. Other headers of a trace are ignored. */
export const contextOf = (traceparent: unknown): Context => propagation.extract(ROOT_CONTEXT, { traceparent });

/** Returns the `traceparent` header by which another process continues a trace. Undefined without tracing. */
export const traceparentOf = (of: Context): string | undefined => {
  const carrier: { traceparent?: string } = {};
  propagation.inject(of, carrier);
  return carrier.traceparent;
};

/** The parts of a response that its span needs. HTTP/1.1 and HTTP/2 have them. */
interface SentResponse {
  readonly statusCode: number;
  readonly writableEnded: boolean;
  readonly once: (event: 'close', listener: () => void) => unknown;
}

/**
 * Starts the span of a request, a child of the span that its `traceparent` header names. It ends when the response is closed.
 * `attributesAtEnd` returns the attributes that are known by then.
 */
export const startRequestSpan = (
  { method, traceparent, route }: { readonly method: string; readonly traceparent: unknown; readonly route: string },
  response: SentResponse,
  attributesAtEnd: () => Attributes,
): Span => {
  const attributes = { 'http.request.method': method, 'http.route': route };
  const span = tracer.startSpan(`${method} ${route}`, { attributes, kind: SpanKind.SERVER }, contextOf(traceparent));
  response.once('close', () => {
    span.setAttributes({ 'http.response.status_code': response.statusCode, ...attributesAtEnd() });
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    if (!response.writableEnded) span.setAttribute('caravan.disconnected', true);
    span.end();
  });
  return span;
};
