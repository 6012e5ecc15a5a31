import { useEffect, useEffectEvent } from 'react';

/** Retries when the browser is online again. */
export const useRetryOnline = (retry: () => void): void => {
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    const listener = (): void => tryAgain();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
};
