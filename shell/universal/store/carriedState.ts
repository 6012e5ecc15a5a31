import type { Reducer } from '@reduxjs/toolkit';

/** What goes over from server to browser: by remote, the answers of its calls, or its whole state where it has none. */
export type Carried = Readonly<Record<string, unknown>>;

/** The calls of one remote: answers by the query's key (`name(argument)`), and queries that failed as they stand. */
interface CarriedCalls {
  readonly answers: Carried;
  readonly failed: Carried;
}

const isObject = (value: unknown): value is Carried => typeof value === 'object' && value !== null;

const isCalls = (value: unknown): value is CarriedCalls => isObject(value) && 'answers' in value && 'failed' in value;

const withStatus = (queries: Carried, wanted: string): [string, Carried][] =>
  Object.entries(queries).flatMap(([key, query]): [string, Carried][] =>
    isObject(query) && query['status'] === wanted ? [[key, query]] : [],
  );

/**
 * RTK Query's bookkeeping (request ids, times, subscriptions, settings) stays behind: the browser writes its own. So
 * does a query that has no answer yet; and the same data makes the same page, byte by byte.
 */
const callsOf = (queries: Carried): CarriedCalls => ({
  answers: Object.fromEntries(withStatus(queries, 'fulfilled').map(([key, { data }]) => [key, data])),
  failed: Object.fromEntries(withStatus(queries, 'rejected').map(([key, { error }]) => [key, error])),
});

/** The part of the server's state that the browser starts from, without what is the shell's `own`. */
export const carriedState = (state: object, own: readonly string[]): Carried =>
  Object.fromEntries(
    Object.entries(state)
      .filter(([key]) => !own.includes(key))
      .map(([key, part]: [string, unknown]) => [
        key,
        isObject(part) && isObject(part['queries']) ? callsOf(part['queries']) : part,
      ]),
  );

const queryOf = (key: string, result: Carried): Carried => {
  const bracket = key.indexOf('(');
  const argument = key.slice(bracket + 1, -1);
  const now = Date.now();
  return {
    endpointName: key.slice(0, bracket),
    originalArgs: argument === 'undefined' ? undefined : JSON.parse(argument),
    requestId: 'server',
    startedTimeStamp: now,
    fulfilledTimeStamp: now,
    ...result,
  };
};

/** A part's state as its own reducer would hold it, with what the server carried over. */
export const restoredState = (reducer: Reducer, carried: unknown): unknown => {
  if (!isCalls(carried)) return carried;
  const empty: unknown = reducer(undefined, { type: 'carried' });
  const queries: [string, Carried][] = [
    ...Object.entries(carried.answers).map(([key, data]): [string, Carried] => [
      key,
      queryOf(key, { status: 'fulfilled', data }),
    ]),
    ...Object.entries(carried.failed).map(([key, error]): [string, Carried] => [
      key,
      queryOf(key, { status: 'rejected', error }),
    ]),
  ];
  return { ...(isObject(empty) ? empty : {}), queries: Object.fromEntries(queries) };
};
