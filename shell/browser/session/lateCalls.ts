import { networkError, type CallFailure, type Transport } from '@caravan/shared/store';
import { limited } from '../../universal/time/limit';
import type { SiteCalls } from './siteCalls';

/** Milliseconds after which a call that waits for its code has failed: the visitor is told, and what arrives later serves the next one. */
const LIMIT = 15_000;

/** Does `work` with the site's calls: at once where they are here; not at all where they cannot be had. */
export type WithCalls<Calls> = <T>(work: (calls: Calls) => T | Promise<T>) => Promise<T | undefined>;

/** Lets `load` run once, with the first use; again with the next one where it failed. */
export const lateCalls = <Calls>(load: () => Promise<Calls>): WithCalls<Calls> => {
  let loading: Promise<Calls | undefined> | undefined;
  let calls: Calls | undefined;
  const loadOnce = async (): Promise<Calls | undefined> => {
    try {
      return await limited(load(), LIMIT, () => new Error('the code of calls does not arrive'));
    } catch {
      loading = undefined;
      return undefined;
    }
  };
  return async (work) => {
    calls ??= await (loading ??= loadOnce());
    return calls && (await work(calls));
  };
};

/** A transport whose code comes with its first call. Where it does not come, `tell` says so to the visitor. */
export const lateTransport = (
  withCalls: WithCalls<Pick<SiteCalls, 'transport'>>,
  tell: (failure: CallFailure) => void,
): Transport => ({
  call: async (call, parameter, signal, options) => {
    const outcome = await withCalls(({ transport }) => transport.call(call, parameter, signal, options));
    if (outcome) return outcome;
    const error = networkError(call.path);
    if (!options?.isQuiet && !signal?.aborted) tell(error);
    return { error };
  },
  prepare: () => void withCalls(() => undefined),
  tellFailure: tell,
});
