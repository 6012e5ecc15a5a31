import type { FastifyInstance } from 'fastify';

/**
 * Runs a task every `ms` milliseconds while the server runs. Skips a run while the last one has not ended, and logs failures. A
 * closing server waits for the task before its `onClose` hooks, which close what the task uses.
 */
export const regularly = (app: FastifyInstance, ms: number, task: () => Promise<unknown>): void => {
  let running: Promise<unknown> | undefined;
  const run = async (): Promise<void> => {
    try {
      await task();
    } catch (error) {
      app.log.error({ err: error });
    }
  };
  const timer = setInterval(() => {
    running ??= run().finally(() => {
      running = undefined;
    });
  }, ms);
  timer.unref();
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
};
