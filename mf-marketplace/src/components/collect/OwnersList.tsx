import { useEffect } from 'react';
import { useSite } from '@caravan/shared/site';
import { api } from '../../api/api';
import { watched } from '../../state/collected';
import { keysOf, WATCH_LIST_SIZE } from '../../state/watchList';

/** Owner of the list that the watch buttons show: an account's id, or null for the browser. */
let owner: string | null = null;

/** Loads the watch list of the account after sign-in, and that of the browser after sign-out. */
export const OwnersList = () => {
  const { session } = useSite();
  const isKnown = session.status === 'out' || session.user !== null;
  const user = session.user?.id ?? null;
  // A separate component, so that dozens of watch buttons on a page do not subscribe to the query.
  return isKnown && user !== owner ? <LoadList user={user} /> : null;
};

const LoadList = ({ user }: { readonly user: string | null }) => {
  const { visitor } = useSite();
  const [ask] = api.query('watchList').useLazyQuery();
  useEffect(() => {
    if (user === owner) return;
    owner = user;
    const askedAt = Date.now();
    void ask({ ...visitor(), current: 1, size: WATCH_LIST_SIZE }).then(({ data }) =>
      data ? watched.adopt(keysOf(data), askedAt) : undefined,
    );
    // oxlint-disable-next-line exhaustive-deps -- loads once for each owner
  }, [user]);
  return null;
};
