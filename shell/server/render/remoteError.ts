import type { RenderResponseOf } from './renderMessages';

export type RemoteError = RenderResponseOf<'page'>['errors'][number];

/** Returns what a remote threw in the form in which its render worker reports it. */
export const toError = (thrown: unknown): RemoteError =>
  thrown instanceof Error
    ? { message: thrown.message, stack: thrown.stack ?? '' }
    : { message: String(thrown), stack: '' };
