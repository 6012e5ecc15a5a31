/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import type { RemoteContext } from '../contracts';
import { expectConsole } from '../testing';
import { boundQuery } from './boundQuery';
import { createRemoteApi } from './remoteApi';
import { answerOf, carCall, transportTo } from './testing/answers';

// An answer without a subscriber has a timer of minutes, for which the process would wait.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));

const load = jest.fn(async () => ({ carCall, changeCall: carCall }));
const api = createRemoteApi('cars', load);
const find = api.query('carCall');
const change = api.mutation('changeCall');

const open = (respond: () => Promise<Response>, side: RemoteContext['side'] = 'browser') => {
  const { transport, sent } = transportTo(respond);
  const { reducerPath, reducer, middleware } = api;
  const store = configureStore({
    reducer: { [reducerPath]: reducer },
    middleware: (standard) => standard({ thunk: { extraArgument: { transport } } }).concat(middleware),
  });
  const context: RemoteContext = {
    dispatch: (action) => {
      const outcome: unknown = Reflect.apply(store.dispatch, store, [action]);
      return outcome;
    },
    getState: () => store.getState(),
    lang: 'en',
    currency: 'USD',
    country: 'georgia',
    today: '2026-11-22',
    side,
  };
  return { store, context, sent };
};

const answers = async () => Response.json(answerOf());

describe('fetching before render', () => {
  it.each(['server', 'browser'] as const)('puts the answer into the store once on the %s', async (side) => {
    const { store, context, sent } = open(answers, side);
    expect(await boundQuery(find, { brand: 'zeekr' }).fetch(context)).toMatchObject({ data: { cars: ['Zeekr 7X'] } });
    expect(store.getState().cars).toHaveProperty(['queries', 'carCall({"brand":"zeekr"})', 'data'], {
      cars: ['Zeekr 7X'],
    });
    const dispatch = jest.fn(context.dispatch);
    await boundQuery(find, { brand: 'zeekr' }).fetch({ ...context, dispatch });
    expect(dispatch).not.toHaveBeenCalled();
    expect(sent).toHaveLength(1);
  });

  it('makes no second call for a page that was left minutes ago [PERF-10]', async () => {
    const { context, sent } = open(answers);
    await boundQuery(find, { brand: 'kept' }).fetch(context);
    await jest.advanceTimersByTimeAsync(240_000);
    await boundQuery(find, { brand: 'kept' }).fetch(context);
    expect(sent).toHaveLength(1);
  });

  it('starts no timer on the server', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const { context } = open(answers, 'server');
    await boundQuery(find, {}).fetch(context);
    await jest.advanceTimersByTimeAsync(1000);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  it('stores the failure for the page to show', async () => {
    const { context } = open(async () => new Response(null, { status: 503 }));
    expect(await boundQuery(find, {}).fetch(context)).toMatchObject({
      error: { kind: 'network', path: '/trucks/car/find' },
    });
  });
});

describe('an endpoint', () => {
  it('sends one call for a mutation', async () => {
    const { context, sent } = open(answers);
    await context.dispatch(change.initiate({ size: 2 }));
    expect(sent.map(({ body }) => body)).toMatchObject([{ parameter: { size: 2 } }]);
  });

  it('loads the schemas again after loading them failed', async () => {
    const { context, sent } = open(answers);
    load.mockRejectedValueOnce(new Error('no such file'));
    expect(await boundQuery(find, { brand: 'byd' }).fetch(context)).toMatchObject({
      error: { kind: 'network', path: 'carCall' },
    });
    expect(sent).toEqual([]);
    await context.dispatch(find.initiate({ brand: 'byd' }, { forceRefetch: true }));
    expect(sent).toHaveLength(1);
  });

  it('reports a store without a transport', async () => {
    const store = configureStore({
      reducer: { cars: api.reducer },
      middleware: (standard) => standard().concat(api.middleware),
    });
    expectConsole('error', /the store has no transport/);
    expect(await store.dispatch(find.initiate({}))).toMatchObject({ isError: true });
  });
});
