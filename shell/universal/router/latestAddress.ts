import { isSameSlot, type Slot } from '@caravan/shared/contracts';
import type { LatestAddress } from '@caravan/shared/site';
import type { RouteMatch } from './routes';
import type { RouterState } from './RouterView';

/**
 * Returns the latest address of the page `shown`: React renders an address later than the router loads it. Also set when nothing
 * loads: compare it, do not test it for null. Null if the router is at another page.
 */
export const latestAddress = (
  { next, location }: Pick<RouterState, 'next' | 'location'>,
  shown: Slot | undefined,
  ownerOf: (pathname: string) => RouteMatch | null,
): LatestAddress | null => {
  const { pathname, search } = next ?? location;
  const match = ownerOf(pathname);
  return match && shown && isSameSlot(match.slot, shown) ? { params: match.params, search } : null;
};
