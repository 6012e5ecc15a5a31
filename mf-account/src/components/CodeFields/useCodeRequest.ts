import { useRef, useState } from 'react';
import { useSite, useTexts } from '@caravan/shared/site';
import { api } from '../../api/api';
import { useCountdown } from './useCountdown';

/** verifyCodeType: what a code is for. */
export const codeFor = { signIn: 1, newEmail: 2, deletion: 3 } as const;
export type CodePurpose = (typeof codeFor)[keyof typeof codeFor];

/** Asks for a code by mail: never two at once, nor twice for an address while its countdown runs. */
export const useCodeRequest = (purpose: CodePurpose) => {
  const t = useTexts('account');
  const { toast } = useSite();
  const [send, { isLoading }] = api.mutation('sendEmailCode').useMutation();
  const { secondsLeft, start } = useCountdown();
  const inFlight = useRef(false);
  const [sentTo, setSentTo] = useState<string>();

  /** Resolves with whether a code is on its way; what went wrong, the site has said. */
  const request = async (email: string): Promise<boolean> => {
    // The code that was sent to this address is still the one to enter.
    if (secondsLeft > 0 && email === sentTo) return true;
    // Two clicks can come before the first one is drawn.
    if (inFlight.current) return false;
    inFlight.current = true;
    const { data } = await send({ email, verifyCodeType: purpose });
    inFlight.current = false;
    if (!data) return false;
    start(data.resendAfter);
    setSentTo(email);
    toast({ text: t('codeSent'), tone: 'success' });
    return true;
  };

  return { request, isSending: isLoading, secondsLeft, sentTo };
};
