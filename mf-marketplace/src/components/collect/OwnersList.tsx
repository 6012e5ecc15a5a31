import { useEffect } from 'react';
import { useSite } from '@caravan/shared/site';
import { api } from '../../api/api';
import { watched } from '../../state/collected';
import { keysOf, WATCH_LIST_SIZE } from '../../state/watchList';

/** Whose list this page's hearts show: an account's id, or null for that of the browser, which they begin with. */
let owner: string | null = null;

/** Once somebody has signed in, or out, hearts show that list: the account's, which takes over the browser's, or the browser's. */
export const OwnersList = () => {
  const { session } = useSite();
  const isKnown = session.status === 'out' || session.user !== null;
  const user = session.user?.id ?? null;
  // A visitor's hearts, of which pages have dozens, bear nothing of this.
  return isKnown && user !== owner ? <Asked user={user} /> : null;
};

const Asked = ({ user }: { readonly user: string | null }) => {
  const { visitor } = useSite();
  const [ask] = api.query('watchList').useLazyQuery();
  useEffect(() => {
    if (user === owner) return;
    owner = user;
    const askedAt = Date.now();
    void ask({ ...visitor(), current: 1, size: WATCH_LIST_SIZE }).then(({ data }) =>
      data ? watched.agree(keysOf(data), askedAt) : undefined,
    );
    // oxlint-disable-next-line exhaustive-deps -- asked once for each owner
  }, [user]);
  return null;
};
