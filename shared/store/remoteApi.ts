import { createApi } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { InferInput, InferOutput } from 'valibot';
import type { Call } from '../contracts/calls';
import { networkError, type CallFailure } from './callFailure';
import type { CallOptions, Transport } from './transport';

/** The extra argument of the store's thunks. */
export interface StoreExtra {
  readonly transport: Transport;
}

interface CallArguments {
  readonly call: () => Promise<Call | undefined>;
  readonly parameter: unknown;
}

export type CallBaseQuery = BaseQueryFn<CallArguments, unknown, CallFailure, CallOptions>;

/** The parameter and the answer of a call, as its schemas describe them. */
type Parameter<C extends Pick<Call, 'parameter'>> = InferInput<C['parameter']>;
export type Answer<C extends Pick<Call, 'result'>> = InferOutput<C['result']>;

interface EndpointOptions {
  readonly extraOptions?: CallOptions;
  /** Seconds that an answer stays in the store after its last subscriber has gone. Absent: `KEPT_SECONDS`. */
  readonly keepUnusedDataFor?: number;
}

/** So that Back and Forward show a page at once (PERF-10). */
const KEPT_SECONDS = 300;

const hasTransport = (extra: unknown): extra is StoreExtra =>
  typeof extra === 'object' && extra !== null && 'transport' in extra;

/** Creates the base query of all remotes. The host's transport adds the envelope and the signature and checks the answer. */
const callBaseQuery: CallBaseQuery = async ({ call, parameter }, { extra, signal, endpoint }, options) => {
  if (!hasTransport(extra))
    throw new Error('the store has no transport: create it with `extraArgument: { transport }`');
  extra.transport.prepare?.();
  const known = await call().catch(() => null);
  if (known) return extra.transport.call(known, parameter, signal, options);
  const error = networkError(endpoint);
  if (!options?.isQuiet && !signal.aborted) extra.transport.tellFailure?.(error);
  return { error };
};

const present = <T>(endpoint: T | undefined): T => {
  if (endpoint === undefined) throw new Error('RTK Query did not define the endpoint');
  return endpoint;
};

/**
 * Creates a remote's RTK Query api. `name` is the remote's name and its place in the store. `load` imports the remote's calls. Their
 * schemas load with the first call, because the server has already made the calls of the first view.
 */
export const createRemoteApi = <N extends string, C extends Readonly<Record<string, Call>>>(
  name: N,
  load: () => Promise<C>,
  options: { readonly [K in keyof C]?: EndpointOptions } = {},
) => {
  const api = createApi({
    reducerPath: name,
    baseQuery: callBaseQuery,
    keepUnusedDataFor: KEPT_SECONDS,
    endpoints: () => ({}),
  });

  const request = (key: keyof C) => (parameter: unknown) => ({ call: async () => (await load())[key], parameter });

  const injectQuery = <K extends keyof C & string>(key: K) => {
    const { endpoints } = api.injectEndpoints({
      endpoints: (build) => ({
        [key]: build.query<Answer<C[K]>, Parameter<C[K]>>({ query: request(key), ...options[key] }),
      }),
    });
    return present(endpoints[key]);
  };

  const injectMutation = <K extends keyof C & string>(key: K) => {
    const { endpoints } = api.injectEndpoints({
      endpoints: (build) => ({
        [key]: build.mutation<Answer<C[K]>, Parameter<C[K]>>({ query: request(key), ...options[key] }),
      }),
    });
    return present(endpoints[key]);
  };

  const queries: { [K in keyof C & string]?: ReturnType<typeof injectQuery<K>> } = {};
  const mutations: { [K in keyof C & string]?: ReturnType<typeof injectMutation<K>> } = {};

  return {
    reducerPath: api.reducerPath,
    reducer: api.reducer,
    middleware: api.middleware,
    prepare: load,
    /** The endpoint of a call that reads. Its first use defines it, so that a page defines only its own endpoints. */
    query: <K extends keyof C & string>(key: K) => (queries[key] ??= injectQuery(key)),
    /** The endpoint of a call that changes something. */
    mutation: <K extends keyof C & string>(key: K) => (mutations[key] ??= injectMutation(key)),
  };
};
