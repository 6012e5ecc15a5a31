import { invalidPropsMessage } from '@caravan/shared/contracts';
import {
  MAX_ERROR_MESSAGE,
  MAX_ERROR_STACK,
  type RenderRequest,
  type RenderResponse,
  type RenderResponseOf,
} from './renderMessages';

export type RemoteError = RenderResponseOf<'page'>['errors'][number];

/** Returns what a remote threw in the form in which its render worker reports it. */
export const toError = (thrown: unknown): RemoteError => {
  const { message, stack = '' } = thrown instanceof Error ? thrown : { message: String(thrown) };
  return { message: message.slice(0, MAX_ERROR_MESSAGE), stack: stack.slice(0, MAX_ERROR_STACK) };
};

export const errorText = (thrown: unknown): string =>
  (thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)).slice(0, MAX_ERROR_STACK);

/** Returns the answer to a request whose rendering threw. */
export const refusalOf = (request: RenderRequest, thrown: unknown): RenderResponse =>
  request.kind === 'widget' && thrown instanceof Error && thrown.message === invalidPropsMessage(request.slot.part)
    ? { kind: 'invalid-props' }
    : { kind: 'refused', error: errorText(thrown) };
