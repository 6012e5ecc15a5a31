import { networkError, type CallFailure, type Transport } from '@caravan/shared/store';
import { waitAtMost } from '../../universal/time/waitAtMost';
import type { SiteCalls } from './siteCalls';

/** Milliseconds after which a call fails whose code has not arrived. Code that arrives later serves the next call. */
const LOAD_TIMEOUT_MS = 15_000;

/** Runs `work` with the site's calls once their code is loaded. Resolves with undefined if the code cannot be loaded. */
export type WithCalls<Calls> = <T>(work: (calls: Calls) => T | Promise<T>) => Promise<T | undefined>;

/** Calls `load` with the first use. The next use loads again if that failed, and waits for the same code if it is only late. */
export const lazyCalls = <Calls>(load: () => Promise<Calls>): WithCalls<Calls> => {
  let loading: Promise<void> | undefined;
  let calls: Calls | undefined;
  const start = async (): Promise<void> => {
    try {
      calls = await load();
    } catch {
      loading = undefined;
    }
  };
  return async (work) => {
    if (!calls) await waitAtMost((loading ??= start()), LOAD_TIMEOUT_MS);
    return calls && work(calls);
  };
};

/** A transport whose code is loaded with its first call. Calls `reportFailure` with the failure if it cannot be loaded. */
export const lazyTransport = (
  withCalls: WithCalls<Pick<SiteCalls, 'transport'>>,
  reportFailure: (failure: CallFailure) => void,
): Transport => ({
  call: async (call, parameter, signal, options) => {
    const outcome = await withCalls(({ transport }) => transport.call(call, parameter, signal, options));
    if (outcome) return outcome;
    const error = networkError(call.path);
    if (!options?.isQuiet && !signal?.aborted) reportFailure(error);
    return { error };
  },
  prepare: () => void withCalls(() => undefined),
  tellFailure: reportFailure,
});
