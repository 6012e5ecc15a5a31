import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { register } from '../register';

/** Records the spans of a test file in memory, once for all of its tests. */
export const recordSpans = () => {
  const exporter = new InMemorySpanExporter();
  beforeAll(() => register('test', new SimpleSpanProcessor(exporter)));
  beforeEach(() => exporter.reset());
  return {
    /** Returns the spans that have ended. */
    spans: () => exporter.getFinishedSpans(),
  };
};
