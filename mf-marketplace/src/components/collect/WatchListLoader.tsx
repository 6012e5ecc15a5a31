import { useEffect } from 'react';
import { useSite } from '@caravan/shared/site';
import { api } from '../../api/api';
import { isAccountList, watchedItems } from '../../state/collected';
import { useOwner } from '../../state/useOwner';
import { keysOf, WATCH_LIST_SIZE } from '../../state/watchList';

/** Owner of the list that this page view has loaded. */
let loadedOwner = 'out';
/** Owner of the list that is loading. */
let loadingOwner: string | undefined;

/**
 * Loads the watch list of the account after sign-in, and that of the browser after sign-out. After a sign-out on a page without watch
 * buttons, the stored list is still the account's.
 */
export const WatchListLoader = () => {
  const owner = useOwner();
  const isAccounts = isAccountList.use();
  const isKnown = owner !== 'unknown' && owner !== 'in';
  const isShown = owner === loadedOwner && isAccounts === (owner !== 'out');
  // A separate component, so that dozens of watch buttons on a page do not subscribe to the query.
  return isKnown && !isShown ? <LoadList owner={owner} /> : null;
};

const LoadList = ({ owner }: { readonly owner: string }) => {
  const { visitor } = useSite();
  const [fetchList] = api.query('watchList').useLazyQuery();
  useEffect(() => {
    const load = (): void => {
      if (owner === loadingOwner) return;
      loadingOwner = owner;
      const requestedAt = Date.now();
      void fetchList({ ...visitor(), current: 1, size: WATCH_LIST_SIZE }).then(({ data }) => {
        if (owner !== loadingOwner) return;
        loadingOwner = undefined;
        if (!data) return;
        loadedOwner = owner;
        watchedItems.adopt(keysOf(data), requestedAt);
        isAccountList.write(owner !== 'out');
      });
    };
    load();
    // This component stays if the call failed.
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
    // oxlint-disable-next-line exhaustive-deps -- loads once for each owner
  }, [owner]);
  return null;
};
