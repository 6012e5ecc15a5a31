import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSecret } from '@caravan/shared/http';
import type { Config } from '../../config/config';
import { alwaysAnswered } from '../../limits/limits';
import type { Metrics } from '../../metrics/metrics';

const mayRead = ({ headers }: FastifyRequest, token: string | undefined): boolean =>
  token === undefined || isSecret(headers.authorization, `Bearer ${token}`);

/**
 * Serves `/metrics` for Prometheus, protected by METRICS_TOKEN if that is set. The shell server does not proxy this
 * path.
 */
export const metricsRoute = (app: FastifyInstance, { metricsToken }: Config, metrics: Metrics): void => {
  app.get('/metrics', alwaysAnswered, async (request, reply) => {
    if (!mayRead(request, metricsToken)) {
      return reply.header('www-authenticate', 'Bearer').callNotFound();
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
};
