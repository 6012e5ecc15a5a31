import { setTimeout } from 'node:timers/promises';
import { diag, DiagLogLevel } from '@opentelemetry/api';
import { register } from './register';

/** Milliseconds that a process that ends waits until its last spans are sent. */
const LAST_EXPORT_MS = 2000;

const noop = (): void => undefined;

/** Returns whether the variables of OpenTelemetry name a receiver of spans. */
const hasReceiver = ({
  OTEL_SDK_DISABLED: disabled,
  OTEL_TRACES_EXPORTER: exporter,
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: ownEndpoint,
}: NodeJS.ProcessEnv): boolean =>
  disabled?.toLowerCase() !== 'true' && exporter !== 'none' && Boolean(endpoint || ownEndpoint);

/**
 * Exports the spans of this process by OTLP if OTEL_EXPORTER_OTLP_ENDPOINT is set. Otherwise loads nothing. Returns a function that
 * sends the last spans. `onFailure` receives the errors of OpenTelemetry.
 */
export const startTracing = async (
  service: string,
  onFailure: (message: string) => void,
): Promise<() => Promise<void>> => {
  if (!hasReceiver(process.env)) return async () => undefined;
  const [{ OTLPTraceExporter }, { BatchSpanProcessor }] = await Promise.all([
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/sdk-trace-node'),
  ]);
  // The exporter wraps an error in JSON, with its stack.
  const reportMessage = (message: string): void => onFailure(/"message":"([^"]*)"/.exec(message)?.[1] ?? message);
  diag.setLogger(
    { error: reportMessage, warn: reportMessage, info: noop, debug: noop, verbose: noop },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const provider = await register(service, new BatchSpanProcessor(new OTLPTraceExporter()));
  return async () => {
    const shutdown = provider.shutdown().catch((error: unknown) => onFailure(String(error)));
    await Promise.race([shutdown, setTimeout(LAST_EXPORT_MS, undefined, { ref: false })]);
  };
};
