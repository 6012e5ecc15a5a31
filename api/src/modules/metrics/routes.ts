import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config';
import { alwaysAnswered } from '../../limits/limits';
import { isSecret } from '../../credentials/secret';
import type { Metrics } from '../../metrics/metrics';

const mayRead = ({ headers }: FastifyRequest, token: string | undefined): boolean =>
  token === undefined || isSecret(headers.authorization, `Bearer ${token}`);

/** `/metrics` for Prometheus; behind METRICS_TOKEN where that is set. The shell server passes no request on to it. */
export const metricsRoute = (app: FastifyInstance, { metricsToken }: Config, metrics: Metrics): void => {
  app.get('/metrics', alwaysAnswered, async (request, reply) => {
    if (!mayRead(request, metricsToken)) {
      return reply.header('www-authenticate', 'Bearer').callNotFound();
    }
    return reply.type(metrics.contentType).send(await metrics.text());
  });
};
