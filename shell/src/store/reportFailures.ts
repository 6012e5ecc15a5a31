import type { UnknownAction } from '@reduxjs/toolkit';
import type { Language } from '@caravan/shared/contracts';
import { SESSION_INVALID } from '@caravan/shared/contracts/calls';
import type { Transport } from '@caravan/shared/store';
import type { Session } from '../session/createSession';
import { connectionFound, connectionLost } from './connection';
import { toastShown } from './toasts';

/** The error catalogue in one place (ERR-1, ERR-2, SHELL-15): whatever call fails, its message is shown in the page's language. */
export const reportFailures = (
  transport: Transport,
  lang: Language,
  session: Pick<Session, 'token' | 'refused'>,
  dispatch: (action: UnknownAction) => void,
): Transport => ({
  call: async (call, parameter, signal) => {
    const token = session.token();
    const outcome = await transport.call(call, parameter, signal);
    if (signal?.aborted) return outcome;
    const isLost = 'error' in outcome && outcome.error.kind === 'network';
    dispatch(isLost ? connectionLost() : connectionFound());
    if ('error' in outcome) {
      const text = lang === 'ge' ? outcome.error.messageGe : outcome.error.messageEn;
      if (outcome.error.code === SESSION_INVALID) session.refused(token, text);
      else dispatch(toastShown({ tone: 'error', text }));
    }
    return outcome;
  },
});
