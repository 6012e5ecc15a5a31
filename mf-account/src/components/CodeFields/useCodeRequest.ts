import { useRef, useState, useEffect } from 'react';
import { useSite, useTexts } from '@caravan/shared/site';
import { api } from '../../api/api';

/** Values of `verifyCodeType`. */
export const codePurposes = { signIn: 1, newEmail: 2, deletion: 3 } as const;
export type CodePurpose = (typeof codePurposes)[keyof typeof codePurposes];

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
    toast(data.mayBeLate ? { text: t('codeMayBeLate'), tone: 'info' } : { text: t('codeSent'), tone: 'success' });
    return true;
  };

  return { request, isSending: isLoading, secondsLeft, sentTo };
};

const idle = { endsAt: 0, now: 0 };

/** Counts down whole seconds by the clock, so that a background tab stays correct. 0 when it is not running. */
const useCountdown = () => {
  const [{ endsAt, now }, setTimes] = useState(idle);

  useEffect(() => {
    if (endsAt === 0) return undefined;
    const timer = setInterval(() => {
      const time = Date.now();
      setTimes(time < endsAt ? { endsAt, now: time } : idle);
    }, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);

  return {
    secondsLeft: Math.ceil((endsAt - now) / 1000),
    start: (seconds: number): void => {
      const time = Date.now();
      setTimes({ endsAt: time + seconds * 1000, now: time });
    },
  };
};
