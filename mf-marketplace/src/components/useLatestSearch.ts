import { useLocation } from 'react-router-dom';
import { useSite } from '@caravan/shared/site';

/** Returns a function that reads the query of the navigation in progress, or else the current query. */
export const useLatestSearch = (): (() => URLSearchParams) => {
  const { search } = useLocation();
  const { goingTo } = useSite();
  return () => new URLSearchParams(goingTo?.()?.search ?? search);
};
