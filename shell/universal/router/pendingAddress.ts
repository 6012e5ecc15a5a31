import type { PendingAddress } from '@caravan/shared/site';
import { isOfSamePage, type OwnedRoute } from './routes';
import type { RouterState } from './RouterView';

/** Returns the address that is loading, if it belongs to the page that is shown. */
export const pendingAddress = (
  { next, owned: shown }: Pick<RouterState, 'next' | 'owned'>,
  ownerOf: (pathname: string) => OwnedRoute | null,
): PendingAddress | null => {
  const owned = next && ownerOf(next.pathname);
  if (!owned || !isOfSamePage(owned, shown)) return null;
  return { params: owned.params, search: next.search };
};
