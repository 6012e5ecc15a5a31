import { useLocation } from 'react-router-dom';
import { useSite } from '@caravan/shared/site';

/** Reads, at a press, the query that an earlier press asked for and that is still loading; else the query that is shown. */
export const useAskedSearch = (): (() => URLSearchParams) => {
  const { search } = useLocation();
  const { goingTo } = useSite();
  return () => new URLSearchParams(goingTo?.()?.search ?? search);
};
