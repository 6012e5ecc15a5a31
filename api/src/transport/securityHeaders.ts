import type { FastifyInstance } from 'fastify';

/** Headers of every answer that does not set its own. Answers of calls are never cached. */
export const addSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onSend', async (_request, reply) => {
    const defaults = {
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    };
    for (const [name, value] of Object.entries(defaults)) {
      if (!reply.hasHeader(name)) {
        reply.header(name, value);
      }
    }
  });
};
