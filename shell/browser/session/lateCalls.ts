import { networkError, type Transport } from '@caravan/shared/store';
import type { SiteCalls } from './siteCalls';

/** Does `work` with the site's calls: at once where they are here; not at all where they cannot be had. */
export type WithCalls<Calls> = <T>(work: (calls: Calls) => T | Promise<T>) => Promise<T | undefined>;

/** Lets `load` run once, with the first use; again with the next one where it failed. */
export const lateCalls = <Calls>(load: () => Promise<Calls>): WithCalls<Calls> => {
  let loading: Promise<Calls | undefined> | undefined;
  let calls: Calls | undefined;
  const loadOnce = async (): Promise<Calls | undefined> => {
    try {
      return await load();
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

/** A transport whose code comes with its first call. */
export const lateTransport = (withCalls: WithCalls<Pick<SiteCalls, 'transport'>>): Transport => ({
  call: async (call, parameter, signal) =>
    (await withCalls(({ transport }) => transport.call(call, parameter, signal))) ?? { error: networkError(call.path) },
  prepare: () => void withCalls(() => undefined),
});
