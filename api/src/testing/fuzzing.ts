import { answer, pathOf, signatureText } from '@caravan/shared/contracts/calls';
import type { InjectOptions } from 'fastify';
import { md5 } from 'js-md5';
import { type GenericSchema, safeParse } from 'valibot';
import { allCalls, type KnownCall } from './allCalls';
import { envelopeOf } from './client';
import type { TestServer } from './server';
import { setUpTestServer } from './setUpTestServer';

/** Each call gets one of `share` samples: PGlite takes several times as long as a server. */
export const share = process.env.DATABASE_URL === undefined ? 8 : 4;

/** Returns a seed for each call, which does not change when calls are added. */
const seedOf = (name: string): number => Number.parseInt(md5(name).slice(0, 7), 16);
export const fuzzedCalls = allCalls.map((known) => ({ ...known, seed: seedOf(known.name) }));

interface PreparedCall {
  readonly parameter: object;
  readonly token: string;
}

export interface FuzzResponse {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** A server with demo data, and functions that send requests to it. */
export interface Fuzzer {
  readonly server: TestServer;
  readonly send: (request: InjectOptions) => Promise<FuzzResponse>;
  readonly sendCall: (known: KnownCall, body: string) => Promise<FuzzResponse>;
  /** Prepares the data for a call and returns a valid parameter. */
  readonly prepare: (known: KnownCall) => Promise<PreparedCall>;
}

export const setUpFuzzing = (): Fuzzer => {
  const server = setUpTestServer({ isSeeded: true }, { RATE_LIMIT: '99999999' });
  const send = async (request: InjectOptions): Promise<FuzzResponse> => {
    const { statusCode, headers, body } = await server.app.inject(request);
    return { status: statusCode, type: headers['content-type'] ?? '', text: body };
  };
  return {
    server,
    send,
    sendCall: ({ call }, body) =>
      send({ method: 'POST', url: pathOf(call), headers: { 'content-type': 'application/json' }, payload: body }),
    prepare: async ({ example }) => {
      const prepared = await example.prepare?.(server);
      return { parameter: { ...example.parameter, ...prepared?.parameter }, token: prepared?.token ?? '' };
    },
  };
};

/** Writes infinity as 1e400, which JSON parsers read as infinity. */
const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) => (each === Number.POSITIVE_INFINITY ? '1e400!' : each)).replaceAll(
    '"1e400!"',
    '1e400',
  );

/** Creates a signed body with any value as its parameter. */
export const signedBody = (parameter: unknown, token: string): string => {
  const unsigned = Object.assign(envelopeOf({}, { token }), { parameter });
  return jsonOf({ ...unsigned, sign: md5(signatureText(unsigned)) });
};

export const accepts = (schema: GenericSchema, value: unknown): boolean => safeParse(schema, value).success;

const toSentValue = (parameter: unknown): unknown => JSON.parse(jsonOf(parameter) ?? 'null');

export const isValid = ({ call }: KnownCall, parameter: unknown): boolean => {
  const sent = toSentValue(parameter);
  return typeof sent === 'object' && sent !== null && accepts(call.parameter, sent);
};

export const stackTrace = /\n\s+at .*:\d+:\d+|\.ts:\d|node_modules/;

/** Returns what is wrong with an answer, if anything. */
export const faultOf = ({ status, type, text }: FuzzResponse): string | undefined => {
  if (status !== 200 && status !== 413) return `status ${String(status)}`;
  if (!type.startsWith('application/json') || !accepts(answer, JSON.parse(text))) {
    return 'not an answer';
  }
  return stackTrace.test(text) ? 'a stack trace' : undefined;
};

/** Runs a task for each item, a few at a time, and returns the faults found. */
export const findFaults = async <T>(
  items: readonly T[],
  task: (item: T, index: number) => Promise<string | undefined>,
) => {
  const found: string[] = [];
  for (let from = 0; from < items.length; from += 20) {
    const faults = await Promise.all(items.slice(from, from + 20).map((item, index) => task(item, from + index)));
    found.push(...faults.filter((each) => each !== undefined));
  }
  return found;
};

export const shorten = (body: string): string =>
  body.length > 400 ? `${body.slice(0, 400)}… (${String(body.length)})` : body;
