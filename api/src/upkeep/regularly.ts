import type { FastifyInstance } from 'fastify';

/**
 * Does a task every `ms` milliseconds while the server runs, except where it is still at it; a failure is logged. A server
 * that closes lets it end first, and only then closes what the task works on (`onClose`).
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
