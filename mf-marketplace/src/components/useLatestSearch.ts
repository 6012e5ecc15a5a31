import { useLocation } from 'react-router-dom';
import { useSite } from '@caravan/shared/site';

/** Returns a function that reads the latest query of the page, which may still be loading. */
export const useLatestSearch = (): (() => URLSearchParams) => {
  const { search } = useLocation();
  const { goingTo } = useSite();
  return () => new URLSearchParams(goingTo?.()?.search ?? search);
};
