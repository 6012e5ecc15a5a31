import { useEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { useSite, useTexts } from '@caravan/shared/site';
import type { LoginProvider } from '@caravan/shared/contracts/calls';
import { api } from '../api/api';
import { isOwnPath, providerAddress, rememberSignIn } from './provider';

/** The page to return to after sign-in: the one that linked to /login, or the current one. */
export const useCameFrom = (): string => {
  const here: Location<unknown> = useLocation();
  const { pathname, search, hash } = here;
  const { state } = here;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (isOwnPath(from)) return from;
  return pathname === '/login' ? '/home' : pathname + search + hash;
};

interface KnownProvider {
  /** Null if none is configured. */
  readonly kind: LoginProvider['kind'] | null;
  readonly isKnown: boolean;
}

/** Fetches the identity provider while `isWanted`, and redirects to it. */
export const useProvider = (isWanted = true) => {
  const t = useTexts('account');
  const { toast } = useSite();
  const [ask] = api.mutation('getLoginOptions').useMutation();
  const from = useCameFrom();
  const [known, setKnown] = useState<KnownProvider>({ kind: null, isKnown: false });

  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    void ask({}).then(({ data }) => {
      if (!isGone) setKnown({ kind: data?.provider?.kind ?? null, isKnown: true });
    });
    return () => {
      isGone = true;
    };
  }, [ask, isWanted]);

  /** Redirects to the provider with a new nonce. */
  const goThere = async (): Promise<void> => {
    const provider = (await ask({})).data?.provider;
    // Forms make the call unasked, so its failures show no message.
    if (!provider) {
      toast({ text: t('providerFailed'), tone: 'error' });
      return;
    }
    if (rememberSignIn({ nonce: provider.nonce, from })) {
      location.assign(providerAddress(provider, location.origin));
      return;
    }
    toast({ text: t('needsStorage'), tone: 'error' });
  };

  return { ...known, goThere };
};
