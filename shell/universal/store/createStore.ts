import {
  combineReducers,
  configureStore,
  createDynamicMiddleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { PageSetting, RemoteContext, StorePart } from '@caravan/shared/contracts';
import type { StoreExtra } from '@caravan/shared/store';
import { connectionReducer } from './connection';
import { dehydrate, hydrate, type DehydratedState } from './dehydratedState';
import { sessionReducer } from './session';
import { toastsReducer } from './toasts';

const shellReducers = { connection: connectionReducer, session: sessionReducer, toasts: toastsReducer };

/** A remote's reducer that starts from the server's dehydrated state. */
const withInitialState = (reducer: Reducer, dehydrated: unknown): Reducer => {
  if (dehydrated === undefined) return reducer;
  const start = hydrate(reducer, dehydrated);
  return (state: unknown = start, action: UnknownAction): unknown => reducer(state, action);
};

/** Creates the site's store. `addParts` adds parts of remotes and ignores a part that exists. */
export const createStore = (extra: StoreExtra, dehydrated: DehydratedState = {}) => {
  const remoteMiddleware = createDynamicMiddleware();
  const reducers: Record<string, Reducer> = {};
  const store = configureStore({
    reducer: combineReducers(shellReducers),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: extra },
        // Milliseconds. The checks run in development only, where slow machines would log warnings.
        immutableCheck: { warnAfter: 1000 },
        serializableCheck: { warnAfter: 1000 },
      }).concat(remoteMiddleware.middleware),
    devTools: false,
  });
  const addParts = (parts: readonly StorePart[]): void => {
    const added = parts.filter(({ reducerPath }) => !reducers[reducerPath]);
    if (added.length === 0) return;
    for (const { reducerPath, reducer, middleware } of added) {
      reducers[reducerPath] = withInitialState(reducer, dehydrated[reducerPath]);
      if (middleware) remoteMiddleware.addMiddleware(middleware);
    }
    store.replaceReducer(combineReducers({ ...shellReducers, ...reducers }));
  };
  return {
    store,
    addParts,
    /** Returns what the `load` functions of remotes get. */
    contextOf: ({ lang, currency, country, today }: PageSetting, side: RemoteContext['side']): RemoteContext => ({
      dispatch: store.dispatch,
      getState: () => store.getState(),
      lang,
      currency,
      country,
      today,
      side,
    }),
  };
};

export type SiteStore = ReturnType<typeof createStore>['store'];
export type SiteState = ReturnType<SiteStore['getState']>;

/** The dehydrated state of all remotes, without the shell's own. */
export const dehydratedState = (state: SiteState): DehydratedState => dehydrate(state, Object.keys(shellReducers));
