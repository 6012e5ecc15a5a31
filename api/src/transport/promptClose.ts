import type { FastifyInstance } from 'fastify';

/** Milliseconds between two looks for connections at rest while the server closes. */
const lookMs = 50;

/**
 * Lets a closing server wait for answers only, not for the connections that carried them. Node closes those at rest
 * once, as it begins to close: one whose answer ends a moment later would be kept for as long as it may rest.
 */
export const closePromptly = (app: FastifyInstance): void => {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => {
      app.server.closeIdleConnections();
    }, lookMs);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
  });
};
