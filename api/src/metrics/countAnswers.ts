import type { FastifyInstance } from 'fastify';
import type { Mailer } from '../mail/mailer';
import type { Metrics } from './metrics';

/** Counts every answer, under the pattern of its path: what visitors write into paths must not become labels. */
export const countAnswers = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook('onResponse', async (request, reply) => {
    metrics.answered({
      route: request.routeOptions.url ?? 'unknown',
      method: request.method,
      status: reply.statusCode,
      code: request.refusalCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
};

/** A mailer whose outcomes are counted. */
export const countedMailer = (mailer: Mailer, metrics: Metrics): Mailer => ({
  send: async (mail) => {
    try {
      await mailer.send(mail);
      metrics.mailSent('sent');
    } catch (error) {
      metrics.mailSent('failed');
      throw error;
    }
  },
});
