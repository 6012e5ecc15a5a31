import { randomBytes, randomUUID } from 'node:crypto';
import { type Answer, answer, type Call, type Envelope, pathOf, signEnvelope } from '@caravan/shared/contracts/calls';
import type { Currency, Language } from '@caravan/shared/terms';
import type { FastifyInstance } from 'fastify';
import { md5 } from 'js-md5';
import { type GenericSchema, type InferInput, type InferOutput, parse } from 'valibot';
import { suiteNow } from './suiteClock';

export interface CallOptions {
  readonly lang?: Language;
  readonly currency?: Currency;
  readonly reqTime?: number;
  readonly requestId?: string;
  /** The session token. Empty without a session. */
  readonly token?: string;
  /** The visitor's address that a shell server passes on. The API then needs INTERNAL_KEY=the-secret. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Creates the id of a client that the API does not know. */
export const newClient = (): string => randomBytes(16).toString('hex');

/** Creates a signed envelope with a payload. */
export const envelopeOf = (parameter: object, { reqTime, requestId, token = '' }: CallOptions = {}): Envelope =>
  signEnvelope(
    {
      parameter: { ...parameter },
      requestId: requestId ?? randomUUID(),
      traceId: 'trace-of-the-test',
      td: 'Asia/Tbilisi',
      reqTime: reqTime ?? suiteNow(),
      token,
      platform: 'web',
    },
    md5,
  );

/** Posts any body to a path and reads the answer. */
export const post = async (app: FastifyInstance, path: string, body: string, headers: Record<string, string> = {}) => {
  const response = await app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
  return { status: response.statusCode, headers: response.headers, body: parse(answer, response.json()) };
};

/** Makes a call like a client. Returns the response. */
export const send = (app: FastifyInstance, call: Pick<Call, 'path'>, parameter: object, options: CallOptions = {}) => {
  const { lang = 'en', currency = 'USD', from, headers } = options;
  return post(app, pathOf(call), JSON.stringify(envelopeOf(parameter, options)), {
    lang,
    currency,
    ...(from === undefined ? {} : { 'x-internal-key': 'the-secret', 'x-forwarded-for': from }),
    ...headers,
  });
};

/** Makes a call like a client and returns the whole answer. */
export const attempt = async (
  app: FastifyInstance,
  call: Pick<Call, 'path'>,
  parameter: object,
  options: CallOptions = {},
): Promise<Answer> => {
  const { status, body } = await send(app, call, parameter, options);
  if (status !== 200) throw new Error(`${call.path} responded with status ${String(status)}`);
  return body;
};

/** Makes a call that must succeed. Validates and returns its result. */
const callApi = async <P extends GenericSchema, R extends GenericSchema>(
  app: FastifyInstance,
  call: Call<P, R>,
  parameter: InferInput<P> & object,
  options: CallOptions = {},
): Promise<InferOutput<R>> => {
  const { success, errors, result } = await attempt(app, call, parameter, options);
  if (!success) throw new Error(`${call.path} was refused: ${JSON.stringify(errors)}`);
  return parse(call.result, result);
};

/** Returns the functions above for the app of a test server, which may start later. */
export const clientOf = (appOf: () => FastifyInstance) => ({
  post: (path: string, body: string, headers?: Record<string, string>) => post(appOf(), path, body, headers),
  send: (call: Pick<Call, 'path'>, parameter: object, options?: CallOptions) => send(appOf(), call, parameter, options),
  attempt: (call: Pick<Call, 'path'>, parameter: object, options?: CallOptions) =>
    attempt(appOf(), call, parameter, options),
  call: <P extends GenericSchema, R extends GenericSchema>(
    call: Call<P, R>,
    parameter: InferInput<P> & object,
    options?: CallOptions,
  ) => callApi(appOf(), call, parameter, options),
  /** Makes a call that must be refused. Returns the code of the refusal. */
  refusalCode: async (call: Pick<Call, 'path'>, parameter: object, options?: CallOptions): Promise<string> => {
    const { success, errors } = await attempt(appOf(), call, parameter, options);
    if (success) throw new Error(`${call.path} was not refused`);
    return errors.map(({ code }) => code).join();
  },
});
