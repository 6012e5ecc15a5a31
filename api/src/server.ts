import { guardServer, readableTarget, trustedProxies } from '@caravan/shared/http';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import fastify, { LogController } from 'fastify';
import { addDocsReader } from './docs/reader';
import { docsRoutes } from './docs/routes';
import type { Deps } from './deps';
import { answerClientErrors } from './envelope/clientErrors';
import { answerErrors, answerUnknownPath } from './envelope/errors';
import { createRepeatCheck } from './envelope/replay';
import { readBodiesAsText } from './envelope/bodies';
import { createAnswerCache } from './envelope/answerCache';
import { addLog, loggerOptions } from './log/log';
import { addLimits } from './limits/limits';
import { pressureOptionsOf } from './limits/pressure';
import { countAnswers } from './metrics/countAnswers';
import { metricsRoute } from './modules/metrics/routes';
import { addDownloads } from './modules/downloads/serve';
import { registerRoutes } from './modules/routes';
import { uploadTimeoutMs } from './modules/uploads/objects';
import { traceCalls } from './tracing/requestSpans';
import { allowOtherOrigins } from './transport/otherOrigins';
import { addSecurityHeaders } from './transport/securityHeaders';

const bodyLimit = 64 * 1024;
const bodyTimeoutMs = 10_000;

/** Concurrent connections. The shell servers hold most of them, each from one address. */
const connections = { all: 4_000, ofAddress: 1_000, requestsOfAddress: 1_000 };

/** Milliseconds that a closing server waits for running requests. Fastify gives up closing after 10 s. */
const drainTimeoutMs = 8000;

/** Registers additional routes. */
export type MoreRoutes = (app: FastifyInstance, deps: Deps) => void;

/** Creates the API. The caller calls `listen` or `inject`. */
export const buildServer = async (deps: Deps, moreRoutes?: MoreRoutes): Promise<FastifyInstance> => {
  const { config, metrics } = deps;
  const app = fastify({
    bodyLimit,
    trustProxy: trustedProxies(config.trustProxy),
    logger: loggerOptions(config.log, deps.logTo),
    logController: new LogController({ disableRequestLogging: true }),
    // `addLimits` answers while the server closes, in the usual form.
    return503OnClosing: false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: answerClientErrors,
    rewriteUrl: ({ url = '/' }) => readableTarget(url),
  });
  const guard = guardServer(app.server, {
    ...connections,
    bodyTimeoutMs: ({ method, url }) =>
      method === 'PUT' && url?.startsWith('/uploads/') ? uploadTimeoutMs : bodyTimeoutMs,
    longestBodyTimeoutMs: uploadTimeoutMs,
    // All visitors of a proxy have one address.
    ...(config.trustProxy && { isShared: () => true }),
  });
  traceCalls(app);
  addLog(app);
  countAnswers(app, metrics);
  addSecurityHeaders(app);
  await allowOtherOrigins(app, config);
  readBodiesAsText(app);
  app.setErrorHandler(answerErrors);
  await app.register(underPressure, pressureOptionsOf(config));
  addLimits(app, deps, metrics);
  // After the hook of the limits, which refuses new requests.
  app.addHook('preClose', () => guard.drain(drainTimeoutMs));
  app.decorate('refuseRepeatedHere', createRepeatCheck(deps.now));
  app.decorate('answers', createAnswerCache(deps.contentVersion));
  app.setNotFoundHandler(answerUnknownPath);

  addDownloads(app);

  metricsRoute(app, config, metrics);
  registerRoutes(app, deps);
  docsRoutes(app, deps);
  await addDocsReader(app, deps);
  moreRoutes?.(app, deps);
  return app;
};
