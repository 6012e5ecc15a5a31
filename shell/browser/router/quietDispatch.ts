import type { RemoteContext } from '@caravan/shared/contracts';
import type { Transport } from '@caravan/shared/store';
import type { SiteStore } from '../../universal/store/createStore';

/** Returns a dispatch for the loads of pages that are not opened: a failed call shows no message. */
export const quietDispatch = (
  { dispatch, getState }: Pick<SiteStore, 'dispatch' | 'getState'>,
  transport: Transport,
): RemoteContext['dispatch'] => {
  const quiet: Transport = {
    ...transport,
    call: (call, parameter, signal) => transport.call(call, parameter, signal, { isQuiet: true }),
    tellFailure: () => undefined,
  };
  // As the thunk middleware does, with another transport.
  const run = (action: unknown): unknown => {
    if (typeof action !== 'function') return Reflect.apply(dispatch, undefined, [action]);
    const result: unknown = Reflect.apply(action, undefined, [run, getState, { transport: quiet }]);
    return result;
  };
  return run;
};
