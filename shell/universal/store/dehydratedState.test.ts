/** @jest-environment node */
import { createSlice } from '@reduxjs/toolkit';
import { answerStateOf, dehydrate, hydrate, mergeStates } from './dehydratedState';

const bookkeeping = { requestId: 'x7', startedTimeStamp: 1, fulfilledTimeStamp: 2, endpointName: 'list' };
const queries = {
  'list({"page":1})': { ...bookkeeping, status: 'fulfilled', originalArgs: { page: 1 }, data: ['car'] },
  'list(undefined)': { ...bookkeeping, status: 'rejected', originalArgs: undefined, error: { kind: 'network' } },
  'list({"page":2})': { ...bookkeeping, status: 'pending', originalArgs: { page: 2 } },
};
const state = { cars: { queries, subscriptions: { a: 1 }, config: {} }, plain: 7, session: {} };

const empty = { queries: {}, mutations: {}, provided: {}, subscriptions: {}, config: { online: true } };
const { reducer } = createSlice({ name: 'cars', initialState: empty, reducers: {} });

describe('the dehydrated state', () => {
  it('contains answers and failures of calls, but nothing pending or random', () => {
    expect(dehydrate(state, ['session'])).toEqual({
      cars: { answers: [['list', ['car'], { page: 1 }]], failed: [['list', { kind: 'network' }]] },
      plain: 7,
    });
  });

  it('becomes the state that the browser’s own calls would have produced [MFE-10]', () => {
    const { cars, plain } = dehydrate(state, ['session']);
    jest.spyOn(Date, 'now').mockReturnValue(9);
    const written = { startedTimeStamp: 9, fulfilledTimeStamp: 9, requestId: 'server' };
    expect(hydrate(reducer, cars)).toEqual({
      ...empty,
      queries: {
        'list({"page":1})': {
          endpointName: 'list',
          status: 'fulfilled',
          originalArgs: { page: 1 },
          data: ['car'],
          ...written,
        },
        'list(undefined)': { endpointName: 'list', status: 'rejected', error: { kind: 'network' }, ...written },
      },
    });
    expect(hydrate(reducer, plain)).toBe(7);
  });
});

describe('the answer state of the calls', () => {
  const fulfilled = { status: 'fulfilled', data: [] };
  const refused = { status: 'rejected', error: { kind: 'refused', code: '0000009' } };
  const unreachable = { status: 'rejected', error: { kind: 'network' } };
  const pending = { status: 'pending' };

  it.each([
    ['complete', []],
    ['complete', [fulfilled, refused]],
    ['partial', [fulfilled, unreachable]],
    ['partial', [fulfilled, pending]],
    ['partial', [pending]],
    ['partial', [refused, unreachable]],
    ['failed', [unreachable, unreachable]],
  ])('is %s', (answerState, each) => {
    expect(answerStateOf({ cars: { queries: Object.fromEntries(each.entries()) }, session: {} })).toBe(answerState);
  });
});

describe('states of several processes', () => {
  it('are merged by remote and call', () => {
    const calls = { answers: [['find', 'first', 1]] };
    const otherCalls = {
      answers: [
        ['find', 'second', 1],
        ['find', 'second', 2],
      ],
      failed: [['find', {}, 3]],
    };
    expect(
      mergeStates([
        ['cars', calls],
        ['cars', otherCalls],
        ['ranking', undefined],
        ['account', { own: true }],
        ['account', { own: false }],
      ]),
    ).toEqual({
      cars: {
        answers: [
          ['find', 'first', 1],
          ['find', 'second', 2],
        ],
        failed: [['find', {}, 3]],
      },
      account: { own: true },
    });
  });

  it.each([{ answers: [null] }, { answers: [[{ toString: null }]] }, { answers: [], failed: 5 }])(
    'keeps a state that only looks like calls as it is: %j',
    (ownState) => {
      expect(
        mergeStates([
          ['cars', ownState],
          ['cars', { answers: [] }],
        ]),
      ).toEqual({ cars: ownState });
    },
  );
});
