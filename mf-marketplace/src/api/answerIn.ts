import type { RemoteContext } from '@caravan/shared/contracts';
import { prefetch } from '@caravan/shared/store';
import { marketplaceApi } from './marketplaceApi';

/** The store, as far as this remote knows it. */
type Answers = Parameters<ReturnType<typeof marketplaceApi.endpoints.newsList.select>>[0];

/** An endpoint of this remote, of whatever file. */
interface Endpoint<Argument, Answer> {
  readonly initiate: (argument: Argument, options: { subscribe: boolean }) => unknown;
  readonly select: (argument: Argument) => (state: Answers) => { readonly data?: Answer | undefined };
}

const holdsAnswers = (state: unknown): state is Answers =>
  typeof state === 'object' && state !== null && marketplaceApi.reducerPath in state;

/** What the store holds of a call's answer, for a page's `meta`; undefined where there is none. */
export const answerIn = <Argument, Answer>(
  state: unknown,
  endpoint: Endpoint<Argument, Answer>,
  argument: Argument,
): Answer | undefined => (holdsAnswers(state) ? endpoint.select(argument)(state).data : undefined);

const stateOf = (_dispatch: unknown, getState: () => unknown): unknown => getState();

/** Fetches an answer outside of a component, for a page's `addresses`; undefined where the call fails. */
export const fetchedAnswer = async <Argument, Answer>(
  context: RemoteContext,
  endpoint: Endpoint<Argument, Answer>,
  argument: Argument,
): Promise<Answer | undefined> => {
  await prefetch(context, endpoint, argument);
  return answerIn(context.dispatch(stateOf), endpoint, argument);
};
