import type { RemoteContext } from '../contracts/remote';

/** What is known of a query's answer. */
export interface Outcome<Answer> {
  readonly data?: Answer | undefined;
  /** Why the last call failed; stays while it is tried again. */
  readonly error?: unknown;
}

/** What a component knows of a query. */
export interface QueryState<Answer> extends Outcome<Answer> {
  /** The answer to this very argument; `data` may be of the one before while it is under way. */
  readonly currentData?: Answer | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** An RTK Query endpoint, as far as it is used here. */
interface QueryEndpoint<Argument, Answer, State> {
  readonly initiate: (argument: Argument, options: { subscribe: boolean }) => unknown;
  readonly select: (argument: Argument) => (state: State) => Outcome<Answer>;
  readonly useQuery: (argument: Argument) => QueryState<Answer>;
}

/** A query with its argument, stated once: for the first view's data, for what draws it, and for what the page says of itself. */
export interface BoundQuery<Answer> {
  /** Fetches the answer, or the failure, into the store; a component's own query shows either. */
  readonly fetch: (context: RemoteContext) => Promise<Outcome<Answer>>;
  /** What the store holds of the answer. */
  readonly answerIn: (state: unknown) => Answer | undefined;
  /** What the store holds of why it failed. */
  readonly failureIn: (state: unknown) => unknown;
  /** Follows the query in a component. */
  readonly useQuery: () => QueryState<Answer>;
  /** The only side that fetches it before the first view; the other leaves it to the component. */
  readonly only?: RemoteContext['side'];
}

/** Whether a selector can read a state: RTK Query's take any store, and find nothing in one without their slice. */
const isReadableBy = <State>(_select: (state: State) => unknown, state: unknown): state is State =>
  typeof state === 'object' && state !== null;

/** Binds a query to its argument. `only` names the side that fetches it before the first view. */
export const boundQuery = <Argument, Answer, State>(
  { initiate, select, useQuery }: QueryEndpoint<Argument, Answer, State>,
  argument: Argument,
  only?: RemoteContext['side'],
): BoundQuery<Answer> => {
  // Made when it is asked for: a component that follows the query needs no selector of its own.
  const outcomeIn = (state: unknown): Outcome<Answer> => {
    const read = select(argument);
    return isReadableBy(read, state) ? read(state) : {};
  };
  return {
    fetch: async (context) => {
      // On the server the entry is subscribed: an unsubscribed one would start a timer that keeps the request's store alive for a minute.
      await context.dispatch(initiate(argument, { subscribe: context.side === 'server' }));
      return outcomeIn(context.getState());
    },
    answerIn: (state) => outcomeIn(state).data,
    failureIn: (state) => outcomeIn(state).error,
    useQuery: () => useQuery(argument),
    ...(only && { only }),
  };
};
