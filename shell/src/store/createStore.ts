import {
  combineReducers,
  configureStore,
  createDynamicMiddleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { StorePart } from '@caravan/shared/contracts';
import type { StoreExtra } from '@caravan/shared/store';
import { sessionReducer } from './session';
import { toastsReducer } from './toasts';

type Carried = Readonly<Record<string, unknown>>;

const own = { session: sessionReducer, toasts: toastsReducer };

/** A remote's reducer that starts from the state the server carried over, whenever its code arrives. */
const startingFrom = (reducer: Reducer, carried: unknown): Reducer =>
  carried === undefined
    ? reducer
    : (state: unknown = carried, action: UnknownAction): unknown => reducer(state, action);

/** Makes the site's one store. `addParts` adds what remotes bring; what is there already stays as it is. */
export const createStore = (extra: StoreExtra, carried: Carried = {}) => {
  const dynamic = createDynamicMiddleware();
  const reducers: Record<string, Reducer> = {};
  const store = configureStore({
    reducer: combineReducers(own),
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(dynamic.middleware),
    devTools: false,
  });
  const addParts = (parts: readonly StorePart[]): void => {
    const fresh = parts.filter(({ reducerPath }) => !reducers[reducerPath]);
    if (fresh.length === 0) return;
    for (const { reducerPath, reducer, middleware } of fresh) {
      reducers[reducerPath] = startingFrom(reducer, carried[reducerPath]);
      if (middleware) dynamic.addMiddleware(middleware);
    }
    store.replaceReducer(combineReducers({ ...own, ...reducers }));
  };
  return { store, addParts };
};

export type SiteStore = ReturnType<typeof createStore>['store'];
export type SiteState = ReturnType<SiteStore['getState']>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** What goes over from server to browser: every remote's state, without the server's subscriptions. */
export const carriedState = (state: object): Carried =>
  Object.fromEntries(
    Object.entries(state)
      .filter(([key]) => !(key in own))
      .map(([key, part]) => [key, isObject(part) && 'subscriptions' in part ? { ...part, subscriptions: {} } : part]),
  );
