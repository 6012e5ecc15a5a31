import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useShell } from '../services/ShellContext';

interface GuideState {
  readonly isShown: boolean;
  readonly dismiss: () => void;
}

/** The guide overlay (SHELL-8): shown for an `?accountId` other than the one that it was dismissed for last, if it is somebody's. */
export const useGuide = (): GuideState => {
  const { account } = useShell();
  const { search } = useLocation();
  const accountId = new URLSearchParams(search).get('accountId');
  // Only the browser knows what was dismissed: the server and the first drawing show no guide.
  const [shownFor, setShownFor] = useState<string | null>(null);
  useEffect(() => {
    if (!accountId) return;
    const welcome = async (): Promise<void> => {
      if ((await account.identify(accountId)) && account.guideSeen() !== accountId) setShownFor(accountId);
    };
    void welcome();
  }, [account, accountId]);
  return {
    isShown: shownFor !== null,
    dismiss: () => {
      if (shownFor !== null) account.dismissGuide(shownFor);
      setShownFor(null);
    },
  };
};
