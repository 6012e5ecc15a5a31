import type { Reducer } from '@reduxjs/toolkit';

type Fields = Readonly<Record<string, unknown>>;

/** What goes over from server to browser: by remote, the answers of its calls, or its whole state where it has none. */
export type DehydratedState = Fields;

/** The calls of one remote: answers by the query's key (`name(argument)`), and queries that failed as they stand. */
interface DehydratedCalls {
  readonly answers: Fields;
  readonly failed: Fields;
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isCalls = (value: unknown): value is DehydratedCalls =>
  isObject(value) && 'answers' in value && 'failed' in value;

const withStatus = (queries: Fields, wanted: string): [string, Fields][] =>
  Object.entries(queries).flatMap(([key, query]): [string, Fields][] =>
    isObject(query) && query['status'] === wanted ? [[key, query]] : [],
  );

/**
 * RTK Query's bookkeeping (request ids, times, subscriptions, settings) stays behind: the browser writes its own. So
 * does a query that has no answer yet; and the same data makes the same page, byte by byte.
 */
const callsOf = (queries: Fields): DehydratedCalls => ({
  answers: Object.fromEntries(withStatus(queries, 'fulfilled').map(([key, { data }]) => [key, data])),
  failed: Object.fromEntries(withStatus(queries, 'rejected').map(([key, { error }]) => [key, error])),
});

/** The part of the server's state that the browser starts from, without what is the shell's `own`. */
export const dehydrate = (state: object, own: readonly string[]): DehydratedState =>
  Object.fromEntries(
    Object.entries(state)
      .filter(([key]) => !own.includes(key))
      .map(([key, part]: [string, unknown]) => [
        key,
        isObject(part) && isObject(part['queries']) ? callsOf(part['queries']) : part,
      ]),
  );

/** Merges the states of remotes, which several processes made: calls of the same remote are put together. */
export const mergeStates = (states: readonly (readonly [remote: string, state: unknown])[]): DehydratedState => {
  const merged = new Map<string, unknown>();
  for (const [remote, state] of states) {
    const known = merged.get(remote);
    if (isCalls(known) && isCalls(state)) {
      const answers = { ...state.answers, ...known.answers };
      merged.set(remote, { answers, failed: { ...state.failed, ...known.failed } });
    } else if (known === undefined && state !== undefined) merged.set(remote, state);
  }
  return Object.fromEntries(merged);
};

const queryOf = (key: string, result: Fields): Fields => {
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

/** A part's state as its own reducer would hold it, filled with what the server dehydrated. */
export const hydrate = (reducer: Reducer, dehydrated: unknown): unknown => {
  if (!isCalls(dehydrated)) return dehydrated;
  const empty: unknown = reducer(undefined, { type: 'hydrate' });
  const queries: [string, Fields][] = [
    ...Object.entries(dehydrated.answers).map(([key, data]): [string, Fields] => [
      key,
      queryOf(key, { status: 'fulfilled', data }),
    ]),
    ...Object.entries(dehydrated.failed).map(([key, error]): [string, Fields] => [
      key,
      queryOf(key, { status: 'rejected', error }),
    ]),
  ];
  return { ...(isObject(empty) ? empty : {}), queries: Object.fromEntries(queries) };
};

/** Whether the calls of a page came back: `late` where some did not, `failed` where all that were made came to nothing. */
export type Arrival = 'whole' | 'late' | 'failed';

const cameToNothing = (error: unknown): boolean => isObject(error) && error['kind'] === 'network';

/** What came back of a page's calls. A refusal is an answer. */
export const arrivalIn = (state: object): Arrival => {
  const queries = Object.values(state).flatMap((part: unknown) =>
    isObject(part) && isObject(part['queries']) ? Object.values(part['queries']).filter(isObject) : [],
  );
  const failed = queries.filter(({ status, error }) => status === 'rejected' && cameToNothing(error));
  const isWaited = queries.some(({ status }) => status === 'pending');
  if (failed.length === 0) return isWaited ? 'late' : 'whole';
  return failed.length === queries.length ? 'failed' : 'late';
};
