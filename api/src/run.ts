import { stopWithSupervisor } from '@caravan/shared/http';
import { startTracing } from '@caravan/shared/tracing';
import { readConfig } from './config/config';
import { errorCodeOf } from './log/errorCode';
import { errorMessageOf } from './log/errorMessage';
import type { Deps } from './deps';
import { type Demo, start } from './start';

export type { Demo, Deps };

const startFailureOf = (error: unknown): string => {
  if (errorCodeOf(error) === 'EADDRINUSE') {
    return `port ${process.env.API_PORT || '4400'} is in use; set API_PORT to another one`;
  }
  return errorMessageOf(error);
};

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

let lastFailure = '';

/** Prints why spans are not exported. OpenTelemetry repeats the message with every attempt. */
const reportFailureOnce = (message: string): void => {
  if (message !== lastFailure) process.stderr.write(`api: traces are not exported: ${message}\n`);
  lastFailure = message;
};

const startProcess = async (demo: Demo | undefined): Promise<void> => {
  let stop = (): void => process.exit(1);
  stopWithSupervisor(() => stop());
  const config = readConfig(process.env);
  const sendLastSpans = await startTracing('caravan-api', reportFailureOnce);
  const app = await start(config, say, demo);
  stop = () => {
    void app
      .close()
      .then(sendLastSpans)
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  // Port 0: the system chooses a free one.
  const [address] = app.addresses();
  const port = typeof address === 'object' ? address.port : config.port;
  say(`api ready http://${config.host}:${String(port)}`);
};

/** Runs the API until the process ends. */
export const run = (demo?: Demo): void => {
  startProcess(demo).catch((error: unknown) => {
    process.stderr.write(`api: ${startFailureOf(error)}\n`);
    process.exit(1);
  });
};
