/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import type { RemoteContext } from '../contracts';
import { expectConsole } from '../testing';
import { boundQuery } from './boundQuery';
import { createRemoteApi, lateEndpoints, storePart } from './remoteApi';
import { answerOf, carCall, transportTo } from './testing/answers';

const calls = jest.fn(async () => ({ carCall }));
const { callQuery, callMutation } = lateEndpoints(calls);

const carApi = createRemoteApi('cars', (build) => ({
  find: callQuery(build, 'carCall'),
  change: callMutation(build, 'carCall'),
}));

const open = (respond: () => Promise<Response>, side: RemoteContext['side'] = 'browser') => {
  const { transport, sent } = transportTo(respond);
  const { reducerPath, reducer, middleware } = storePart(carApi);
  const store = configureStore({
    reducer: { [reducerPath]: reducer },
    middleware: (standard) =>
      standard({ thunk: { extraArgument: { transport } } }).concat(middleware ? [middleware] : []),
  });
  const context: RemoteContext = {
    dispatch: (action) => {
      const outcome: unknown = Reflect.apply(store.dispatch, store, [action]);
      return outcome;
    },
    getState: () => store.getState(),
    lang: 'en',
    currency: 'USD',
    today: '2026-11-22',
    side,
  };
  return { store, context, sent };
};

const answers = async () => Response.json(answerOf());
const { find, change } = carApi.endpoints;

describe('fetching before a page renders', () => {
  it.each(['server', 'browser'] as const)('puts the answer where the page finds it: %s', async (side) => {
    const { store, context, sent } = open(answers, side);
    expect(await boundQuery(find, { brand: 'zeekr' }).fetch(context)).toMatchObject({ data: { cars: ['Zeekr 7X'] } });
    expect(store.getState().cars).toHaveProperty(['queries', 'find({"brand":"zeekr"})', 'data'], {
      cars: ['Zeekr 7X'],
    });
    await boundQuery(find, { brand: 'zeekr' }).fetch(context);
    expect(sent).toHaveLength(1);
  });

  it('leaves no timer behind on the server', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const { context } = open(answers, 'server');
    await boundQuery(find, {}).fetch(context);
    await jest.advanceTimersByTimeAsync(1000);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  it('leaves the failure for the page to show', async () => {
    const { context } = open(async () => new Response(null, { status: 503 }));
    expect(await boundQuery(find, {}).fetch(context)).toMatchObject({
      error: { kind: 'network', path: '/trucks/car/find' },
    });
  });
});

describe('an endpoint', () => {
  it('that changes something is one call too', async () => {
    const { context, sent } = open(answers);
    await context.dispatch(change.initiate({ size: 2 }));
    expect(sent.map(({ body }) => body)).toMatchObject([{ parameter: { size: 2 } }]);
  });

  it('has its schemas by its first call alone, and again where they could not be had', async () => {
    const { context, sent } = open(answers);
    calls.mockRejectedValueOnce(new Error('no such file'));
    expect(await boundQuery(find, { brand: 'byd' }).fetch(context)).toMatchObject({
      error: { kind: 'network', path: 'find' },
    });
    expect(sent).toEqual([]);
    await context.dispatch(find.initiate({ brand: 'byd' }, { forceRefetch: true }));
    expect(sent).toHaveLength(1);
  });

  it('says so where the host gave the store no transport', async () => {
    const store = configureStore({
      reducer: { cars: carApi.reducer },
      middleware: (standard) => standard().concat(carApi.middleware),
    });
    expectConsole('error', /the store has no transport: the host makes it with one/);
    expect(await store.dispatch(find.initiate({}))).toMatchObject({ isError: true });
  });
});
