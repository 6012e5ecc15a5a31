import { useRef, useState } from 'react';
import { useSite, useTexts } from '@caravan/shared/site';
import { api } from '../../api/api';
import { useCountdown } from './useCountdown';

/** verifyCodeType: the purpose of a code. */
export const codeFor = { signIn: 1, newEmail: 2, deletion: 3 } as const;
export type CodePurpose = (typeof codeFor)[keyof typeof codeFor];

/** Requests a code by mail, one request at a time and once for each address during the countdown. */
export const useCodeRequest = (purpose: CodePurpose) => {
  const t = useTexts('account');
  const { toast } = useSite();
  const [send, { isLoading }] = api.mutation('sendEmailCode').useMutation();
  const { secondsLeft, start } = useCountdown();
  const inFlight = useRef(false);
  const [sentTo, setSentTo] = useState<string>();

  /** Resolves with whether a code was sent. The host shows errors. */
  const request = async (email: string): Promise<boolean> => {
    // The code sent to this address is still valid.
    if (secondsLeft > 0 && email === sentTo) return true;
    // A second click can come before React has rendered the first.
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
