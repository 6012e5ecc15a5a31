import type { FastifyInstance } from 'fastify';

/** Structured logs (pino). Unless LOG says otherwise only errors are written, and to stderr: stdout belongs to the start message. */
export const loggerOptions = (level: string | undefined) =>
  level === undefined ? { level: 'error', stream: process.stderr } : { level };

/** One line per answered request, with the traceId of its page view. */
export const addLog = (app: FastifyInstance): void => {
  app.decorateRequest('traceId', '');
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      traceId: request.traceId,
      method: request.method,
      path: request.url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The traceId of the call's envelope; empty until it is read. */
    traceId: string;
  }
}
