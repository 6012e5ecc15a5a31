import type { Reducer } from '@reduxjs/toolkit';
import { defaultSerializeQueryArgs } from '@reduxjs/toolkit/query';
import { isObject } from '../isObject';

type Fields = Readonly<Record<string, unknown>>;

/** The state that the browser starts from: the calls of each remote, or its whole state if it has none. */
export type DehydratedState = Fields;

/** A finished query. JSON has no `undefined`, so a query without an argument has two entries. */
type DehydratedQuery = readonly [endpoint: string, result: unknown, argument?: unknown];

/** The calls of one remote. */
interface DehydratedCalls {
  readonly answers: readonly DehydratedQuery[];
  /** Absent if no call failed. */
  readonly failed?: readonly DehydratedQuery[];
}

const isQueries = (value: unknown): boolean =>
  Array.isArray(value) && value.every((query: unknown) => Array.isArray(query) && typeof query[0] === 'string');

/** A remote's own state may have the same names, and may come from hostile code. */
const isCalls = (value: unknown): value is DehydratedCalls =>
  isObject(value) && isQueries(value['answers']) && isQueries(value['failed'] ?? []);

const createCalls = (answers: readonly DehydratedQuery[], failed: readonly DehydratedQuery[]): DehydratedCalls =>
  failed.length > 0 ? { answers, failed } : { answers };

const finishedQueries = (queries: Fields, status: string, result: 'data' | 'error'): DehydratedQuery[] =>
  Object.values(queries).flatMap((query): DehydratedQuery[] => {
    if (!isObject(query) || query['status'] !== status) return [];
    const { endpointName, originalArgs, [result]: value } = query;
    const endpoint = String(endpointName);
    return [originalArgs === undefined ? [endpoint, value] : [endpoint, value, originalArgs]];
  });

/**
 * Leaves out RTK Query's bookkeeping (request ids, times, subscriptions, settings), which the browser writes itself, and
 * queries without an answer. The same data makes the same page, byte by byte.
 */
const callsOf = (queries: Fields): DehydratedCalls =>
  createCalls(finishedQueries(queries, 'fulfilled', 'data'), finishedQueries(queries, 'rejected', 'error'));

/** The part of the server's state that the browser starts from, without the keys of the shell. */
export const dehydrate = (state: object, shellKeys: readonly string[]): DehydratedState =>
  Object.fromEntries(
    Object.entries(state)
      .filter(([key]) => !shellKeys.includes(key))
      .map(([key, part]: [string, unknown]) => [
        key,
        isObject(part) && isObject(part['queries']) ? callsOf(part['queries']) : part,
      ]),
  );

/** The key of a query in RTK Query's state. It does not depend on the definition of the endpoint, which only the type asks for. */
const keyOf = ([endpointName, , queryArgs]: DehydratedQuery): string =>
  String(Reflect.apply(defaultSerializeQueryArgs, undefined, [{ endpointName, queryArgs }]));

/** Returns all calls. A call that is in both lists is taken from the first. */
const mergeCalls = (first: readonly DehydratedQuery[], second: readonly DehydratedQuery[]): DehydratedQuery[] => {
  const known = new Set(first.map(keyOf));
  return [...first, ...second.filter((query) => !known.has(keyOf(query)))];
};

/** Merges the states of remotes, which several processes made: calls of the same remote are put together. */
export const mergeStates = (states: readonly (readonly [remote: string, state: unknown])[]): DehydratedState => {
  const merged = new Map<string, unknown>();
  for (const [remote, state] of states) {
    const known = merged.get(remote);
    if (isCalls(known) && isCalls(state)) {
      const failed = mergeCalls(known.failed ?? [], state.failed ?? []);
      merged.set(remote, createCalls(mergeCalls(known.answers, state.answers), failed));
    } else if (known === undefined && state !== undefined) merged.set(remote, state);
  }
  return Object.fromEntries(merged);
};

const queryOf = ([endpointName, , originalArgs]: DehydratedQuery, result: Fields): Fields => {
  const now = Date.now();
  return { endpointName, originalArgs, requestId: 'server', startedTimeStamp: now, fulfilledTimeStamp: now, ...result };
};

/** A remote's state as its own reducer would hold it, filled with what the server dehydrated. */
export const hydrate = (reducer: Reducer, dehydrated: unknown): unknown => {
  if (!isCalls(dehydrated)) return dehydrated;
  const { answers, failed = [] } = dehydrated;
  const initial: unknown = reducer(undefined, { type: 'hydrate' });
  const queries = [
    ...answers.map((query) => [keyOf(query), queryOf(query, { status: 'fulfilled', data: query[1] })] as const),
    ...failed.map((query) => [keyOf(query), queryOf(query, { status: 'rejected', error: query[1] })] as const),
  ];
  return { ...(isObject(initial) ? initial : {}), queries: Object.fromEntries(queries) };
};

/** Whether the calls of a page were answered: `partial` if some were not, `failed` if none was. */
export type AnswerState = 'complete' | 'partial' | 'failed';

const isNetworkError = (error: unknown): boolean => isObject(error) && error['kind'] === 'network';

/** Returns whether the calls of a page were answered. A refusal is an answer. */
export const answerStateOf = (state: object): AnswerState => {
  const queries = Object.values(state).flatMap((part: unknown) =>
    isObject(part) && isObject(part['queries']) ? Object.values(part['queries']).filter(isObject) : [],
  );
  const failed = queries.filter(({ status, error }) => status === 'rejected' && isNetworkError(error));
  const isPending = queries.some(({ status }) => status === 'pending');
  if (failed.length === 0) return isPending ? 'partial' : 'complete';
  return failed.length === queries.length ? 'failed' : 'partial';
};
