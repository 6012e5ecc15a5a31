import { useEffect, useState } from 'react';
import { useRouting } from '../router/RouterView';
import { useShell } from '../services/ShellContext';

interface GuideState {
  readonly isShown: boolean;
  readonly dismiss: () => void;
}

/** Returns whether to show the guide overlay (SHELL-8): for an existing `?accountId` that is not the last dismissed one. */
export const useGuide = (): GuideState => {
  const { account } = useShell();
  const { search } = useRouting().location;
  const accountId = new URLSearchParams(search).get('accountId');
  // The server and the first render show no guide, because only the browser knows the dismissed account.
  const [shownFor, setShownFor] = useState<string | null>(null);
  useEffect(() => {
    if (!accountId) return;
    const showGuide = async (): Promise<void> => {
      if ((await account.identify(accountId)) && account.guideSeen() !== accountId) setShownFor(accountId);
    };
    void showGuide();
  }, [account, accountId]);
  return {
    isShown: shownFor !== null,
    dismiss: () => {
      if (shownFor !== null) account.dismissGuide(shownFor);
      setShownFor(null);
    },
  };
};
