import { type Call, type Envelope, pathOf } from '@caravan/shared/contracts/calls';
import { siteDay } from '@caravan/shared/terms';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type GenericSchema, type InferOutput, parse } from 'valibot';
import type { User } from '../database/schema';
import type { Deps } from '../deps';
import { successAnswer, successAnswerText } from './answers';
import { type CallContext, currencyOf, languageOf, type ReadContext } from './context';
import { ensureDiskSpace } from '../limits/diskSpace';
import { shareOf, shares } from '../limits/quotas';
import { countedAddress } from '../limits/sender';
import { userOfToken } from '../credentials/sessions';
import type { AnswerCache } from './answerCache';
import { openEnvelope, openParameter } from './parse';
import { reasons, Refusal } from './refusal';
import { refuseRepeated, type createRepeatCheck } from './replay';

type Handler<C, P extends GenericSchema, R extends GenericSchema> = (
  parameter: InferOutput<P>,
  context: C,
) => Promise<InferOutput<R>>;

const requireUser = async ({ db, now }: Deps, token: string): Promise<User> => {
  const user = await userOfToken(db, token, new Date(now()));
  if (user === undefined) throw new Refusal(reasons.sessionInvalid);
  return user;
};

/** Calls of the main and car API also have the token in a header. Our client never sends two different tokens. */
const refuseOtherToken = ({ host }: Pick<Call, 'host'>, header: string | string[] | undefined, token: string): void => {
  if (host !== 'tracking' && header !== undefined && header !== token) {
    throw new Refusal(reasons.otherToken);
  }
};

/** Parses the envelope. Counts an invalid body for its address, because it names no client. */
const openEnvelopeOrCount = async (app: FastifyInstance, request: FastifyRequest, now: number): Promise<Envelope> => {
  try {
    return openEnvelope(request.body, now);
  } catch (error) {
    await app.limits.count(request);
    throw error;
  }
};

/** Answers a call after all checks. */
type Responder<P extends GenericSchema> = (
  parameter: InferOutput<P>,
  envelope: Envelope,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>;

const serve = <P extends GenericSchema>(
  app: FastifyInstance,
  { config, now }: Deps,
  call: Call<P>,
  respond: Responder<P>,
  settings: Pick<FastifyContextConfig, 'rateLimit' | 'reads'>,
): void => {
  app.post(pathOf(call, config.names), { config: { call: true, ...settings } }, async (request, reply) => {
    const envelope = await openEnvelopeOrCount(app, request, now());
    request.traceId = envelope.traceId;
    await app.limits.admit(request, envelope);
    refuseOtherToken(call, request.headers['access-token'], envelope.token);
    const parameter = openParameter(call.parameter, envelope.parameter);
    void reply.type('application/json; charset=utf-8');
    return app.limits.work(() => {
      app.refuseRepeatedHere(envelope.requestId);
      return respond(parameter, envelope, request, reply);
    });
  });
};

/** Validates a result if VALIDATE_ANSWERS is set. */
const validateResult = <R extends GenericSchema>(
  { config }: Deps,
  { result }: Call<GenericSchema, R>,
  value: unknown,
) => (config.validateAnswers ? parse(result, value) : value);

/** Answers a call by its handler. */
const createResponder =
  <P extends GenericSchema, R extends GenericSchema>(
    deps: Deps,
    call: Call<P, R>,
    handler: Handler<CallContext, P, R>,
  ): Responder<P> =>
  async (parameter, envelope, request, reply) => {
    // Pages of partners may only read.
    if (request.headers['x-partner'] !== undefined) throw new Refusal(reasons.notForPartners);
    ensureDiskSpace(deps.diskSpace?.isShortForRows());
    await request.server.limits.store(request, Buffer.byteLength(String(request.body)));
    await refuseRepeated(deps.db, envelope.requestId, envelope.reqTime);
    const result = await handler(parameter, {
      language: languageOf(request.headers),
      currency: currencyOf(request.headers),
      token: envelope.token,
      traceId: envelope.traceId,
      timeZone: envelope.td,
      address: countedAddress(request, deps.config),
      cookies: request.headers.cookie,
      setCookie: (cookie) => {
        void reply.header('set-cookie', cookie);
      },
      user: () => requireUser(deps, envelope.token),
    });
    return successAnswer(validateResult(deps, call, result), envelope.traceId);
  };

/** Serves a call. Checks envelope, signature, time, payload and replay before the handler. */
export const serveCall = <P extends GenericSchema, R extends GenericSchema>(
  app: FastifyInstance,
  deps: Deps,
  call: Call<P, R>,
  handler: Handler<CallContext, P, R>,
): void => {
  serve(app, deps, call, createResponder(deps, call, handler), {});
};

/** Serves a call with a share of the rate limit of one address, with the same checks. */
export const serveLimitedCall = <P extends GenericSchema, R extends GenericSchema>(
  app: FastifyInstance,
  deps: Deps,
  call: Call<P, R>,
  share: keyof typeof shares,
  handler: Handler<CallContext, P, R>,
): void => {
  serve(app, deps, call, createResponder(deps, call, handler), {
    rateLimit: { max: shareOf(deps.config, shares[share]) },
  });
};

/** How long an incomplete answer is cached. */
const incompleteMs = 60_000;

/**
 * Serves a call that changes nothing and has the same answer for everybody, with the same checks. The answer is cached: it may
 * depend only on the arguments of the handler, the public content (`migrations/0013`) and the day of the site. An answer that is not
 * complete, because something failed, is created again after a minute.
 */
export const serveRead = <P extends GenericSchema, R extends GenericSchema>(
  app: FastifyInstance,
  deps: Deps,
  call: Call<P, R>,
  handler: Handler<ReadContext, P, R>,
  isComplete: (result: InferOutput<R>) => boolean = () => true,
): void => {
  const { now } = deps;
  const respond: Responder<P> = async (parameter, { traceId }, { headers }) => {
    const context: ReadContext = { language: languageOf(headers), currency: currencyOf(headers) };
    const cacheKey = JSON.stringify([call.path, siteDay(now()), context, parameter]);
    const answer = await app.answers(cacheKey, async (expireAfter) => {
      const result = await handler(parameter, context);
      if (!isComplete(result)) expireAfter(incompleteMs);
      return JSON.stringify(validateResult(deps, call, result));
    });
    return successAnswerText(answer, traceId);
  };
  serve(app, deps, call, respond, { reads: true });
};

declare module 'fastify' {
  interface FastifyInstance {
    readonly answers: AnswerCache;
    /** Shared by all calls: a request id that was sent to one call is refused by the others. */
    readonly refuseRepeatedHere: ReturnType<typeof createRepeatCheck>;
  }
}
