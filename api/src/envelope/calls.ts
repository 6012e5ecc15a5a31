import type { Call, Envelope } from '@caravan/shared/contracts/calls';
import { pathOf } from '@caravan/shared/contracts/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import { parse } from 'valibot';
import type { User } from '../database/schema';
import type { Deps } from '../deps';
import { success } from './answers';
import type { CallContext } from './context';
import { currencyOf, languageOf } from './context';
import { countedAddress } from '../limits/limits';
import { userOfToken } from '../credentials/sessions';
import { openEnvelope, openParameter } from './parse';
import { reasons, Refusal } from './refusal';
import { refuseRepeated, repeatsHere } from './replay';

type Handler<P extends GenericSchema, R extends GenericSchema> = (
  parameter: InferOutput<P>,
  context: CallContext,
) => Promise<InferOutput<R>>;

const signedIn = async ({ db, now }: Deps, token: string): Promise<User> => {
  const user = await userOfToken(db, token, new Date(now()));
  if (user === undefined) {
    throw new Refusal(reasons.sessionInvalid);
  }
  return user;
};

/** Main and car API also send the token as a header: two tokens in one call are no call of our client. */
const refuseOtherToken = ({ host }: Pick<Call, 'host'>, header: string | string[] | undefined, token: string): void => {
  if (host !== 'tracking' && header !== undefined && header !== token) {
    throw new Refusal(reasons.otherToken);
  }
};

/** The envelope of a call; a body that is none counts for its address, since it says of no client. */
const openCounted = (app: FastifyInstance, request: FastifyRequest, now: number): Envelope => {
  try {
    return openEnvelope(request.body, now);
  } catch (error) {
    app.limits.count(request);
    throw error;
  }
};

/**
 * Serves one call: envelope, signature, time, payload and replay are checked before the handler sees anything.
 * `requestsAMinute`: a limit per address of its own.
 */
export const serveCall = <P extends GenericSchema, R extends GenericSchema>(
  app: FastifyInstance,
  deps: Deps,
  call: Call<P, R>,
  handler: Handler<P, R>,
  { requestsAMinute }: { readonly requestsAMinute?: number } = {},
): void => {
  const { db, config, now } = deps;
  const limit = requestsAMinute === undefined ? {} : { rateLimit: { max: requestsAMinute } };
  const refuseRepeatedHere = call.isPublicRead ? repeatsHere() : undefined;
  app.post(pathOf(call, config.names), { config: { call: true, ...limit } }, async (request) => {
    const opened = openCounted(app, request, now());
    request.traceId = opened.traceId;
    app.limits.admit(request, opened);
    refuseOtherToken(call, request.headers['access-token'], opened.token);
    const parameter = openParameter(call.parameter, opened.parameter);
    const result = await app.limits.work(async () => {
      if (refuseRepeatedHere) refuseRepeatedHere(opened.requestId, now());
      else await refuseRepeated(db, opened.requestId, opened.reqTime);
      return handler(parameter, {
        language: languageOf(request.headers),
        currency: currencyOf(request.headers),
        token: opened.token,
        traceId: opened.traceId,
        timeZone: opened.td,
        address: countedAddress(request, config),
        user: () => signedIn(deps, opened.token),
      });
    });
    return success(config.validateAnswers ? parse(call.result, result) : result, opened.traceId);
  });
};
