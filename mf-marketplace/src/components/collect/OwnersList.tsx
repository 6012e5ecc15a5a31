import { useEffect } from 'react';
import { useSite } from '@caravan/shared/site';
import { api } from '../../api/api';
import { isAccountList, watched } from '../../state/collected';
import { keysOf, WATCH_LIST_SIZE } from '../../state/watchList';

/** Owner of the list that this page view has loaded: an account's id, or null for the browser. */
let loaded: string | null = null;
/** Owner of the list that is loading. */
let asked: string | null | undefined;

/** Loads the watch list of the account after sign-in, and that of the browser after sign-out, also one before a reload. */
export const OwnersList = () => {
  const { session } = useSite();
  const isAccounts = isAccountList.use();
  const isKnown = session.status === 'out' || session.user !== null;
  const user = session.user?.id ?? null;
  const isShown = user === loaded && isAccounts === (user !== null);
  // A separate component, so that dozens of watch buttons on a page do not subscribe to the query.
  return isKnown && !isShown ? <LoadList user={user} /> : null;
};

const LoadList = ({ user }: { readonly user: string | null }) => {
  const { visitor } = useSite();
  const [ask] = api.query('watchList').useLazyQuery();
  useEffect(() => {
    if (user === asked) return;
    asked = user;
    const askedAt = Date.now();
    void ask({ ...visitor(), current: 1, size: WATCH_LIST_SIZE }).then(({ data }) => {
      if (user !== asked) return;
      asked = undefined;
      if (!data) return;
      loaded = user;
      watched.adopt(keysOf(data), askedAt);
      isAccountList.write(user !== null);
    });
    // oxlint-disable-next-line exhaustive-deps -- loads once for each owner
  }, [user]);
  return null;
};
