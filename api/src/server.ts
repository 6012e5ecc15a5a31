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
import { codeRoutes } from './modules/codes/routes';
import { countryRoutes } from './modules/countries/routes';
import { dataRoutes } from './modules/data/routes';
import { feedbackRoutes } from './modules/feedback/routes';
import { finderRoutes } from './modules/finder/routes';
import { healthRoutes } from './modules/health/routes';
import { homeRoutes } from './modules/home/routes';
import { identityLookupRoutes } from './modules/referrers/routes';
import { identityRoutes } from './modules/openId/routes';
import { inboxRoutes } from './modules/inbox/routes';
import { friendshipRoutes } from './modules/friendships/routes';
import { adminRoutes } from './modules/admin/routes';
import { comparisonRoutes } from './modules/comparison/routes';
import { downloadRoutes } from './modules/downloads/routes';
import { addDownloads } from './modules/downloads/serve';
import { personRoutes } from './modules/persons/routes';
import { prizeRoutes } from './modules/prize/routes';
import { sendingMs } from './modules/uploads/objects';
import { sessionRoutes } from './modules/sessions/routes';
import { statisticsRoutes } from './modules/statistics/routes';
import { uploadRoutes } from './modules/uploads/routes';
import { requestRoutes } from './modules/requests/routes';
import { vehicleRoutes } from './modules/vehicles/routes';
import { watchRoutes } from './modules/watches/routes';
import { trackRoutes } from './modules/track/routes';
import { usedCarRoutes } from './modules/usedCars/routes';
import { userRoutes } from './modules/users/routes';
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
  healthRoutes(app, deps);
  homeRoutes(app, deps);
  dataRoutes(app, deps);
  statisticsRoutes(app, deps);
  finderRoutes(app, deps);
  vehicleRoutes(app, deps);
  identityLookupRoutes(app, deps);
  requestRoutes(app, deps);
  watchRoutes(app, deps);
  trackRoutes(app, deps);
  adminRoutes(app, deps);
  usedCarRoutes(app, deps);
  codeRoutes(app, deps);
  sessionRoutes(app, deps);
  identityRoutes(app, deps);
  userRoutes(app, deps);
  personRoutes(app, deps);
  countryRoutes(app, deps);
  feedbackRoutes(app, deps);
  inboxRoutes(app, deps);
  friendshipRoutes(app, deps);
  comparisonRoutes(app, deps);
  downloadRoutes(app, deps);
  prizeRoutes(app, deps);
  uploadRoutes(app, deps);
  docsRoutes(app, deps);
  await addDocsReader(app, deps);
  moreRoutes?.(app, deps);
  return app;
};
