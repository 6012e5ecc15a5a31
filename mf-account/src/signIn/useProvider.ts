import { useEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { useSite, useTexts } from '@caravan/shared/site';
import type { LoginProvider } from '@caravan/shared/contracts/calls';
import { api } from '../api/api';
import { isOwnPath, providerAddress, rememberSignIn } from './provider';

/** The page to go back to after signing in: the one that led to /login, or the one that is shown. */
export const useCameFrom = (): string => {
  const here: Location<unknown> = useLocation();
  const { pathname, search, hash } = here;
  const { state } = here;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  if (isOwnPath(from)) return from;
  return pathname === '/login' ? '/home' : pathname + search + hash;
};

interface KnownProvider {
  /** null where none is configured. */
  readonly kind: LoginProvider['kind'] | null;
  readonly isKnown: boolean;
}

/** Which identity provider there is, asked for while `isWanted`, and the way to it. */
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

  /** Leaves the site for the provider, with a nonce that is fresh at this moment. */
  const goThere = async (): Promise<void> => {
    const provider = (await ask({})).data?.provider;
    // The call itself is quiet, since forms ask it by themselves.
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
