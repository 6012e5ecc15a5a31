import { useEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { useSite, useTexts } from '@caravan/shared/site';
import type { LoginProvider } from '@caravan/shared/contracts/calls';
import { api } from '../api/api';
import { isOwnPath, providerAddress, storePendingSignIn } from './provider';

/** Returns the page that the site left for /login, from the state of the navigation. */
export const useLeftPage = (): string | undefined => {
  const currentLocation: Location<unknown> = useLocation();
  const { state } = currentLocation;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return isOwnPath(from) ? from : undefined;
};

/** Returns the page to return to after sign-in: the one that linked to /login or the current one. */
export const useCameFrom = (): string => {
  const { pathname, search, hash } = useLocation();
  return useLeftPage() ?? (pathname === '/login' ? '/home' : pathname + search + hash);
};

interface ProviderState {
  /** Null if none is configured. */
  readonly kind: LoginProvider['kind'] | null;
  readonly isKnown: boolean;
}

/** Fetches the identity provider while `isEnabled`. Can redirect to it. */
export const useProvider = (isEnabled: boolean) => {
  const t = useTexts('account');
  const { toast } = useSite();
  const [fetchOptions] = api.mutation('getLoginOptions').useMutation();
  const from = useCameFrom();
  const [isLeaving, setLeaving] = useState(false);
  const [providerState, setProviderState] = useState<ProviderState>({ kind: null, isKnown: false });

  useEffect(() => {
    if (!isEnabled) return undefined;
    let isUnmounted = false;
    void fetchOptions({}).then(({ data }) => {
      if (!isUnmounted) setProviderState({ kind: data?.provider?.kind ?? null, isKnown: true });
    });
    return () => {
      isUnmounted = true;
    };
  }, [fetchOptions, isEnabled]);

  useEffect(() => {
    // Back from the provider shows this document again.
    const handleShown = (): void => setLeaving(false);
    window.addEventListener('pageshow', handleShown);
    return () => window.removeEventListener('pageshow', handleShown);
  }, []);

  /** Redirects to the provider with a new nonce. */
  const redirectToProvider = async (): Promise<void> => {
    setLeaving(true);
    const provider = (await fetchOptions({})).data?.provider;
    // Forms make the call without a request of the visitor, so its failures show no message.
    if (!provider) {
      setLeaving(false);
      toast({ text: t('providerFailed'), tone: 'error' });
      return;
    }
    if (storePendingSignIn({ nonce: provider.nonce, from })) {
      location.assign(providerAddress(provider, location.origin));
      return;
    }
    setLeaving(false);
    toast({ text: t('needsStorage'), tone: 'error' });
  };

  return { ...providerState, isLeaving, redirectToProvider };
};
