import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '@caravan/shared/site';
import { useSendEmailCodeMutation } from '../../api/accountApi';
import { useCountdown } from './useCountdown';

/** verifyCodeType of a sign-in. */
const SIGN_IN = 1;

/** Asks for a code by mail: never two at once, never while the countdown runs. */
export const useCodeRequest = () => {
  const { t } = useTranslation('account');
  const { lang, toast } = useSite();
  const [send, { isLoading }] = useSendEmailCodeMutation();
  const { secondsLeft, start } = useCountdown();
  const inFlight = useRef(false);
  const [sentTo, setSentTo] = useState<string>();
  const [refusal, setRefusal] = useState<string>();

  const request = async (email: string): Promise<void> => {
    // Two clicks can come before the first one is drawn.
    if (inFlight.current || secondsLeft > 0) return;
    inFlight.current = true;
    setRefusal(undefined);
    const { data, error } = await send({ email, verifyCodeType: SIGN_IN });
    inFlight.current = false;
    if (data) {
      start(data.resendAfter);
      setSentTo(email);
      toast({ text: t('codeSent'), tone: 'success' });
      return;
    }
    const message = error && 'messageEn' in error ? error[lang === 'ge' ? 'messageGe' : 'messageEn'] : undefined;
    setRefusal(message ?? t('failed'));
  };

  return { request, isSending: isLoading, secondsLeft, sentTo, refusal };
};
