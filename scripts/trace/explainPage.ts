import type { ReceivedSpan, Receiver } from './receiver';
import { traceTree } from './traceTree';

/** Milliseconds that spans may take to arrive: processes send them every five seconds. */
const ARRIVAL_MS = 20_000;

/** Returns whether a trace has its first span, which ends last, and the spans of the API for each call. */
const isComplete = (spans: readonly ReceivedSpan[]): boolean => {
  const ids = new Set(spans.map(({ id }) => id));
  const parents = new Set(spans.map(({ parent }) => parent));
  const isAnswered = ({ id, attributes }: ReceivedSpan): boolean =>
    attributes['http.response.status_code'] === undefined || parents.has(id);
  return (
    spans.length > 0 &&
    spans.every(({ parent }) => parent === '' || ids.has(parent)) &&
    spans.filter(({ isRequest }) => isRequest).every(isAnswered)
  );
};

/**
 * Resolves with the spans of a trace once they are complete and one has the name `last`. After 20 s, resolves with the spans
 * that came. Rejects if none came.
 */
export const awaitTrace = async (
  { spansOf, onSpans, endpoint }: Receiver,
  traceId: string,
  last?: string,
): Promise<readonly ReceivedSpan[]> => {
  await new Promise<void>((resolve) => {
    const end = (): void => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const check = (): void => {
      const spans = spansOf(traceId);
      if (isComplete(spans) && (last === undefined || spans.some(({ name }) => name === last))) end();
    };
    const stop = onSpans(check);
    const timer = setTimeout(end, ARRIVAL_MS);
    check();
  });
  const spans = spansOf(traceId);
  if (spans.length === 0) throw new Error(`no span of the trace ${traceId} arrived at ${endpoint}`);
  return spans;
};

/** Returns the id of the trace that an answer names in its header `Server-Timing`. */
export const traceIdIn = (serverTiming: string | null | undefined): string | undefined =>
  /traceparent;desc="00-([0-9a-f]{32})-/.exec(serverTiming ?? '')?.[1];

/** Opens the pages one after the other. Returns the address of the slowest, its milliseconds, and its trace as lines. */
export const explainSlowest = async (receiver: Receiver, addresses: readonly string[]) => {
  const visits = [];
  for (const address of addresses) {
    const startedAt = performance.now();
    // The next page begins when this one has arrived, as in the browser of one visitor.
    const response = await fetch(address, { redirect: 'manual' });
    await response.arrayBuffer();
    const traceId = traceIdIn(response.headers.get('server-timing'));
    if (traceId !== undefined) visits.push({ address, ms: performance.now() - startedAt, traceId });
  }
  const [slowest] = visits.toSorted((first, second) => second.ms - first.ms);
  if (!slowest)
    throw new Error(`no page named a trace: start the site with OTEL_EXPORTER_OTLP_ENDPOINT=${receiver.endpoint}`);
  const spans = await awaitTrace(receiver, slowest.traceId);
  return { address: slowest.address, ms: slowest.ms, lines: traceTree(spans) };
};
