import { context, SpanKind, trace, type Span } from '@opentelemetry/api';
import { Histogram } from 'prom-client';
import { failSpan, inSpan, traceparentOf, tracer, withSpanId } from '@caravan/shared/tracing';
import { Overloaded } from '../queue';
import { findRemote } from '../registry';
import type { RenderRequest, Reply, Step } from '../render';
import { NotRunning, OutOfTime, type RenderPool, SHELL } from '../workers';

type MeasuredRequest = Exclude<RenderRequest, { readonly kind: 'addresses' }>;

/** How a request ended. `refused`: for no fault of the remote, as by a full queue. */
type RenderOutcome = 'rendered' | 'failed' | 'refused';

const outcomeOf = (error: unknown): RenderOutcome =>
  [Overloaded, OutOfTime, NotRunning].some((kind) => error instanceof kind) ? 'refused' : 'failed';

/** Makes spans of what a render worker did. A call is part of the step in which it began. */
const addSteps = (steps: readonly Step[], span: Span): void => {
  const contextIn = (parent: Span) => trace.setSpan(context.active(), parent);
  const phases = steps
    .filter(({ spanId }) => spanId === undefined)
    .map((step) => ({ step, span: tracer.startSpan(step.name, { startTime: step.start }, contextIn(span)) }));
  for (const { name, start, end, spanId, status, isOpen } of steps) {
    if (spanId === undefined) continue;
    const parent = phases.find(({ step }) => step.start <= start && start <= step.end)?.span ?? span;
    const call = withSpanId(spanId, () =>
      tracer.startSpan(name, { startTime: start, kind: SpanKind.CLIENT }, contextIn(parent)),
    );
    if (status !== undefined) call.setAttribute('http.response.status_code', status);
    if (isOpen) call.setAttribute('caravan.unanswered', true);
    call.end(end);
  }
  for (const phase of phases) phase.span.end(phase.step.end);
};

/** Measures how long each remote takes to render, with the wait for its render worker: a metric, and spans. */
export const createRenderMeasures = () => {
  const seconds = new Histogram({
    name: 'caravan_shell_render_duration_seconds',
    help: 'Time until a remote has rendered its page or widget, its calls and its wait for a process included',
    labelNames: ['remote', 'kind', 'outcome'],
    registers: [],
  });
  return {
    seconds,
    /** Returns a pool whose requests are measured. */
    measure: (pool: RenderPool): RenderPool => {
      const sendRequest = async (
        ...[site, name, request, limits]: Parameters<RenderPool['sendRequest']>
      ): Promise<Reply> => {
        if (request.kind === 'addresses') return pool.sendRequest(site, name, request, limits);
        const { kind } = request;
        const remote = name === SHELL ? 'shell' : name;
        const part = kind === 'widget' ? request.slot.part : kind;
        const version = findRemote(site, name)?.descriptor.version;
        const attributes = { 'caravan.remote': remote, 'caravan.part': part, 'caravan.version': version };
        const stopTimer = seconds.startTimer({ remote, kind });
        return inSpan(`render ${remote} ${part}`, { attributes }, async (span) => {
          const traceparent = traceparentOf(context.active());
          const tracedRequest: MeasuredRequest = traceparent
            ? { ...request, pageRequest: { ...request.pageRequest, traceparent } }
            : request;
          try {
            const reply = await pool.sendRequest(site, name, tracedRequest, limits);
            const { response } = reply;
            const hasThrown = 'errors' in response && response.errors.length > 0;
            if (hasThrown) failSpan(span, 'thrown by the remote');
            if ('steps' in response) addSteps(response.steps ?? [], span);
            stopTimer({ outcome: hasThrown ? 'failed' : 'rendered' });
            return reply;
          } catch (error) {
            stopTimer({ outcome: outcomeOf(error) });
            throw error;
          }
        });
      };
      return { ...pool, sendRequest };
    },
  };
};

export type RenderMeasures = ReturnType<typeof createRenderMeasures>;
