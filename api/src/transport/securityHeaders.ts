import type { FastifyInstance } from 'fastify';

const defaults = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'no-referrer'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['cache-control', 'no-store'],
] as const;

/** Headers of answers that do not set their own. Answers of calls are never cached. */
export const addSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    for (const [name, value] of defaults) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    done();
  });
};
