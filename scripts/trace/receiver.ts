import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { listenOn } from '@caravan/shared/http';

const valueSchema = v.looseObject({
  stringValue: v.optional(v.string()),
  intValue: v.optional(v.union([v.string(), v.number()])),
  doubleValue: v.optional(v.number()),
  boolValue: v.optional(v.boolean()),
});
const attributesSchema = v.pipe(
  v.optional(v.array(v.object({ key: v.string(), value: valueSchema })), []),
  v.transform((list) =>
    Object.fromEntries(
      list.map(({ key, value: { stringValue, intValue, doubleValue, boolValue } }) => [
        key,
        String(stringValue ?? intValue ?? doubleValue ?? boolValue ?? ''),
      ]),
    ),
  ),
);

/** Nanoseconds since 1970 as Unix milliseconds with decimals. */
const timeSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((nanoseconds) => Number(BigInt(nanoseconds) / 1000n) / 1000),
);

/** `kind` of a span that is a request to another process. */
const CLIENT_KIND = 3;

const spanSchema = v.pipe(
  v.object({
    traceId: v.string(),
    spanId: v.string(),
    parentSpanId: v.optional(v.string(), ''),
    name: v.string(),
    kind: v.number(),
    startTimeUnixNano: timeSchema,
    endTimeUnixNano: timeSchema,
    attributes: attributesSchema,
  }),
  v.transform(({ traceId, spanId, parentSpanId, name, kind, startTimeUnixNano, endTimeUnixNano, ...rest }) => ({
    traceId,
    id: spanId,
    /** Empty for the first span of a trace. */
    parent: parentSpanId,
    name,
    isRequest: kind === CLIENT_KIND,
    /** Unix milliseconds. */
    start: startTimeUnixNano,
    end: endTimeUnixNano,
    ...rest,
  })),
);

/** The body of an export by OTLP over HTTP in JSON. */
const exportSchema = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: attributesSchema }),
      scopeSpans: v.array(v.object({ spans: v.array(spanSchema) })),
    }),
  ),
});

export interface ReceivedSpan extends Readonly<v.InferOutput<typeof spanSchema>> {
  readonly service: string;
}

const spansOf = (body: unknown): ReceivedSpan[] =>
  v
    .parse(exportSchema, body)
    .resourceSpans.flatMap(({ resource, scopeSpans }) =>
      scopeSpans
        .flatMap(({ spans }) => spans)
        .map((each) => ({ ...each, service: resource.attributes['service.name'] ?? '' })),
    );

/** Traces that a receiver keeps. */
const MAX_TRACES = 1000;

/** Starts a receiver of OTLP over HTTP in JSON, which keeps the newest traces in memory. Port 0 is any free port. */
export const startReceiver = async (port: number) => {
  const traces = new Map<string, ReceivedSpan[]>();
  const listeners = new Set<() => void>();
  const storeSpan = (received: ReceivedSpan): void => {
    const traceSpans = traces.get(received.traceId) ?? [];
    traces.set(received.traceId, [...traceSpans, received]);
    const [oldest] = traces.keys();
    if (traces.size > MAX_TRACES && oldest !== undefined) traces.delete(oldest);
  };
  const server = createServer((request, response) => {
    json(request)
      .then((body) => {
        for (const each of spansOf(body)) storeSpan(each);
        response.setHeader('content-type', 'application/json').end('{}');
        for (const listener of listeners) listener();
      })
      .catch(() => response.writeHead(400).end());
  });
  return {
    /** The value of OTEL_EXPORTER_OTLP_ENDPOINT for the processes that are to send their spans here. */
    endpoint: `http://127.0.0.1:${await listenOn(server, port)}`,
    spansOf: (traceId: string): readonly ReceivedSpan[] => traces.get(traceId) ?? [],
    /** Calls `listener` whenever spans arrive. Returns a function that ends this. */
    onSpans: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
