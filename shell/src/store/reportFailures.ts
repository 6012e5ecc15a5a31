import type { UnknownAction } from '@reduxjs/toolkit';
import type { Language } from '@caravan/shared/contracts';
import type { Transport } from '@caravan/shared/store';
import { toastShown } from './toasts';

/** The error catalogue in one place (ERR-1, ERR-2): whatever call fails, its message is shown in the page's language. */
export const reportFailures = (
  transport: Transport,
  lang: Language,
  dispatch: (action: UnknownAction) => void,
): Transport => ({
  call: async (call, parameter, signal) => {
    const outcome = await transport.call(call, parameter, signal);
    if ('error' in outcome && !signal?.aborted) {
      const text = lang === 'ge' ? outcome.error.messageGe : outcome.error.messageEn;
      dispatch(toastShown({ tone: 'error', text }));
    }
    return outcome;
  },
});
