import type { Call } from '@caravan/shared/contracts/calls';
import { pathOf } from '@caravan/shared/contracts/calls';
import type { FastifyInstance } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import { parse } from 'valibot';
import type { User } from '../database/schema';
import type { Deps } from '../deps';
import { success } from './answers';
import type { CallContext } from './context';
import { currencyOf, languageOf } from './context';
import { addressOf } from '../limits';
import { userOfToken } from '../modules/sessions/repository';
import { openEnvelope, openParameter } from './parse';
import { reasons, Refusal } from './refusal';
import { refuseRepeated } from './replay';

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
  const options = requestsAMinute === undefined ? {} : { config: { rateLimit: { max: requestsAMinute } } };
  app.post(pathOf(call, config.names), options, async (request) => {
    const opened = openEnvelope(request.body, now());
    request.traceId = opened.traceId;
    const parameter = openParameter(call.parameter, opened.parameter);
    await refuseRepeated(db, opened.requestId, opened.reqTime);
    const result = await handler(parameter, {
      language: languageOf(request.headers),
      currency: currencyOf(request.headers),
      token: opened.token,
      traceId: opened.traceId,
      address: addressOf(request, config),
      user: () => signedIn(deps, opened.token),
    });
    return success(config.validateAnswers ? parse(call.result, result) : result, opened.traceId);
  });
};
