import type { UnknownAction } from '@reduxjs/toolkit';
import type { Language } from '@caravan/shared/contracts';
import { SESSION_INVALID } from '@caravan/shared/contracts/calls';
import type { CallOutcome, Transport } from '@caravan/shared/store';
import type { Session } from './createSession';
import { connectionFound, connectionLost } from '../../universal/store/connection';
import { callBegun, toastShown } from '../../universal/store/toasts';

type Failure = Extract<CallOutcome<unknown>, { readonly error: unknown }>['error'];

/** Returns the message of a failure. English is the fallback. */
const messageIn = (lang: Language, { messageEn, messageGe }: Failure): string =>
  (lang === 'ge' && messageGe) || messageEn;

/** Returns a transport that shows the message of each failed call in the page's language (ERR-1, ERR-2, SHELL-15). */
export const reportFailures = (
  transport: Transport,
  lang: Language,
  session: Pick<Session, 'token' | 'handleRefusal'>,
  dispatch: (action: UnknownAction) => void,
): Transport => ({
  call: async (call, parameter, signal, options) => {
    const token = session.token();
    dispatch(callBegun(call.path));
    const outcome = await transport.call(call, parameter, signal);
    if (signal?.aborted) return outcome;
    const isLost = 'error' in outcome && outcome.error.kind === 'network';
    dispatch(isLost ? connectionLost() : connectionFound());
    if ('error' in outcome) {
      const text = messageIn(lang, outcome.error);
      if (outcome.error.code === SESSION_INVALID) session.handleRefusal(token, text);
      else if (options?.isQuiet) return outcome;
      // Ignores numbers: a refusal with another number of seconds is the same message.
      else dispatch(toastShown({ tone: 'error', text, about: text.replace(/\d+/g, ''), calls: [call.path] }));
    }
    return outcome;
  },
});
