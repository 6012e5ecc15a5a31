import { guardServer, trustedProxies } from '@caravan/shared/http';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fastify, { LogController } from 'fastify';
import { addDocsReader } from './docs/reader';
import { docsRoutes } from './docs/routes';
import type { Deps } from './deps';
import { answerClientErrors } from './envelope/clientErrors';
import { answerErrors, answerUnknownPath } from './envelope/errors';
import { repeatsHere } from './envelope/replay';
import { readBodiesAsText } from './envelope/bodies';
import { keptAnswers } from './envelope/keptAnswers';
import { addLog, loggerOptions } from './log/log';
import { addLimits } from './limits/limits';
import { pressureOptionsOf } from './limits/pressure';
import { countAnswers, countedMailer } from './metrics/countAnswers';
import { makeMetrics } from './metrics/metrics';
import { metricsRoute } from './modules/metrics/routes';
import { addDownloads } from './modules/downloads/serve';
import { registerRoutes } from './modules/routes';
import { sendingMs } from './modules/uploads/objects';
import { allowOtherOrigins } from './transport/otherOrigins';
import { addSecurityHeaders } from './transport/securityHeaders';

const bodyLimit = 64 * 1024;
const bodyMs = 10_000;

/** Connections at the same time. The shell servers hold most of them, each from one address. */
const connections = { all: 4_000, ofAddress: 1_000, requestsOfAddress: 1_000 };

/** Milliseconds that a server which is told to end still takes for what it is answering. Fastify gives up closing after 10 s. */
const drainMs = 8000;

/** Serves something besides the API's own. */
export type MoreRoutes = (app: FastifyInstance, deps: Deps) => void;

/** The API without a listening socket: `listen` or `inject` is the caller's business. */
export const buildServer = async (given: Deps, moreRoutes?: MoreRoutes): Promise<FastifyInstance> => {
  const { config, poolUse } = given;
  const metrics = makeMetrics();
  if (poolUse !== undefined) {
    metrics.watchPool(poolUse);
  }
  const deps: Deps = { ...given, mailer: countedMailer(given.mailer, metrics) };
  const app = fastify({
    bodyLimit,
    trustProxy: trustedProxies(config.trustProxy),
    logger: loggerOptions(config.log, given.logTo),
    logController: new LogController({ disableRequestLogging: true }),
    // A server that closes answers by the limits' hook, in the form of every other answer.
    return503OnClosing: false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerClientErrors,
    frameworkErrors: (error, request, reply) => answerErrors(error, request, reply),
  });
  const guarded = guardServer(app.server, {
    ...connections,
    bodyTime: ({ method, url }) => (method === 'PUT' && url?.startsWith('/uploads/') ? sendingMs : bodyMs),
    longest: sendingMs,
    // A proxy brings all its visitors from one address.
    ...(config.trustProxy && { isShared: () => true }),
  });
  addLog(app);
  countAnswers(app, metrics);
  addSecurityHeaders(app);
  await allowOtherOrigins(app, config);
  readBodiesAsText(app);
  app.setErrorHandler(answerErrors);
  await app.register(underPressure, pressureOptionsOf(config));
  addLimits(app, config, metrics);
  // After the limits' own, from which on everything else is refused.
  app.addHook('preClose', () => guarded.drain(drainMs));
  app.decorate('refuseRepeatedHere', repeatsHere());
  app.decorate('answers', keptAnswers(deps.contentVersion, deps.rates.forget));
  app.setNotFoundHandler(answerUnknownPath);

  addDownloads(app);

  metricsRoute(app, config, metrics);
  registerRoutes(app, deps);
  docsRoutes(app, deps);
  await addDocsReader(app, deps);
  moreRoutes?.(app, deps);
  return app;
};
