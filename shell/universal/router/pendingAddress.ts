import type { PendingAddress } from '@caravan/shared/site';
import { isOfSamePage, type RouteMatch } from './routes';
import type { RouterState } from './RouterView';

/** Returns the address that is loading, if it belongs to the page that is shown. */
export const pendingAddress = (
  { next, match: shown }: Pick<RouterState, 'next' | 'match'>,
  ownerOf: (pathname: string) => RouteMatch | null,
): PendingAddress | null => {
  const match = next && ownerOf(next.pathname);
  if (!match || !isOfSamePage(match, shown)) return null;
  return { params: match.params, search: next.search };
};
