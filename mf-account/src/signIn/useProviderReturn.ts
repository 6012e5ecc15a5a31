import { useEffect, useState } from 'react';
import { useSite, useTexts } from '@caravan/shared/site';
import { takePendingSignIn, tokenFrom } from './provider';
import { useSignIn } from './useSignIn';

/** A sign-in that returned from the provider: whether it is pending, and the page the visitor came from. */
interface ProviderReturn {
  readonly isPending: boolean;
  readonly from: string | null;
}

/** Completes a sign-in with the ID token in the address. */
export const useProviderReturn = (): ProviderReturn => {
  const t = useTexts('account');
  const { toast } = useSite();
  const { signInByToken } = useSignIn();
  const [state, setState] = useState<ProviderReturn>({ isPending: false, from: null });

  useEffect(() => {
    const { hash } = location;
    if (!hash.includes('id_token=') && !hash.includes('error=')) return;
    // Removes the token from the address and the history.
    history.replaceState(history.state, '', location.pathname + location.search);
    const pending = takePendingSignIn();
    const idToken = tokenFrom(hash, pending);
    if (idToken === null || pending === null) {
      toast({ text: t('providerFailed'), tone: 'error' });
      setState({ isPending: false, from: pending?.from ?? null });
      return;
    }
    setState({ isPending: true, from: pending.from });
    void signInByToken(idToken).then(() => setState({ isPending: false, from: pending.from }));
    // oxlint-disable-next-line exhaustive-deps -- the provider redirects to an address only once
  }, []);
  return state;
};
