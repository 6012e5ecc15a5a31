import { useEffect, useState } from 'react';
import { useSite } from '@caravan/shared/site';

/** Returns the session's user as the state of a query. Loads a user that is missing. */
export const useUser = () => {
  const { session, loadUser } = useSite();
  const [state, setState] = useState({ isError: false, isFetching: true });
  const { user } = session;
  const refetch = async (): Promise<void> => {
    setState(({ isError }) => ({ isError, isFetching: true }));
    // A loaded user arrives with the session, which React may render later.
    if (!(await loadUser?.())) setState({ isError: true, isFetching: false });
  };
  useEffect(() => {
    if (!user) void refetch();
    // oxlint-disable-next-line exhaustive-deps -- runs once for each dialog
  }, []);
  return user ? { data: user, isError: false, isFetching: false, refetch } : { ...state, refetch };
};
