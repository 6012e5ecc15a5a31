import { createApi } from '@reduxjs/toolkit/query/react';
import type { BaseQueryFn, EndpointBuilder, EndpointDefinitions } from '@reduxjs/toolkit/query/react';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Call } from '../contracts/calls';
import type { StorePart } from '../contracts/remote';
import type { CallFailure } from './callFailure';
import type { Transport } from './transport';

/** What the host puts into the store's thunks (`extra`). */
export interface StoreExtra {
  readonly transport: Transport;
}

interface CallArguments {
  readonly call: Call;
  readonly parameter: unknown;
}

export type CallBaseQuery = BaseQueryFn<CallArguments, unknown, CallFailure>;

const hasTransport = (extra: unknown): extra is StoreExtra =>
  typeof extra === 'object' && extra !== null && 'transport' in extra;

/** The one base query: the host's transport does envelope, signature, checks and the error catalogue. */
const callBaseQuery: CallBaseQuery = ({ call, parameter }, { extra, signal }) => {
  if (!hasTransport(extra)) throw new Error('the store has no transport: the host makes it with one');
  return extra.transport.call(call, parameter, signal);
};

/** A remote's RTK Query api on the host's transport; `name` is the remote's and the place in the store. */
export const createRemoteApi = <N extends string, D extends EndpointDefinitions>(
  name: N,
  endpoints: (build: EndpointBuilder<CallBaseQuery, never, N>) => D,
) => createApi({ reducerPath: name, baseQuery: callBaseQuery, endpoints });

/** An endpoint that makes one call, typed by the call's schemas. */
export const callQuery = <N extends string, P extends GenericSchema, R extends GenericSchema>(
  build: EndpointBuilder<CallBaseQuery, never, N>,
  call: Call<P, R>,
) => build.query<InferOutput<R>, InferInput<P>>({ query: (parameter) => ({ call, parameter }) });

/** Like {@link callQuery}, for a call that changes something. */
export const callMutation = <N extends string, P extends GenericSchema, R extends GenericSchema>(
  build: EndpointBuilder<CallBaseQuery, never, N>,
  call: Call<P, R>,
) => build.mutation<InferOutput<R>, InferInput<P>>({ query: (parameter) => ({ call, parameter }) });

/** What a remote's `remote.ts` lists for an api. */
export const storePart = (api: StorePart): StorePart => ({
  reducerPath: api.reducerPath,
  reducer: api.reducer,
  ...(api.middleware ? { middleware: api.middleware } : {}),
});
