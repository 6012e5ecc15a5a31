import { useEffect } from 'react';
import { useLatest } from './useLatest';

/** Calls `onReturn` when the browser restores the page from its back-forward cache. */
export const useReturn = (onReturn: () => void): void => {
  const latest = useLatest(onReturn);
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) latest.current();
    };
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, [latest]);
};
