import type { FastifyInstance } from 'fastify';

/**
 * Runs a task every `intervalMs` milliseconds while the server runs. Skips a run while the last one has not ended, and logs failures. A
 * closing server waits for the task before its `onClose` hooks, which close what the task uses. Returns a function that runs the
 * task now, or again as soon as the current run has ended.
 */
export const runEvery = (app: FastifyInstance, intervalMs: number, task: () => Promise<unknown>): (() => void) => {
  let running: Promise<unknown> | undefined;
  let isRequested = false;
  const run = async (): Promise<void> => {
    do {
      isRequested = false;
      try {
        await task();
      } catch (error) {
        app.log.error({ err: error });
      }
    } while (isRequested);
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
    await running;
  });
  return () => {
    isRequested = true;
    startRun();
  };
};
