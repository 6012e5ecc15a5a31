import { useEffect, useEffectEvent } from 'react';

/** Tries again by itself when the browser's line is back. */
export const useRetryOnline = (retry: () => void): void => {
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    const listener = (): void => tryAgain();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
};
