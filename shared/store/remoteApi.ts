import { createApi } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn, EndpointBuilder, EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import type { InferInput, InferOutput } from 'valibot';
import type { Call } from '../contracts/calls';
import type { StorePart } from '../contracts/remote';
import { networkError, type CallFailure } from './callFailure';
import type { CallOptions, Transport } from './transport';

/** What the host puts into the store's thunks (`extra`). */
export interface StoreExtra {
  readonly transport: Transport;
}

interface CallArguments {
  readonly call: () => Promise<Call | undefined>;
  readonly parameter: unknown;
}

export type CallBaseQuery = BaseQueryFn<CallArguments, unknown, CallFailure, CallOptions>;

const hasTransport = (extra: unknown): extra is StoreExtra =>
  typeof extra === 'object' && extra !== null && 'transport' in extra;

/** The one base query: the host's transport does envelope, signature, checks and the error catalogue. */
const callBaseQuery: CallBaseQuery = async ({ call, parameter }, { extra, signal, endpoint }, options) => {
  if (!hasTransport(extra)) throw new Error('the store has no transport: the host makes it with one');
  extra.transport.prepare?.();
  const known = await call().catch(() => null);
  if (known) return extra.transport.call(known, parameter, signal, options);
  const error = networkError(endpoint);
  if (!options?.isQuiet && !signal.aborted) extra.transport.tellFailure?.(error);
  return { error };
};

/** A remote's RTK Query api on the host's transport; `name` is the remote's and the place in the store. */
export const createRemoteApi = <N extends string, D extends EndpointDefinitions>(
  name: N,
  endpoints: (build: EndpointBuilder<CallBaseQuery, never, N>) => D,
) => createApi({ reducerPath: name, baseQuery: callBaseQuery, endpoints });

/**
 * The endpoints of a remote, by the names of its calls. Paths and schemas come by `load`, from a module that gives on nothing but
 * calls: no page waits for them, since the server has made the calls of the first view.
 */
export const lateEndpoints = <C extends Readonly<Record<string, Call>>>(load: () => Promise<C>) => {
  const asking =
    (name: keyof C) =>
    (parameter: unknown): CallArguments => ({ call: async () => (await load())[name], parameter });
  return {
    /** An endpoint that makes one call, typed by the call's schemas. */
    callQuery: <N extends string, K extends keyof C>(build: EndpointBuilder<CallBaseQuery, never, N>, name: K) =>
      build.query<InferOutput<C[K]['result']>, InferInput<C[K]['parameter']>>({ query: asking(name) }),
    /** The same, for a call that changes something. */
    callMutation: <N extends string, K extends keyof C>(
      build: EndpointBuilder<CallBaseQuery, never, N>,
      name: K,
      extraOptions: CallOptions = {},
    ) =>
      build.mutation<InferOutput<C[K]['result']>, InferInput<C[K]['parameter']>>({ query: asking(name), extraOptions }),
  };
};

/** What a remote's `remote.ts` lists for an api; `prepare` fetches what its first call needs. */
export const storePart = (api: StorePart, prepare?: () => Promise<unknown>): StorePart => ({
  reducerPath: api.reducerPath,
  reducer: api.reducer,
  ...(api.middleware ? { middleware: api.middleware } : {}),
  ...(prepare ? { prepare } : {}),
});
