/** @jest-environment node */
import { createSlice, type Middleware, type PayloadAction } from '@reduxjs/toolkit';
import { boundQuery, createRemoteApi, type Transport } from '@caravan/shared/store';
import { sendEmailCode } from '@caravan/shared/contracts/calls';
import { resultOf, transportTo } from '../../testing/transports';
import { createStore, dehydratedState } from './createStore';
import { toastShown } from './toasts';

const garage = createSlice({
  name: 'garage',
  initialState: { cars: 0 },
  reducers: { parked: (state, { payload }: PayloadAction<number>) => ({ cars: state.cars + payload }) },
});
const part = { reducerPath: 'garage', reducer: garage.reducer };
const { parked } = garage.actions;

const transport: Transport = { call: () => Promise.reject(new Error('no call is expected')) };
const garageOf = (state: object): unknown => ('garage' in state ? state.garage : undefined);

describe('the store', () => {
  it('adds parts of remotes and keeps the rest of the state', () => {
    const { store, addParts } = createStore({ transport });
    store.dispatch(toastShown({ tone: 'info', text: 'Hello' }));
    expect(garageOf(store.getState())).toBeUndefined();
    addParts([part]);
    store.dispatch(parked(2));
    expect(garageOf(store.getState())).toEqual({ cars: 2 });
    addParts([{ reducerPath: 'other', reducer: garage.reducer }]);
    expect(garageOf(store.getState())).toEqual({ cars: 2 });
    expect(store.getState().toasts.list).toHaveLength(1);
  });

  it('keeps its state when another version of a remote is loaded', () => {
    const { store, addParts } = createStore({ transport });
    const versions: string[] = [];
    const middleware =
      (version: string): Middleware =>
      () =>
      (next) =>
      (action) => {
        versions.push(version);
        return next(action);
      };
    addParts([{ ...part, middleware: middleware('old') }]);
    store.dispatch(parked(2));
    addParts([{ reducerPath: 'garage', reducer: () => ({ cars: 0 }), middleware: middleware('new') }]);
    store.dispatch(parked(1));
    expect(garageOf(store.getState())).toEqual({ cars: 3 });
    expect(new Set(versions)).toEqual(new Set(['old']));
  });

  it('starts a lazy part from the dehydrated state', () => {
    const { store, addParts } = createStore({ transport }, { garage: { cars: 7 } });
    store.dispatch(toastShown({ tone: 'info', text: 'Hello' }));
    addParts([part]);
    expect(garageOf(store.getState())).toEqual({ cars: 7 });
    store.dispatch(parked(1));
    expect(garageOf(store.getState())).toEqual({ cars: 8 });
  });
});

describe('the dehydrated state', () => {
  const body = { email: 'a@example.com', verifyCodeType: 1 as const };
  const api = createRemoteApi('cars', async () => ({ sendEmailCode }));
  const answers = async () => resultOf({ resendAfter: 60 });
  const setting = { today: '2026-11-22', lang: 'en', currency: 'USD', country: 'georgia' } as const;

  it('contains the data of remotes without the shell’s own', async () => {
    const server = createStore({ transport: transportTo(answers) });
    server.addParts([api]);
    await boundQuery(api.query('sendEmailCode'), body).fetch(server.contextOf(setting, 'server'));
    const dehydrated = dehydratedState(server.store.getState());
    expect(Object.keys(dehydrated)).toEqual(['cars']);
    expect(dehydrated['cars']).toEqual({ answers: [['sendEmailCode', { resendAfter: 60 }, body]] });
  });

  it('prevents a second call for the same data in the browser', async () => {
    const fetched = jest.fn(answers);
    const server = createStore({ transport: transportTo(fetched) });
    server.addParts([api]);
    await boundQuery(api.query('sendEmailCode'), body).fetch(server.contextOf(setting, 'server'));
    const sent: unknown = JSON.parse(JSON.stringify(dehydratedState(server.store.getState())));
    const browser = createStore(
      { transport: transportTo(fetched) },
      typeof sent === 'object' && sent ? { ...sent } : {},
    );
    browser.addParts([api]);
    const answer = await boundQuery(api.query('sendEmailCode'), body).fetch(browser.contextOf(setting, 'browser'));
    expect(answer).toMatchObject({ data: { resendAfter: 60 } });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
