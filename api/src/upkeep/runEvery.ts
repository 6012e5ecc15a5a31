import type { FastifyInstance } from 'fastify';

/**
 * Runs a task every `intervalMs` milliseconds while the server runs. Skips a run while the last one has not ended, and logs failures. A
 * closing server aborts the signal of the task, and waits for the task before its `onClose` hooks, which close what the task uses.
 * Returns a function that runs the task now, or again as soon as the current run has ended.
 */
export const runEvery = (
  app: FastifyInstance,
  intervalMs: number,
  task: (signal: AbortSignal) => Promise<unknown>,
): (() => void) => {
  const closing = new AbortController();
  let running: Promise<unknown> | undefined;
  let isRequested = false;
  const run = async (): Promise<void> => {
    do {
      isRequested = false;
      try {
        await task(closing.signal);
      } catch (error) {
        app.log.error({ err: error });
      }
    } while (isRequested && !closing.signal.aborted);
  };
  const startRun = (): void => {
    running ??= run().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(startRun, intervalMs);
  timer.unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    closing.abort();
    await running;
  });
  return () => {
    isRequested = true;
    startRun();
  };
};
