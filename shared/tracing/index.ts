// Traces by OpenTelemetry. For servers alone: browsers and render workers export nothing.

export { isTracing } from './register';
export { withSpanId } from './spanIds';
export { contextOf, failSpan, inSpan, startRequestSpan, traceparentOf, tracer } from './spans';
export { startTracing } from './startTracing';
