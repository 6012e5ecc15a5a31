import type { RemoteContext } from '../contracts/remote';

/** The answer of a query, or its error. */
export interface Outcome<Answer> {
  readonly data?: Answer | undefined;
  /** The error of the last call. It stays during a retry. */
  readonly error?: unknown;
  /** The answer has arrived, and no call is under way. */
  readonly isSuccess?: boolean;
}

/** The state of a query for a component. */
export interface QueryState<Answer> extends Outcome<Answer> {
  /** The answer to the current argument. During a call, `data` may belong to the former argument. */
  readonly currentData?: Answer | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** The used part of an RTK Query endpoint. */
interface QueryEndpoint<Argument, Answer, State> {
  readonly initiate: (argument: Argument, options: { subscribe: boolean }) => unknown;
  readonly select: (argument: Argument) => (state: State) => Outcome<Answer>;
  readonly useQuery: (argument: Argument) => QueryState<Answer>;
}

/** A query with its argument, for loading, rendering and metadata. */
export interface BoundQuery<Answer> {
  /** Fetches the answer or the error into the store. */
  readonly fetch: (context: RemoteContext) => Promise<Outcome<Answer>>;
  /** Returns the answer in the store. */
  readonly answerIn: (state: unknown) => Answer | undefined;
  /** Returns the error in the store. */
  readonly failureIn: (state: unknown) => unknown;
  /** Subscribes a component to the query. */
  readonly useQuery: () => QueryState<Answer>;
  /** The only side that fetches before the first view. On the other side the component fetches. */
  readonly onlySide?: RemoteContext['side'];
}

/** Returns whether a selector can read a state. RTK Query's selectors accept any store. */
const isReadableBy = <State>(_select: (state: State) => unknown, state: unknown): state is State =>
  typeof state === 'object' && state !== null;

/** Binds a query to its argument. `onlySide` names the side that fetches it before the first view. */
export const boundQuery = <Argument, Answer, State>(
  { initiate, select, useQuery }: QueryEndpoint<Argument, Answer, State>,
  argument: Argument,
  onlySide?: RemoteContext['side'],
): BoundQuery<Answer> => {
  // Created on demand, as a component's own hook needs no selector.
  const outcomeIn = (state: unknown): Outcome<Answer> => {
    const read = select(argument);
    return isReadableBy(read, state) ? read(state) : {};
  };
  return {
    fetch: async (context) => {
      const present = outcomeIn(context.getState());
      // Otherwise RTK Query runs all reducers without effect, which delays the next page.
      if (present.isSuccess) return present;
      // The server subscribes, since a timer would keep an unsubscribed entry and so the store for a minute.
      await context.dispatch(initiate(argument, { subscribe: context.side === 'server' }));
      return outcomeIn(context.getState());
    },
    answerIn: (state) => outcomeIn(state).data,
    failureIn: (state) => outcomeIn(state).error,
    useQuery: () => useQuery(argument),
    ...(onlySide && { onlySide }),
  };
};
