import { useLocation } from 'react-router-dom';
import { useSite } from '@caravan/shared/site';

/** Returns a function that reads the query that is loading, otherwise the current one. */
export const useAskedSearch = (): (() => URLSearchParams) => {
  const { search } = useLocation();
  const { goingTo } = useSite();
  return () => new URLSearchParams(goingTo?.()?.search ?? search);
};
