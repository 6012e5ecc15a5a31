import { useEffect } from 'react';
import { useSite } from '@caravan/shared/site';
import { api } from '../../api/api';
import { isAccountList, watched } from '../../state/collected';
import { useOwner } from '../../state/useOwner';
import { keysOf, WATCH_LIST_SIZE } from '../../state/watchList';

/** Owner of the list that this page view has loaded. */
let loaded = 'out';
/** Owner of the list that is loading. */
let asked: string | undefined;

/**
 * Loads the watch list of the account after sign-in, and that of the browser after sign-out. After a sign-out on a page without watch
 * buttons, the stored list is still the account's.
 */
export const OwnersList = () => {
  const owner = useOwner();
  const isAccounts = isAccountList.use();
  const isKnown = owner !== 'unknown' && owner !== 'in';
  const isShown = owner === loaded && isAccounts === (owner !== 'out');
  // A separate component, so that dozens of watch buttons on a page do not subscribe to the query.
  return isKnown && !isShown ? <LoadList owner={owner} /> : null;
};

const LoadList = ({ owner }: { readonly owner: string }) => {
  const { visitor } = useSite();
  const [ask] = api.query('watchList').useLazyQuery();
  useEffect(() => {
    if (owner === asked) return;
    asked = owner;
    const askedAt = Date.now();
    void ask({ ...visitor(), current: 1, size: WATCH_LIST_SIZE }).then(({ data }) => {
      if (owner !== asked) return;
      asked = undefined;
      if (!data) return;
      loaded = owner;
      watched.adopt(keysOf(data), askedAt);
      isAccountList.write(owner !== 'out');
    });
    // oxlint-disable-next-line exhaustive-deps -- loads once for each owner
  }, [owner]);
  return null;
};
