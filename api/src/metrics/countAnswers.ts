import type { FastifyInstance } from 'fastify';
import type { Mailer } from '../mail/mailer';
import type { Metrics } from './metrics';

/** Counts answers by the pattern of their path. The path itself would create unlimited labels. */
export const countAnswers = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook('onResponse', async (request, reply) => {
    metrics.countRequest({
      route: request.routeOptions.url ?? 'unknown',
      method: request.method,
      status: reply.statusCode,
      code: request.refusalCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
};

/** Wraps a mailer to count sent and failed mails. */
export const createCountingMailer = (mailer: Mailer, metrics: Metrics): Mailer => ({
  send: async (mail) => {
    try {
      await mailer.send(mail);
      metrics.countMail('sent');
    } catch (error) {
      metrics.countMail('failed');
      throw error;
    }
  },
});
