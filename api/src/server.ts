import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fastify, { LogController } from 'fastify';
import type { Deps } from './deps';
import { answerErrors, answerUnknownPath } from './envelope/errors';
import { readBodiesAsText } from './envelope/bodies';
import { addLog, loggerOptions } from './log';
import { limitsOf, pressureOptionsOf } from './limits';
import { accountRoutes } from './modules/account/routes';
import { dataRoutes } from './modules/data/routes';
import { finderRoutes } from './modules/finder/routes';
import { healthRoutes } from './modules/health/routes';
import { homeRoutes } from './modules/home/routes';
import { mediaRoutes } from './modules/media/routes';
import { usedCarRoutes } from './modules/usedCars/routes';
import { addSecurityHeaders } from './securityHeaders';

const bodyLimit = 64 * 1024;
const requestTimeoutMs = 15_000;

/** The API without a listening socket: `listen` or `inject` is the caller's business. */
export const buildServer = async (deps: Deps): Promise<FastifyInstance> => {
  const app = fastify({
    bodyLimit,
    requestTimeout: requestTimeoutMs,
    logger: loggerOptions(deps.config.log),
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => answerErrors(error, request, reply),
  });
  addLog(app);
  addSecurityHeaders(app);
  readBodiesAsText(app);
  app.setErrorHandler(answerErrors);
  await app.register(underPressure, pressureOptionsOf(deps.config));
  await app.register(rateLimit, limitsOf(deps.config));
  app.setNotFoundHandler(answerUnknownPath);

  healthRoutes(app, deps);
  homeRoutes(app, deps);
  dataRoutes(app, deps);
  finderRoutes(app, deps);
  usedCarRoutes(app, deps);
  accountRoutes(app, deps);
  mediaRoutes(app);
  return app;
};
