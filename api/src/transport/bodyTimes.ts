import type { FastifyInstance } from 'fastify';

/**
 * Ends connections whose body does not arrive in time: after `ms`, or after `bodyMs` of a route's configuration. The
 * server's own `requestTimeout` knows one limit only, and has to be that of the slowest route.
 */
export const limitBodyTimes = (app: FastifyInstance, ms: number): void => {
  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    if (raw.method === 'GET' || raw.method === 'HEAD') {
      return;
    }
    const timer = setTimeout(() => {
      if (!raw.complete) {
        raw.destroy();
      }
    }, routeOptions.config.bodyMs ?? ms);
    timer.unref();
    raw.once('close', () => {
      clearTimeout(timer);
    });
  });
};

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the body of a request may take, in milliseconds. */
    bodyMs?: number;
  }
}
