import type { SpanProcessor } from '@opentelemetry/sdk-trace-node';
import { requestedSpanId } from './spanIds';

let isRegistered = false;

/** Returns whether this process records spans. Without that, all spans are without effect. */
export const isTracing = (): boolean => isRegistered;

/**
 * Loads the SDK of OpenTelemetry and sends all spans of this process to `processor`. `service` is the name of the process, unless
 * OTEL_SERVICE_NAME or OTEL_RESOURCE_ATTRIBUTES gives another one.
 */
export const register = async (service: string, processor: SpanProcessor) => {
  const [{ NodeTracerProvider, RandomIdGenerator }, { W3CTraceContextPropagator }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
  ]);
  const random = new RandomIdGenerator();
  const provider = new NodeTracerProvider({
    resource: resources
      .resourceFromAttributes({ 'service.name': service })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [processor],
    idGenerator: {
      generateTraceId: () => random.generateTraceId(),
      generateSpanId: () => requestedSpanId() ?? random.generateSpanId(),
    },
  });
  // Without the propagator of baggage, by which visitors could send any text.
  provider.register({ propagator: new W3CTraceContextPropagator() });
  isRegistered = true;
  return provider;
};
